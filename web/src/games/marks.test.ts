import { describe, expect, it } from "vitest";
import { games } from ".";

const PLAYERS = ["Anna", "Luca"].map((name, seat) => ({ seat, name, you: false, here: true }));

const LOOP = { best: { 0: { score: 12, line: [], loop: ["0,0", "1,0", "1,1"] } } };
const LINE = { best: { 0: { score: 5, line: ["0,0", "1,0"], loop: [] } } };
const SIDES = { colours: { 0: "red", 1: "blue" } };

describe("what is worth going to in a match", () => {
  it.each([
    ["gobble", { type: "gobbled" }, "gain"],
    ["gobble", { type: "call_missed" }, "loss"],
    ["gobble", { type: "placed" }, undefined],
    ["gobble_alone", { type: "gobbled" }, "gain"],
    ["gobble_alone", { type: "freed" }, "turn"],
    ["gobble_alone", { type: "drew" }, undefined],
    ["strategy", { type: "bag_emptied" }, "turn"],
    ["strategy", { type: "out_of_time" }, "loss"],
    ["strategy", { type: "turn_began" }, undefined],
    ["discovery", { type: "solved" }, "gain"],
    ["daily", { type: "faulted" }, "loss"],
    ["rainbow", { type: "hinted" }, "turn"],
    ["rainbow", { type: "laid" }, undefined],
    ["solitaire", { type: "set_aside" }, "loss"],
    ["trip_away", { type: "emptied" }, "gain"],
    ["trip_away", { type: "removed" }, "turn"],
    ["trip_away", { type: "hopped" }, undefined],
    ["n_tropy", { type: "fell" }, "loss"],
    ["n_tropy", { type: "toppled" }, "loss"],
    ["n_tropy", { type: "emptied" }, "gain"],
    ["n_tropy", { type: "picked" }, undefined],
  ])("%s: %o is a %s", (game, event, kind) => {
    expect(games[game]?.mark?.(event, {}, {})).toBe(kind);
  });

  it("strategy: a tile that closes a loop, and not the one after it", () => {
    const mark = (view: object, before: object) =>
      games.strategy?.mark?.({ type: "placed" }, { ...SIDES, ...view }, { ...SIDES, ...before });
    expect([mark(LOOP, LINE), mark(LOOP, LOOP), mark(LINE, {})]).toEqual([
      "gain",
      undefined,
      undefined,
    ]);
  });

  it("solitaire: a tile that makes the loop longer", () => {
    const mark = (loop: string[], before: string[]) =>
      games.solitaire?.mark?.({ type: "placed" }, { loop }, { loop: before });
    expect([mark(["0,0"], []), mark([], [])]).toEqual(["gain", undefined]);
  });
});

describe("how a match went, in numbers", () => {
  it.each([
    ["gobble", { cells: {}, hands: { 0: { 7: 0, 9: 1 } } }, [2, 0]],
    ["gobble_alone", { cells: {}, left: 31 }, [31]],
    ["strategy", { ...SIDES, ...LINE }, [5, 0]],
    ["discovery", { benches: { 1: { cells: { "0,0": {} } } } }, [0, 1]],
    ["solitaire", { score: 8 }, [8]],
    ["trip_away", { pieces: {}, counts: { 0: 3, 1: 5 } }, [3, 5]],
    ["n_tropy", { players: { 0: { rack: [6, 7] }, 1: {} }, active: 1, held: {} }, [2, 1]],
  ])("%s", (game, view, numbers) => {
    expect(games[game]?.course?.(view, PLAYERS)).toEqual(numbers);
  });
});
