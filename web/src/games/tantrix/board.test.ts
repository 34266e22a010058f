import { describe, expect, it } from "vitest";
import {
  type Cells,
  clashOf,
  fitsAnywhere,
  fitsOf,
  giftsFor,
  needsOf,
  openCells,
  rotationsFor,
} from "./board";

// Tiles 14 and 3 joined by blue; the cell above asks for blue and yellow, the one below for blue and red.
//
//        1,-1
//     0,0    1,0
//         0,1
const PAIR: Cells = { "0,0": { tile: 14, rotation: 0 }, "1,0": { tile: 3, rotation: 3 } };

describe("an empty cell", () => {
  it("is open when it touches at least two tiles (rules, section 5)", () => {
    expect([...openCells(PAIR).keys()].sort()).toEqual(["0,1", "1,-1"]);
  });

  it("asks for the colours its neighbours show, clockwise from the east", () => {
    const _ = undefined;
    expect(needsOf(PAIR, "0,1")).toEqual([_, _, _, _, "blue", "red"]);
    expect(needsOf(PAIR, "1,-1")).toEqual([_, "blue", "yellow", _, _, _]);
  });
});

describe("a tile", () => {
  it("fits in the rotations in which every colour matches", () => {
    expect(rotationsFor(1, needsOf(PAIR, "0,1"))).toEqual([2, 4]);
    expect(rotationsFor(28, needsOf(PAIR, "0,1"))).toEqual([3]);
    expect(rotationsFor(1, needsOf(PAIR, "1,-1"))).toEqual([]);
  });

  it("fits in the cells that have such a rotation", () => {
    const open = openCells(PAIR);
    expect(fitsOf(1, open)).toEqual(new Map([["0,1", [2, 4]]]));
    expect(fitsOf(43, open)).toEqual(new Map([["1,-1", [0]]]));
  });

  it("without a colour that is asked for fits nowhere", () => {
    const open = openCells(PAIR);
    expect(fitsAnywhere(32, open)).toBe(false);
    expect(fitsAnywhere(43, open)).toBe(true);
  });

  it("clashes first at the edge that comes first clockwise from the east", () => {
    const needs = needsOf(PAIR, "1,-1");
    expect(clashOf(1, 0, needs)).toEqual({ edge: 1, yours: "red", theirs: "blue" });
    expect(clashOf(43, 0, needs)).toBeUndefined();
  });
});

describe("filling a space (rules, section 5)", () => {
  const around = (count: number) =>
    giftsFor(Array.from({ length: 6 }, (_, edge) => (edge < count ? "red" : undefined)));

  it("with two neighbours gives nothing away", () => expect(around(2)).toBe(0));
  it("with three neighbours is a gobble", () => expect(around(3)).toBe(1));
  it("with four or more neighbours is a double gobble", () => {
    expect([around(4), around(5), around(6)]).toEqual([2, 2, 2]);
  });
});
