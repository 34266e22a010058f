import { fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../i18n";
import { path } from "../router";
import { me } from "../session";
import { aGame, answering } from "../testing";
import { PuzzlesPage } from "./puzzles";

const CODE = "K7QF2MXW";

const game = (name: string, title: string, most = 1) => ({
  ...aGame(),
  name,
  title,
  players: [1, most],
});
const GAMES = [
  { ...aGame() },
  game("discovery", "Tantrix Discovery", 6),
  game("rainbow", "Tantrix Rainbow"),
  game("daily", "Tantrix of the day"),
  game("solitaire", "Solitaire"),
];
const PUZZLES = {
  day: "2030-11-30",
  left: 34_620,
  today: [{ game: "daily", puzzle: "daily:2030-11-30", solvers: 3 }],
  solved: {},
  scores: {},
};
const SOLVED = {
  "daily:2030-11-30": { times: 1, seconds: 102 },
  "daily:2030-11-29": { times: 2 },
  "discovery:3": { times: 2, seconds: 12.7 },
  "discovery:4": { times: 1 },
};

function visited(more: Record<string, unknown> = {}) {
  const asked = answering({
    "GET /games": GAMES,
    "GET /puzzles": PUZZLES,
    "GET /tables/mine": [],
    "POST /session": { player: "p1", name: "Anna" },
    "POST /tables": [201, { code: CODE, url: "" }],
    [`PUT /tables/${CODE}/ready`]: undefined,
    ...more,
  });
  render(<PuzzlesPage />);
  return () => asked.filter(({ body }) => body);
}

const map = async (name: string) =>
  within(await screen.findByRole("list", { name }))
    .getAllByRole("button")
    .map(({ ariaLabel }) => ariaLabel);
const today = async () =>
  (await screen.findByRole("region", { name: "Puzzle of the day" })).textContent;

beforeEach(() => {
  path.value = "/puzzles";
  me.value = { player: "p1", name: "Anna" };
});

afterEach(() => {
  vi.useRealTimers();
});

describe("today's puzzle", () => {
  it("is told by its date, its tiles, who has solved it and when the next one comes", async () => {
    visited();
    expect(await today()).toContain("30 November: 11 tiles, one loop.");
    expect(await today()).toContain("3 players have solved it.");
    expect(await today()).toContain("The next one comes in 9 hr 37 min.");
  });

  it("has its date and its duration in the reader's own words", async () => {
    setLanguage("it");
    visited();
    const region = await screen.findByRole("region", { name: "Rompicapo del giorno" });
    expect(region.textContent).toContain("30 novembre");
    expect(region.textContent).toContain("Il prossimo arriva tra 9 h 37 min.");
  });

  it("once solved shows one's time and the days in a row, and can be played again", async () => {
    visited({ "GET /puzzles": { ...PUZZLES, solved: SOLVED } });
    expect(await today()).toContain("You have solved it in 1:42.");
    expect(await today()).toContain("2 days in a row");
    expect(screen.getByText("Play again")).toBeTruthy();
  });

  it("makes way for the next one when its day is over", async () => {
    visited({ "GET /puzzles": { ...PUZZLES, left: 0.01 } });
    await today();
    answering({
      "GET /games": GAMES,
      "GET /tables/mine": [],
      "GET /puzzles": { ...PUZZLES, day: "2030-12-01" },
    });
    await waitFor(async () => expect(await today()).toContain("1 December: 12 tiles"));
  });
});

describe("the maps", () => {
  it("say of each puzzle what it asks and how it stands", async () => {
    const begun = {
      code: "22222222",
      game: "discovery",
      host: "Anna",
      seated: 1,
      seats: 6,
      spectators: 0,
      status: "playing",
      puzzle: "discovery:9",
    };
    visited({
      "GET /puzzles": { ...PUZZLES, solved: SOLVED },
      "GET /tables/mine": [begun, { ...begun, seated: 2, puzzle: "discovery:10" }],
    });
    const names = await map("Discovery");
    expect(names).toHaveLength(28);
    expect(names.slice(0, 3)).toEqual([
      "Discovery 3: a yellow loop of 3 tiles, solved in 0:12",
      "Discovery 4: a red loop of 4 tiles, solved",
      "Discovery 5: a red loop of 5 tiles, your next one",
    ]);
    expect(names[6]).toBe("Discovery 9: a yellow loop of 9 tiles, under way");
    expect(names[7]).toBe("Discovery 10: a red loop of 10 tiles, not solved yet");
    expect((await map("Rainbow"))[0]).toBe(
      "Rainbow white: a loop of 9 tiles in any colour, your next one",
    );
    expect(screen.getByText("2 of 28 solved")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /^Discovery 9:/ }));
    expect(path.value).toBe("/t/22222222");
  });

  it("lead with one press into a match, for one who has a name", async () => {
    const asked = visited();
    fireEvent.click(await screen.findByRole("button", { name: /^Rainbow red:/ }));
    await waitFor(() => expect(path.value).toBe(`/t/${CODE}`));
    expect(asked()).toEqual([
      {
        request: "POST /tables",
        body: { game: "rainbow", options: { back: "red" }, public: false },
      },
      { request: `PUT /tables/${CODE}/ready`, body: { ready: true } },
    ]);
  });

  it("ask a newcomer for a name first, and nothing before", async () => {
    me.value = undefined;
    const asked = visited();
    expect(await screen.findByText("Start with three tiles. It takes a minute.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /^Discovery 3:/ }));
    const door = within(screen.getByRole("dialog", { name: "Who is playing?" }));
    fireEvent.click(door.getByRole("button", { name: "Play" }));
    expect(door.getByRole("alert").textContent).toBe("Type your name first.");
    expect(asked()).toEqual([]);
    fireEvent.input(door.getByLabelText("Your name"), { target: { value: "Anna" } });
    fireEvent.click(door.getByRole("button", { name: "Play" }));
    await waitFor(() => expect(path.value).toBe(`/t/${CODE}`));
  });

  it("lead to the table even when the match did not begin there", async () => {
    visited({ [`PUT /tables/${CODE}/ready`]: [503, { code: "busy", text: "", details: {} }] });
    fireEvent.click(await screen.findByRole("button", { name: /^Discovery 3:/ }));
    await waitFor(() => expect(path.value).toBe(`/t/${CODE}`));
  });
});

describe("beside the maps", () => {
  it("Discovery can be raced: a table is opened, and nobody is ready", async () => {
    const asked = visited({ "GET /puzzles": { ...PUZZLES, solved: SOLVED } });
    fireEvent.click(await screen.findByRole("button", { name: "Race friends" }));
    await waitFor(() => expect(path.value).toBe(`/t/${CODE}`));
    expect(asked().map(({ request }) => request)).not.toContain(`PUT /tables/${CODE}/ready`);
    expect(asked().at(-1)?.body).toMatchObject({ game: "discovery", options: { size: 5 } });
  });

  it("stand the other games for one", async () => {
    visited();
    const more = within(await screen.findByRole("region", { name: "Games for one" }));
    expect(more.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
      "Tantrix Solitaire",
    ]);
    expect(more.getByRole("button", { name: "Play: Tantrix Solitaire" })).toBeTruthy();
  });

  it("says what one's best score is in a game for one, once there is one", async () => {
    visited({ "GET /puzzles": { ...PUZZLES, scores: { solitaire: { times: 2, score: 11 } } } });
    const more = await screen.findByRole("region", { name: "Games for one" });
    expect(more.textContent).toContain("for one · your best: 11");
  });
});
