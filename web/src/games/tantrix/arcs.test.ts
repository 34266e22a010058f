import { describe, expect, it } from "vitest";
import { axisOf, lengthOf, placeOn } from "./arcs";
import {
  centreOf,
  cornerAfter,
  DIRECTIONS,
  FLAT,
  neighboursOf,
  type Point,
  polar,
  SIDE,
  sideMiddle,
} from "./hex";
import type { Shape } from "./tiles";

const GAPS: readonly [Shape, number][] = [
  ["corner", 1],
  ["bend", 2],
  ["straight", 3],
];

const every = GAPS.flatMap(([shape, gap]) =>
  DIRECTIONS.map((from) => ({ shape, from, to: (from + gap) % 6 })),
);

/** The numbers of a path: where it starts, its radius if it is an arc, where it ends. */
function read(path: string) {
  const numbers = [...path.matchAll(/-?[\d.]+/g)].map(Number);
  const [x = 0, y = 0] = numbers;
  const [endX = 0, endY = 0] = numbers.slice(-2);
  return { start: { x, y }, end: { x: endX, y: endY }, radius: path.includes("A") && numbers[2] };
}

function expectAt(point: Point, place: Point) {
  expect(point.x).toBeCloseTo(place.x, 2);
  expect(point.y).toBeCloseTo(place.y, 2);
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

describe("a line", () => {
  it.each(every)("$shape from $from to $to ends in the middle of both edges", (line) => {
    const { start, end } = read(axisOf(line));
    expectAt(start, sideMiddle(line.from));
    expectAt(end, sideMiddle(line.to));
  });

  it("meets the line of the neighbouring tile on their common edge", () => {
    for (const direction of DIRECTIONS) {
      const there = centreOf(neighboursOf("0,0")[direction] as string);
      const theirs = sideMiddle(direction + 3);
      expectAt({ x: there.x + theirs.x, y: there.y + theirs.y }, sideMiddle(direction));
    }
  });
});

describe("on the way along a line", () => {
  it.each(every)(
    "$shape from $from to $to one goes in at one edge and out at the other",
    (line) => {
      const [start, end] = [placeOn(line, 0), placeOn(line, 1)];
      expectAt(start, sideMiddle(line.from));
      expectAt(end, sideMiddle(line.to));
      expectAt(polar(1, start.heading), polar(1, 60 * line.from + 180));
      expectAt(polar(1, end.heading), polar(1, 60 * line.to));
    },
  );

  it.each(every)("$shape from $from to $to each step is as long as the next", (line) => {
    const places = [0, 1, 2, 3, 4, 5, 6].map((step) => placeOn(line, step / 6));
    const steps = places.slice(1).map((place, index) => distance(place, places[index] as Point));
    for (const step of steps) expect(step).toBeCloseTo(steps[0] as number);
  });
});

describe("an arc crosses its edges at right angles, for its centre lies on both edges' lines", () => {
  it("a corner goes around the corner that its edges share, at half a side", () => {
    for (const from of DIRECTIONS) {
      const { start, end, radius } = read(axisOf({ shape: "corner", from, to: (from + 1) % 6 }));
      expect(radius).toBeCloseTo(SIDE / 2);
      expect(distance(start, cornerAfter(from))).toBeCloseTo(SIDE / 2, 2);
      expect(distance(end, cornerAfter(from))).toBeCloseTo(SIDE / 2, 2);
    }
  });

  it("a bend goes around the centre of the tile between its edges, at one and a half sides", () => {
    for (const from of DIRECTIONS) {
      const around = centreOf(neighboursOf("0,0")[(from + 1) % 6] as string);
      const { start, end, radius } = read(axisOf({ shape: "bend", from, to: (from + 2) % 6 }));
      expect(radius).toBeCloseTo(SIDE * 1.5);
      expect(distance(start, around)).toBeCloseTo(SIDE * 1.5, 2);
      expect(distance(end, around)).toBeCloseTo(SIDE * 1.5, 2);
    }
  });

  it("is longer than the way straight across, and shorter the tighter it is", () => {
    expect(lengthOf("straight")).toBe(FLAT);
    expect(lengthOf("bend")).toBeLessThan(FLAT);
    expect(lengthOf("bend")).toBeGreaterThan(SIDE * 1.5);
    expect(lengthOf("corner")).toBeCloseTo((SIDE * Math.PI) / 3);
  });
});
