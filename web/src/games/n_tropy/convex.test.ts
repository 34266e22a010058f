import { describe, expect, it } from "vitest";
import { bar, box, boxOf, fall, nearness, overlap, placed } from "./convex";

const SQUARE = box(-1, -1, 1, 1);
const at = (x: number, y: number, angle = 0) => placed(SQUARE, { x, y, angle });

describe("two outlines", () => {
  it("overlap by as much as the first has to be pushed to be free", () => {
    const found = overlap(at(1.5, 0.2), SQUARE);
    expect(found?.depth).toBeCloseTo(0.5);
    expect(found?.way.x).toBeCloseTo(1);
    expect(found?.way.y).toBeCloseTo(0);
  });

  it("do not overlap where a corner passes a corner", () => {
    expect(overlap(at(2, 2, Math.PI / 4), SQUARE)).toBeUndefined();
    expect(overlap(at(1.6, 1.6, Math.PI / 4), SQUARE)).toBeDefined();
  });

  it("are as near as a corner is to a side", () => {
    const found = nearness(at(0, 3 + Math.SQRT2 - 1, Math.PI / 4), SQUARE);
    expect(found.distance).toBeCloseTo(1);
    expect(found.spots).toHaveLength(1);
    expect(found.spots[0]?.y).toBeCloseTo(2);
    expect(found.way.y).toBeCloseTo(1);
  });

  it("touch along a stretch when their sides are alike", () => {
    const { spots } = nearness(at(0.5, 2.1), SQUARE);
    const places = spots.map(({ x }) => x);
    expect(Math.min(...places)).toBeCloseTo(-0.5);
    expect(Math.max(...places)).toBeCloseTo(1);
  });
});

describe("a fall", () => {
  it("ends on the highest that is below", () => {
    expect(fall(at(0, 5), SQUARE)).toBeCloseTo(3);
    expect(fall(at(0, 5, Math.PI / 4), SQUARE)).toBeCloseTo(4 - Math.SQRT2);
  });

  it("never ends on what is beside or above", () => {
    expect(fall(at(2.5, 5), SQUARE)).toBe(Number.POSITIVE_INFINITY);
    expect(fall(at(0, -5), SQUARE)).toBe(Number.POSITIVE_INFINITY);
  });

  it("has gone too far already when both overlap", () => {
    expect(fall(at(0, 1.5), SQUARE)).toBeCloseTo(-0.5);
  });
});

it("a bar has its thickness on both sides of its axis and beyond its ends", () => {
  const { left, right, bottom, top } = boxOf(bar({ x: 0, y: 0 }, { x: 0, y: 10 }, 2));
  expect([left, right, bottom, top].map(Math.round)).toEqual([-2, 2, -2, 12]);
});
