import { cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { beforeEach, describe, expect, it } from "vitest";
import { setLanguage } from "../i18n";
import type { FriendsStandings, Puzzles, StandingRow } from "../net/rest.gen";
import { me } from "../session";
import { aGame, answering } from "../testing";
import { StandingsPage } from "./standings";

function aRow(more: Partial<StandingRow>): StandingRow {
  return {
    rating: 1000,
    doubt: 450,
    matches: 4,
    wins: 1,
    places: [1, 2, 1],
    streak: 0,
    longest: 1,
    ...more,
  };
}

const ANNA = aRow({ player: "anna", name: "Anna" });
const LUCA = aRow({
  player: "luca",
  name: "Luca",
  rating: 1240,
  doubt: 150,
  matches: 3,
  wins: 2,
  places: [2, 1],
  streak: 2,
  longest: 2,
});
const BOT = aRow({ bot: "fair", rating: 1100, doubt: 300 });

const PUZZLES: Puzzles = { day: "2030-11-30", left: 60, today: [], solved: {}, scores: {} };

const standing = (game: string, ...friends: StandingRow[]): FriendsStandings => ({
  game,
  friends,
  bots: friends.length > 0 ? [BOT] : [],
});

function visited(more: Record<string, unknown> = {}) {
  const pyramids = { ...aGame(), name: "trip_away", title: "Trip Away" };
  const solo = { ...aGame(), name: "solitaire", players: [1, 1] };
  const asked = answering({
    "GET /games": [aGame(), pyramids, solo],
    "GET /puzzles": PUZZLES,
    "GET /standings?game=gobble": standing("gobble", ANNA, LUCA),
    "GET /standings?game=trip_away": standing("trip_away"),
    ...more,
  });
  render(<StandingsPage />);
  return asked;
}

const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim()));

async function alone() {
  fireEvent.click(await screen.findByRole("tab", { name: "Alone" }));
}

beforeEach(() => {
  me.value = { player: "anna", name: "Anna" };
  setLanguage("en");
});

describe("the standings", () => {
  it("are a table of friends and bots, the highest rating first", async () => {
    visited();
    const table = await screen.findByRole("table", { name: /Tantrix Gobble/ });
    expect(rows(table)).toEqual([
      ["Player", "Rating", "Wins", "Place", "Streak"],
      ["Luca", "1240 settled", "2 of 3", "1.3", "2"],
      ["Fair", "1100 rough", "1 of 4", "2.0", "0 best 1"],
      ["Anna you", "1000 a guess", "1 of 4", "2.0", "0 best 1"],
    ]);
    expect(within(table).getByRole("rowheader", { name: /Anna/ }).closest(".you")).toBeTruthy();
    expect(within(table).getAllByRole("img")).toHaveLength(1);
  });

  it("say what their numbers mean to whoever asks", async () => {
    visited();
    expect((await screen.findByText("What do the numbers mean?")).tagName).toBe("SUMMARY");
    expect(screen.getByText(/It begins at 1000/)).toBeTruthy();
  });

  it("offer the games that have any, the one the reader has played most first", async () => {
    const often = { ...ANNA, matches: 9 };
    visited({ "GET /standings?game=trip_away": standing("trip_away", often) });
    const chooser = (await screen.findByLabelText("Game")) as HTMLSelectElement;
    expect([...chooser.options].map(({ text }) => text)).toEqual(["Tantrix Gobble", "Trip Away"]);
    expect(chooser.value).toBe("trip_away");
    fireEvent.change(chooser, { target: { value: "gobble" } });
    expect(screen.getByRole("table", { name: /Tantrix Gobble/ })).toBeTruthy();
  });

  it("leave out a game that nobody has played, and ask for none of those for one", async () => {
    const asked = visited();
    const chooser = (await screen.findByLabelText("Game")) as HTMLSelectElement;
    expect(chooser.options).toHaveLength(1);
    expect(asked.map(({ request }) => request)).not.toContain("GET /standings?game=solitaire");
  });

  it("write numbers as the reader does", async () => {
    visited();
    await screen.findByText("1.3");
    setLanguage("it");
    expect(await screen.findByText("1,3")).toBeTruthy();
  });

  it("are told of to one who has played with nobody, and to a stranger", async () => {
    const words = "Play a match with friends and it shows here.";
    visited({ "GET /standings?game=gobble": standing("gobble") });
    expect(await screen.findByText(words)).toBeTruthy();
    cleanup();
    me.value = undefined;
    const asked = visited();
    expect(screen.getByText(words)).toBeTruthy();
    expect(asked).toEqual([]);
  });
});

describe("the best one has done alone", () => {
  it("is a score, by what was attempted", async () => {
    const scores = {
      "solitaire:xl": { times: 1, score: 30 },
      solitaire: { times: 3, score: 12 },
      gobble_alone: { times: 2, score: 1 },
      "n_tropy:natural:15": { times: 4, score: 0 },
      "n_tropy:steady:45": { times: 1, score: 8 },
    };
    visited({ "GET /puzzles": { ...PUZZLES, scores } });
    await alone();
    expect(rows(screen.getByRole("table", { name: "Best scores" }))).toEqual([
      ["What", "Best", "Times played"],
      ["N-Tropy, 15 sticks, natural hand", "a clean run", "4"],
      ["N-Tropy, 45 sticks, steady hand", "8 sticks left", "1"],
      ["Tantrix Gobble alone", "1 tile left", "2"],
      ["Tantrix Solitaire", "12 points", "3"],
      ["Tantrix Solitaire, 42 tiles", "30 points", "1"],
    ]);
  });

  it("is a time, in the order of the map and then by day", async () => {
    const solved = {
      "daily:2030-11-28": { times: 1, seconds: 75 },
      "daily:2030-11-29": { times: 1 },
      "rainbow:green": { times: 1, seconds: 200 },
      "discovery:7": { times: 2, seconds: 61.5 },
    };
    visited({ "GET /puzzles": { ...PUZZLES, solved } });
    await alone();
    expect(rows(screen.getByRole("table", { name: "Best times" })).slice(1)).toEqual([
      ["Discovery 7", "1:01", "2"],
      ["Rainbow green", "3:20", "1"],
      ["Puzzle of 29 November", "no time", "1"],
      ["Puzzle of 28 November", "1:15", "1"],
    ]);
  });

  it("shows twelve puzzles, and the others on demand", async () => {
    const sizes = Array.from({ length: 20 }, (_, index) => `discovery:${index + 3}`);
    const solved = Object.fromEntries(sizes.map((name) => [name, { times: 1, seconds: 9 }]));
    visited({ "GET /puzzles": { ...PUZZLES, solved } });
    await alone();
    const table = screen.getByRole("table", { name: "Best times" });
    expect(rows(table)).toHaveLength(13);
    fireEvent.click(screen.getByRole("button", { name: "Show all 20" }));
    expect(rows(table)).toHaveLength(21);
    expect(screen.queryByRole("button", { name: /Show all/ })).toBeNull();
  });

  it("is waited for with a way to what one can play", async () => {
    visited();
    await alone();
    expect(screen.getByText("Play something alone and your best shows here.")).toBeTruthy();
    expect(screen.getByRole("link", { name: /for one/ }).getAttribute("href")).toBe("/puzzles");
  });
});
