import { expect, it } from "vitest";
import { centreOf } from "./hex";
import { REACH, snapTo } from "./snap";

const CELLS = ["0,0", "2,0"];
const beside = (cell: string, x: number) => ({ ...centreOf(cell), x: centreOf(cell).x + x });

it("a point falls into a cell from 0.7 tiles away", () => {
  expect(REACH).toBe(70);
  expect(snapTo(CELLS, beside("0,0", -69))).toBe("0,0");
});

it("a point further away falls nowhere", () => {
  expect(snapTo(CELLS, beside("0,0", -71))).toBeUndefined();
  expect(snapTo([], centreOf("0,0"))).toBeUndefined();
});

it("between two cells a point falls into the nearer one", () => {
  expect(snapTo(["0,0", "1,0"], beside("0,0", 49))).toBe("0,0");
  expect(snapTo(["0,0", "1,0"], beside("0,0", 51))).toBe("1,0");
});
