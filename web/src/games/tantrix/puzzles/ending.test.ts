import { describe, expect, it } from "vitest";
import { setLanguage } from "../../../i18n";
import type { Outcome } from "../../../net/wire.gen";
import { DISCOVERY, nextAfter, RAINBOW, sizeOfDay } from "./catalogue";
import { ending } from "./ending";
import type { BenchView, PuzzleView, TaskView } from "./messages.gen";

const SOLVED: Outcome = { places: [1], scores: [1], reason: "finished", teams: [], seconds: {} };
const LOOP: TaskView = { tiles: [1, 2, 3, 4, 5, 6, 7], shape: "loop", colours: ["blue"] };
const WHITE: TaskView = {
  tiles: [48, 49, 50, 51, 52, 53, 54, 55, 56],
  shape: "loop",
  colours: ["red", "yellow", "blue", "green"],
};
const RED: TaskView = {
  tiles: [4, 5, 10, 11, 15, 16, 18, 19, 24, 25, 26, 27, 28, 29, 30],
  shape: "triangle",
  colours: ["red"],
};

function solved(task: TaskView, bench: Partial<BenchView> = {}, more: Partial<PuzzleView> = {}) {
  const view = { task, benches: { "0": { moves: 23, solved: "blue", ...bench } }, ...more };
  return (seconds?: number) =>
    ending({
      view: view as PuzzleView,
      outcome: seconds === undefined ? SOLVED : { ...SOLVED, seconds: { "0": seconds } },
      seconds: 102,
    });
}

describe("a puzzle that was solved", () => {
  it("is told with its time, moves and hints, and names itself and the next one", () => {
    expect(solved(LOOP)(102)).toEqual({
      title: "Solved!",
      text: "1:42 · 23 moves · no hint",
      isWon: true,
      shared: "Trestle, Discovery 7: one blue loop of 7 tiles in 1:42, 23 moves, no hint.",
      puzzle: "discovery:7",
      next: { size: 8 },
    });
  });

  it.each([
    [
      "a hint",
      { hints: 1 },
      LOOP,
      "1:42 · 23 moves · 1 hint. Times with a hint are no best times.",
    ],
    ["a pause", {}, LOOP, /no hint\. It stood still for a while/],
    ["holes", {}, { ...LOOP, holes: true }, /With holes allowed it does not count/],
  ])("says why its time does not count, for %s, and shares it without", (_, bench, task, text) => {
    const { text: said, shared } = solved(task, bench)();
    expect(said).toMatch(text);
    expect(shared).toContain("Trestle, Discovery 7: one blue loop of 7 tiles, 23 moves,");
  });

  it("keeps no best time where the loop may have holes, even of a time that was taken", () => {
    expect(solved({ ...LOOP, holes: true })(102)).not.toHaveProperty("puzzle");
  });

  it("of a day is shared by its date, in the reader's language, and nothing comes after it", () => {
    const today = solved({ ...LOOP, tiles: [3, 9, 22] }, {}, { day: "2030-11-30" });
    expect(today(102)).not.toHaveProperty("next");
    expect(today(102).puzzle).toBe("daily:2030-11-30");
    expect(today(102).shared).toBe(
      "Trestle, 30 November: one blue loop of 3 tiles in 1:42, 23 moves, no hint.",
    );
    setLanguage("it");
    expect(today(102).shared).toBe(
      "Trestle, 30 novembre: un anello blu di 3 tessere in 1:42, 23 mosse, nessun aiuto.",
    );
  });

  it("of the Rainbow is known by its tiles", () => {
    expect(solved(WHITE)(102).puzzle).toBe("rainbow:white");
    const red = solved(RED, { solved: "red" })(102);
    expect(red.puzzle).toBe("rainbow:red");
    expect(red.shared).toContain("Rainbow red: one red line through a triangle of 15 tiles");
  });
});

describe("a puzzle that was given up", () => {
  it("has a kind word, nothing to share, and the next one all the same", () => {
    const outcome: Outcome = { ...SOLVED, scores: [0], reason: "given_up" };
    const view: PuzzleView = { task: LOOP, benches: { "0": { resigned: true } } };
    expect(ending({ view, outcome, seconds: 9 })).toEqual({
      title: "Another time",
      text: "It waits for you here, and it can be solved: every one of them can.",
      isWon: false,
      next: { size: 8 },
    });
  });
});

describe("the maps", () => {
  it("lead from each puzzle to the next, and end", () => {
    expect(DISCOVERY.map(({ size }) => size)).toEqual([...Array(28).keys()].map((n) => n + 3));
    expect(nextAfter("discovery:30")).toBeUndefined();
    expect(nextAfter(RAINBOW[0]?.name ?? "")).toBe(RAINBOW[1]);
    expect(nextAfter("daily:2030-11-30")).toBeUndefined();
  });

  it("begin each week with six tiles, and end it with twelve", () => {
    expect(["2030-11-25", "2030-11-30", "2030-12-01"].map(sizeOfDay)).toEqual([6, 11, 12]);
  });
});
