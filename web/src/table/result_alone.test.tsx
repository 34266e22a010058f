import { fireEvent, render, screen, waitFor } from "@testing-library/preact";
import confetti from "canvas-confetti";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { games } from "../games";
import type { Ended, Ending } from "../games/game";
import type { Outcome, Table } from "../net/wire.gen";
import { path } from "../router";
import { aGame, answering, anUpdate, aTable, atTable, person } from "../testing";
import { Toasts } from "../ui/toast";
import { Result } from "./result";

vi.mock("canvas-confetti", () => ({ default: Object.assign(vi.fn(), { reset: vi.fn() }) }));

const CODE = "K7QF2MXW";
const SOLVED: Outcome = {
  places: [1],
  scores: [1],
  reason: "finished",
  teams: [],
  seconds: { "0": 102 },
};
const WON: Ending = {
  title: "Solved!",
  text: "1:42 · 23 moves",
  isWon: true,
  shared: "Trestle: solved.",
  puzzle: "riddle:7",
  next: { size: 8 },
};
const LOST: Ending = { title: "Another time", text: "It waits.", isWon: false };
const RIDDLE = { ...aGame(), name: "riddle", players: [1, 1] };

const gobble = games.gobble as (typeof games)[string];

beforeEach(() => {
  path.value = `/t/${CODE}`;
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.mocked(confetti).mockClear();
});

afterEach(() => {
  delete games.riddle;
  vi.unstubAllGlobals();
});

interface Played {
  ending?: Ending;
  outcome?: Outcome;
  me?: string;
  solved?: { times: number; seconds?: number };
  more?: Partial<Table>;
}

function ended({ ending = WON, outcome = SOLVED, me = "anna", solved, more = {} }: Played) {
  const asked = answering({
    "GET /games": [RIDDLE],
    "GET /puzzles": {
      day: "",
      left: 9,
      today: [],
      scores: {},
      solved: solved ? { "riddle:7": solved } : {},
    },
    [`PUT /tables/${CODE}/ready`]: undefined,
    [`PATCH /tables/${CODE}`]: undefined,
    [`DELETE /tables/${CODE}/seats/0`]: undefined,
  });
  const told = vi.fn((_: Ended) => ending);
  games.riddle = { ...gobble, ending: told };
  const table: Table = {
    ...aTable(),
    game: "riddle",
    status: "over",
    match: "m1",
    playing: [{ seat: 0, player: "anna", name: "Anna" }],
    seats: [person("anna", "Anna")],
    now: 102,
    ...more,
  };
  const { store, world } = atTable(me, table);
  world.socket.tell(anUpdate({ view: { laid: 7 }, outcome, now: 102 }));
  render(
    <>
      <Result store={store} table={table} outcome={outcome} onSeats={() => {}} />
      <Toasts />
    </>,
  );
  const sent = () => asked.filter(({ request }) => !request.startsWith("GET"));
  return { told, sent };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const four = () =>
  [...document.querySelectorAll(".four > button")].map(({ textContent }) => textContent?.trim());

describe("the end of a match for one", () => {
  it("is told by the game, from the last view and the seconds of play", () => {
    const { told } = ended({});
    expect(told).toHaveBeenCalledWith({ view: { laid: 7 }, outcome: SOLVED, seconds: 102 });
    expect(screen.getByRole("heading", { name: "Solved!" })).toBeTruthy();
    expect(screen.getByText("1:42 · 23 moves")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.queryByText(/rematch/)).toBeNull();
  });

  it.each([
    ["the first time", { times: 1, seconds: 102 }, SOLVED, "That is the time to beat."],
    ["a better time", { times: 3, seconds: 102 }, SOLVED, "A new best time!"],
    ["a slower one", { times: 3, seconds: 65 }, SOLVED, "Your best time: 1:05."],
    [
      "one that does not count",
      { times: 2, seconds: 65 },
      { ...SOLVED, seconds: {} },
      "Your best time: 1:05.",
    ],
  ])("says how the time compares: %s", async (_, solved, outcome, words) => {
    ended({ solved, outcome });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("is celebrated when it was won, and not when it was given up", async () => {
    ended({ ending: LOST });
    expect(confetti).not.toHaveBeenCalled();
    ended({});
    await waitFor(() => expect(confetti).toHaveBeenCalledOnce());
  });
});

describe("the four buttons after a match for one", () => {
  it("are once more, the replay, the next one and the way back", () => {
    ended({});
    expect(four()).toEqual(["Again", "Replay", "Next puzzle", "Leave"]);
  });

  it("lead to all puzzles where none comes next, with nothing to share", () => {
    ended({ ending: LOST });
    expect(four()).toEqual(["Again", "Replay", "Puzzles", "Leave"]);
    expect(screen.getByRole("button", { name: "No result to share" }).ariaDisabled).toBe("true");
    press("Puzzles");
    expect(path.value).toBe("/puzzles");
  });

  it("begin the same again", async () => {
    const { sent } = ended({});
    press("Again");
    await waitFor(() =>
      expect(sent()).toEqual([{ request: `PUT /tables/${CODE}/ready`, body: { ready: true } }]),
    );
  });

  it("begin the next one at the same table", async () => {
    const { sent } = ended({});
    press("Next puzzle");
    await waitFor(() =>
      expect(sent()).toEqual([
        { request: `PATCH /tables/${CODE}`, body: { options: { size: 8 } } },
        { request: `PUT /tables/${CODE}/ready`, body: { ready: true } },
      ]),
    );
  });

  it("lead back to the puzzles, and give the table up", async () => {
    const { sent } = ended({});
    press("Leave");
    await waitFor(() => expect(path.value).toBe("/puzzles"));
    expect(sent().map(({ request }) => request)).toEqual([`DELETE /tables/${CODE}/seats/0`]);
  });

  it("share a sentence, with the way to the puzzles and not to the table", async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    ended({});
    press("Share result");
    expect(await screen.findByText("Result copied")).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(`Trestle: solved. ${location.origin}/puzzles`);
  });

  it("give a watcher no seat that is not there, and nobody else's next one", () => {
    ended({ me: "mia" });
    expect(four()).toEqual(["No free seat", "Replay", "Puzzles", "Leave"]);
  });

  it("count who is ready once a friend has sat down", () => {
    const seats = [person("anna", "Anna"), person("luca", "Luca")];
    ended({ more: { seats } });
    expect(four()[0]).toBe("Rematch 0/2");
  });
});
