import { fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import confetti from "canvas-confetti";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Outcome, Score, Table } from "../net/wire.gen";
import { cameFrom, go, path } from "../router";
import { aGame, answering, anUpdate, aRace, atTable, person, settle } from "../testing";
import { Toasts } from "../ui/toast";
import { Result } from "./result";

vi.mock("canvas-confetti", () => ({ default: Object.assign(vi.fn(), { reset: vi.fn() }) }));

const CODE = "K7QF2MXW";
const LUCA_WINS: Outcome = {
  places: [2, 1],
  scores: [7, 0],
  reason: "finished",
  teams: [],
  seconds: {},
};
const ABANDONED: Outcome = { ...LUCA_WINS, reason: "abandoned" };

function score(player: string, wins: number): Score {
  return { player, name: player === "anna" ? "Anna" : "Luca", wins, matches: 3 };
}

const over = (more: Partial<Table> = {}) => aRace({ status: "over", running: false, ...more });
const DECIDED = {
  series: [score("anna", 1), score("luca", 3)],
  first_to: 3,
  champions: ["luca"],
};

let still = false;

beforeEach(() => {
  still = false;
  vi.mocked(confetti).mockClear();
  vi.stubGlobal("matchMedia", () => ({ matches: still, addEventListener: () => {} }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function ended(me: string, table = over(), outcome = LUCA_WINS) {
  const asked = answering({
    "GET /games": [aGame()],
    [`PUT /tables/${CODE}/ready`]: undefined,
    [`PUT /tables/${CODE}/seats/2`]: undefined,
  });
  const { store, world } = atTable(me, table);
  world.socket.tell(anUpdate({ view: {}, outcome }));
  const onSeats = vi.fn();
  render(
    <>
      <Result store={store} table={table} outcome={outcome} onSeats={onSeats} />
      <Toasts />
    </>,
  );
  return { last: () => asked.filter(({ request }) => request !== "GET /games").at(-1), onSeats };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const four = () =>
  [...document.querySelectorAll(".four > button")].map(({ textContent }) => textContent);

describe("how it ended", () => {
  it("by teams is told by teams, with both names and one score", () => {
    const names = ["Anna", "Luca", "Mia", "Tom"];
    const playing = names.map((name, seat) => ({ seat, player: name.toLowerCase(), name }));
    const teams: Outcome = {
      places: [3, 1, 3, 1],
      scores: [9, 12, 9, 12],
      reason: "finished",
      teams: [0, 1, 0, 1],
      seconds: {},
    };
    ended("anna", over({ playing }), teams);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toContain("Luca and Tom win!");
    expect(screen.getByText("Your place: 2 of 2")).toBeTruthy();
    const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
    expect(rows).toContain("1Luca Tom 12");
    expect(rows).toContain("2Anna youMia 9");
  });

  it("is read place by place, the best first", () => {
    ended("anna");
    expect(screen.getByRole("heading", { name: "Luca wins!" })).toBeTruthy();
    expect(screen.getByText("Your place: 2 of 2")).toBeTruthy();
    const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(["1Luca 0", "2Anna you7"]);
  });

  it.each([
    ["luca", LUCA_WINS, {}, "You win!"],
    ["mia", { ...LUCA_WINS, places: [1, 1] }, {}, "Anna and Luca share the win!"],
    ["anna", ABANDONED, {}, "The host ended the match"],
    ["anna", LUCA_WINS, DECIDED, "Luca wins the series 3–1!"],
    ["luca", LUCA_WINS, DECIDED, "You win the series 3–1!"],
    [
      "mia",
      { ...LUCA_WINS, places: [1, 1] },
      { series: [score("anna", 2), score("luca", 2)], first_to: 2, champions: ["anna", "luca"] },
      "Anna and Luca share the series 2–2!",
    ],
  ])("is a line for %s", (me, outcome, more, headline) => {
    ended(me, over(more), outcome);
    expect(screen.getByRole("heading", { name: headline })).toBeTruthy();
  });
});

describe("the score so far", () => {
  const wins = () =>
    within(screen.getByRole("region", { name: "So far" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);

  it("counts the matches won when nobody set an end", () => {
    ended("anna", over({ series: [score("anna", 1), score("luca", 2)] }));
    expect(wins()).toEqual(["Luca2 of 3 matches won", "Anna1 of 3 matches won"]);
  });

  it("has a pip for every win there is to get", () => {
    ended("anna", over({ series: [score("anna", 1), score("luca", 2)], first_to: 3 }));
    const pips = [...document.querySelectorAll(".pips")].map(
      (row) => [...row.children].filter(({ className }) => className === "won").length,
    );
    expect(pips).toEqual([2, 1]);
    expect(document.querySelectorAll(".pips i")).toHaveLength(6);
    expect(screen.getByText("first to 3")).toBeTruthy();
  });
});

describe("the four buttons after a match", () => {
  it("stand in the same order for everyone, whatever they say", () => {
    ended("anna");
    expect(four()).toEqual(["Rematch 0/2", "Replay", "Change game", "Leave"]);
  });

  it("lead to the replay of the match, and from there back to the table", () => {
    go("/t/K7QF2MXW");
    ended("anna");
    press("Replay");
    expect([path.value, cameFrom.value]).toEqual(["/m/m1", "/t/K7QF2MXW"]);
  });

  it("ask for a rematch, and tell how many do", async () => {
    const { last } = ended("anna");
    expect(screen.getByText("0 of 2 want a rematch")).toBeTruthy();
    press("Rematch");
    await waitFor(() => expect(last()?.body).toEqual({ ready: true }));
  });

  it("take the word back when pressed again", async () => {
    const table = over();
    table.seats[0] = person("anna", "Anna", { ready: true });
    const { last } = ended("anna", table);
    expect(four()[0]).toBe("Ready 1/2");
    press("Ready");
    await waitFor(() => expect(last()?.body).toEqual({ ready: false }));
  });

  it("speak of the next round while a series is on, and of a rematch once it is won", () => {
    ended("anna", over({ ...DECIDED, champions: [], first_to: 5 }));
    expect(four()[0]).toBe("Next round 0/2");
    expect(screen.getByText("0 of 2 are ready for the next round")).toBeTruthy();
  });

  it("speak of a rematch once a series is won", () => {
    ended("anna", over(DECIDED));
    expect(four()[0]).toBe("Rematch 0/2");
  });

  it("say what is missing where nothing would come of a press", async () => {
    const table = over();
    table.seats[1] = { substitute: false, ready: false, choice: {} };
    const { last } = ended("anna", table);
    expect(await screen.findByText("Needs 1 more")).toBeTruthy();
    press("Needs 1 more");
    await settle();
    expect(last()).toBeUndefined();
  });

  it("give a watcher a seat in the rematch's place", async () => {
    const { last } = ended("mia");
    expect(four()[0]).toBe("Take a seat");
    press("Take a seat");
    await waitFor(() => expect(last()?.request).toBe(`PUT /tables/${CODE}/seats/2`));
  });

  it("tell a watcher that there is no seat", async () => {
    const full = ["anna", "luca", "tom", "eva", "ugo", "ida"].map((id) => person(id, id));
    const { last } = ended("mia", over({ seats: full }));
    press("No free seat");
    await settle();
    expect(last()).toBeUndefined();
  });

  it("lead to seats and options", () => {
    const { onSeats } = ended("anna");
    press("Change game");
    expect(onSeats).toHaveBeenCalledOnce();
  });
});

describe("sharing a result", () => {
  const WORDS = "Tantrix Gobble: 1. Luca, 2. Anna.";

  it("goes through the share sheet where there is one", async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { share });
    ended("anna");
    press("Share result");
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(share.mock.calls[0]?.[0].text).toBe(WORDS);
  });

  it("else is copied, with the link", async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    ended("anna", over({ series: [score("anna", 1), score("luca", 2)] }));
    press("Share result");
    expect(await screen.findByText("Result copied")).toBeTruthy();
    expect(writeText.mock.calls[0]?.[0]).toMatch(
      new RegExp(`^${WORDS} So far: Luca 2 · Anna 1\\. http.*/t/${CODE}$`),
    );
  });

  it("is off for a match without a result", () => {
    ended("anna", over(), ABANDONED);
    expect(screen.getByRole("button", { name: "No result to share" }).ariaDisabled).toBe("true");
  });
});

describe("confetti", () => {
  const flown = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return vi.mocked(confetti).mock.calls.length;
  };

  it("flies for one's own win, once however often the result is looked at", async () => {
    ended("luca");
    await waitFor(() => expect(confetti).toHaveBeenCalledOnce());
    ended("luca");
    expect(await flown()).toBe(1);
  });

  it("flies for everyone when a series is won", async () => {
    ended("mia", over(DECIDED));
    await waitFor(() => expect(confetti).toHaveBeenCalledOnce());
  });

  it.each([
    ["somebody else's match", "anna", LUCA_WINS],
    ["a match that was called off", "luca", ABANDONED],
  ])("does not fly for %s", async (_, me, outcome) => {
    ended(me, over(), outcome);
    expect(await flown()).toBe(0);
  });

  it("does not fly for those who want stillness", async () => {
    still = true;
    ended("luca");
    expect(await flown()).toBe(0);
  });
});
