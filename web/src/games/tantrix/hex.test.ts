import { describe, expect, it } from "vitest";
import {
  cellAt,
  centreOf,
  DIRECTIONS,
  distanceBetween,
  nearestTo,
  neighboursOf,
  polar,
  SIDE,
} from "./hex";

const CELLS = ["0,0", "3,-2", "-4,1", "-1,-5", "2,6"];

describe("the cell a point lies in", () => {
  it.each(CELLS)("is %s at its centre and just inside each of its corners", (key) => {
    const { x, y } = centreOf(key);
    expect(cellAt({ x, y })).toBe(key);
    for (const direction of DIRECTIONS) {
      const corner = polar(SIDE * 0.97, 60 * direction + 30);
      expect(cellAt({ x: x + corner.x, y: y + corner.y })).toBe(key);
    }
  });

  it.each(CELLS)("is a neighbour of %s just across each of its sides", (key) => {
    const { x, y } = centreOf(key);
    for (const direction of DIRECTIONS) {
      const across = polar(51, 60 * direction);
      expect(cellAt({ x: x + across.x, y: y + across.y })).toBe(neighboursOf(key)[direction]);
    }
  });

  it("never has a negative zero in its name", () => {
    expect(cellAt({ x: -0.2, y: -0.2 })).toBe("0,0");
  });
});

it("a point is as far from a cell as from its centre", () => {
  const { x, y } = centreOf("2,1");
  expect(distanceBetween("2,1", { x: x + 3, y: y - 4 })).toBeCloseTo(5);
});

it("the cell nearest to a point is the one whose centre is", () => {
  expect(nearestTo(["5,0", "2,-1", "-4,0"], centreOf("1,0"))).toBe("2,-1");
  expect(nearestTo([], centreOf("1,0"))).toBeUndefined();
});
