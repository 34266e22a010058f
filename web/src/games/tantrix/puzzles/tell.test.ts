import { describe, expect, it } from "vitest";
import { aPlayer } from "../testing";
import type { PuzzleEvent } from "./messages.gen";
import { sound } from "./sound";
import { sayOf, summarise, tell } from "./tell";
import { ALL_BUT_3, aView } from "./testing";

const say = sayOf("discovery");
const ALONE = [aPlayer(0, "Anna", { you: true })];
const RACING = [...ALONE, aPlayer(1, "Luca")];

const laidBy = (seat: number, turned = false): PuzzleEvent => ({
  type: "laid",
  seat,
  tile: 5,
  cell: { q: 0, r: 0 },
  rotation: 0,
  turned,
});

describe("the log", () => {
  it.each<[string | undefined, PuzzleEvent]>([
    [undefined, laidBy(0)],
    ["Luca lays tile 5.", laidBy(1)],
    [undefined, laidBy(1, true)],
    [undefined, { type: "undone", seat: 1 }],
    ["Luca has solved it!", { type: "solved", seat: 1 }],
    ["Solved!", { type: "solved", seat: 0 }],
    ["You give up.", { type: "resigned", seat: 0 }],
    [
      "All tiles lie, but they do not all hang together.",
      { type: "faulted", seat: 0, fault: "apart" },
    ],
    [
      "Luca: There is more than one piece: one loop has to run through all tiles.",
      { type: "faulted", seat: 1, fault: "several_loops" },
    ],
    [
      "Hint: tile 3, row −1, column 1.",
      {
        type: "hinted",
        seat: 0,
        hint: { type: "lay", tile: 3, cell: { q: 1, r: -1 }, rotation: 0 },
      },
    ],
    [
      "A solution is known that keeps all but tiles 2 and 4.",
      { type: "hinted", seat: 0, hint: { type: "take_back", tiles: [2, 4], proven: false } },
    ],
  ])("of a race says %s", (sentence, event) => {
    expect(tell(say, event, RACING)).toBe(sentence);
  });

  it("of a puzzle alone says nothing of a single tile, not even to one who watches", () => {
    expect(tell(say, laidBy(0), [aPlayer(0, "Anna")])).toBeUndefined();
  });
});

describe("how it stands", () => {
  it("is said of everyone", () => {
    const benches = { "0": { cells: ALL_BUT_3 }, "1": { solved: "red" as const } };
    expect(summarise(say, aView({}, { benches }), RACING)).toBe("Anna 4 of 5, Luca solved");
    expect(summarise(say, aView({}, { benches: { "1": { resigned: true } } }), RACING)).toBe(
      "Anna 0 of 5, Luca left",
    );
  });
});

describe("the sound of a tile", () => {
  it("is heard on one's own board and on one that is watched, not on another's", () => {
    expect(sound(laidBy(0), 0)).toBe("lay");
    expect(sound(laidBy(0), undefined)).toBe("lay");
    expect(sound(laidBy(1), 0)).toBeUndefined();
    expect(sound({ type: "faulted", seat: 0, fault: "hole" }, 0)).toBe("double_tick");
  });
});
