import { expect, it } from "vitest";
import { boundsOf, holds, middleOf, union, widened } from "./bounds";
import { SIDE } from "./hex";

const BOX = { left: -100, top: -50, right: 100, bottom: 50 };

it("the bounds of cells hold each of them with its outline, and no more", () => {
  const { left, top, right, bottom } = boundsOf(["0,0", "2,0", "0,1"]);
  expect([left, right]).toEqual([-50, 250]);
  expect(top).toBeCloseTo(-SIDE);
  expect(bottom).toBeCloseTo(SIDE * 2.5);
});

it("a box holds what goes beyond none of its sides", () => {
  expect(holds(BOX, BOX)).toBe(true);
  for (const side of ["left", "top"] as const) {
    expect(holds(BOX, { ...BOX, [side]: BOX[side] - 1 })).toBe(false);
  }
  for (const side of ["right", "bottom"] as const) {
    expect(holds(BOX, { ...BOX, [side]: BOX[side] + 1 })).toBe(false);
  }
});

it("a union is the smallest box that holds both", () => {
  expect(union(BOX, { left: 0, top: -70, right: 120, bottom: 0 })).toEqual({
    ...BOX,
    top: -70,
    right: 120,
  });
});

it("widening leaves the middle where it is", () => {
  const wide = widened({ ...BOX, right: 140 }, 10, 5);
  expect(wide).toEqual({ left: -110, top: -55, right: 150, bottom: 55 });
  expect(middleOf(wide)).toEqual({ x: 20, y: 0 });
});
