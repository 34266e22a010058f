import { expect, it } from "vitest";
import { inReadingOrder, isArrow, stepTowards } from "./walk";

//     0,-1   1,-1
//  -1,0   0,0    1,0
//     -1,1    0,1
const CELLS = ["0,-1", "1,-1", "-1,0", "0,0", "1,0", "-1,1", "0,1"];

it("left and right go along the row", () => {
  expect(stepTowards(CELLS, "0,0", "ArrowLeft")).toBe("-1,0");
  expect(stepTowards(CELLS, "0,0", "ArrowRight")).toBe("1,0");
});

it("up and down go to the nearest cell of another row", () => {
  expect(["0,-1", "1,-1"]).toContain(stepTowards(CELLS, "0,0", "ArrowUp"));
  expect(["-1,1", "0,1"]).toContain(stepTowards(CELLS, "0,0", "ArrowDown"));
});

it("a cell far ahead is preferred to one that is mostly aside", () => {
  expect(stepTowards(["4,0", "0,4"], "0,0", "ArrowRight")).toBe("4,0");
});

it("where nothing lies that way one stays", () => {
  expect(stepTowards(["0,0", "1,0"], "0,0", "ArrowLeft")).toBe("0,0");
});

it("only the four arrows are arrows", () => {
  expect(["ArrowUp", "Enter", "a"].map(isArrow)).toEqual([true, false, false]);
});

it("in reading order cells go from left to right, row by row", () => {
  expect(inReadingOrder(["0,1", "1,0", "0,-1", "0,0", "-1,1"])).toEqual([
    "0,-1",
    "0,0",
    "1,0",
    "-1,1",
    "0,1",
  ]);
});
