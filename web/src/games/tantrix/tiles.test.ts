import { describe, expect, it } from "vitest";
import { DIRECTIONS } from "./hex";
import { backOf, colourAt, edgesOf, linesOf, TILE_NUMBERS } from "./tiles";

/** How often each value occurs. */
function countsOf(values: readonly string[]): number[] {
  return [...new Set(values)].map((one) => values.filter((value) => value === one).length);
}

/** The faces of a tile in all its rotations. */
function turnedFaces(tile: number): string[] {
  return DIRECTIONS.map((rotation) =>
    DIRECTIONS.map((direction) => colourAt(tile, rotation, direction)).join(" "),
  );
}

describe("the 56 tiles (rules, section 1)", () => {
  it("have three of the four colours each, on two edges each", () => {
    for (const tile of TILE_NUMBERS) {
      expect(countsOf(edgesOf(tile))).toEqual([2, 2, 2]);
    }
  });

  it("are all different, however they are turned", () => {
    const faces = TILE_NUMBERS.map((tile) => turnedFaces(tile).sort()[0]);
    expect(new Set(faces).size).toBe(56);
  });

  it("are 14 for each set of three colours", () => {
    const triples = TILE_NUMBERS.map((tile) => [...new Set(edgesOf(tile))].sort().join(" "));
    expect(countsOf(triples)).toEqual([14, 14, 14, 14]);
  });

  it("have the lines of their kind: three corners on 8, a straight on 24, two bends on 36", () => {
    const kinds = TILE_NUMBERS.map((tile) => linesOf(tile).map(({ shape }) => shape));
    const having = (shape: string, count: number) =>
      kinds.filter((kind) => kind.filter((each) => each === shape).length === count).length;
    expect(having("corner", 3)).toBe(8);
    expect(having("straight", 1)).toBe(24);
    expect(having("bend", 2)).toBe(36);
    expect(having("straight", 2) + having("straight", 3) + having("bend", 3)).toBe(0);
  });

  it("do not include a 57th", () => {
    expect(() => edgesOf(57)).toThrow(RangeError);
  });
});

describe("a tile's colours", () => {
  it("go clockwise from the east", () => {
    expect(turnedFaces(4)[0]).toBe("blue red yellow blue yellow red");
  });

  it("move one direction clockwise for each step of rotation", () => {
    expect(turnedFaces(4)[1]).toBe("red blue red yellow blue yellow");
  });
});

describe("a tile's lines", () => {
  it("join the two edges of a colour by the shorter way round", () => {
    expect(linesOf(1)).toEqual([
      { colour: "blue", from: 0, to: 2, shape: "bend" },
      { colour: "red", from: 1, to: 3, shape: "bend" },
      { colour: "yellow", from: 4, to: 5, shape: "corner" },
    ]);
    expect(linesOf(2)[0]).toEqual({ colour: "blue", from: 0, to: 3, shape: "straight" });
    expect(linesOf(16)[2]).toEqual({ colour: "red", from: 3, to: 4, shape: "corner" });
  });

  it("may go clockwise over the east", () => {
    expect(linesOf(4)[1]).toEqual({ colour: "red", from: 5, to: 1, shape: "bend" });
  });
});

describe("the backs of the 56 tiles (rules, section 1)", () => {
  it("are 15 red, 12 yellow, 10 blue, 10 green and 9 white", () => {
    const backs = TILE_NUMBERS.map(backOf);
    const count = (back: string) => backs.filter((each) => each === back).length;
    expect(["red", "yellow", "blue", "green", "white"].map(count)).toEqual([15, 12, 10, 10, 9]);
    expect([3, 7, 10, 32, 56].map(backOf)).toEqual(["yellow", "blue", "red", "green", "white"]);
  });
});
