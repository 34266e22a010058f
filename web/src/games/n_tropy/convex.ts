// Convex outlines: whether they overlap, how far apart they are, and how far one falls onto the other.

import { outward, type Point, type Pose } from "./pose";

/** Corners, counterclockwise. */
export type Outline = readonly Point[];

export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

export interface Overlap {
  /** How far the first has to be pushed out of the other, and which way. */
  depth: number;
  way: Point;
}

export interface Nearness {
  distance: number;
  /** Where on the first they are nearest: one place, or the ends of a stretch. */
  spots: Point[];
  /** From the other to the first, of length 1. */
  way: Point;
}

/** Distances that differ by less are the same: two sides then lie along each other. */
const ALIKE = 0.2;

export function placed(outline: Outline, pose: Pose): Outline {
  return outline.map((point) => outward(pose, point));
}

export function box(left: number, bottom: number, right: number, top: number): Outline {
  return [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ];
}

/** A circle, as near as makes no difference. */
export function round(middle: Point, radius: number, corners: number): Outline {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners;
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  });
}

/** A straight bar about an axis. */
export function bar(from: Point, to: Point, radius: number): Outline {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const pose = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle };
  return placed(box(-length / 2 - radius, -radius, length / 2 + radius, radius), pose);
}

export function boxOf(outline: Outline): Box {
  const found = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  for (const { x, y } of outline) {
    found.left = Math.min(found.left, x);
    found.right = Math.max(found.right, x);
    found.bottom = Math.min(found.bottom, y);
    found.top = Math.max(found.top, y);
  }
  return found;
}

/** Whether two boxes are no farther apart than that, either way. */
export function areNear(one: Box, other: Box, apart: number): boolean {
  return (
    one.left - other.right <= apart &&
    other.left - one.right <= apart &&
    one.bottom - other.top <= apart &&
    other.bottom - one.top <= apart
  );
}

/** How the first overlaps the other; undefined when it does not. */
export function overlap(one: Outline, other: Outline): Overlap | undefined {
  const out = leastDepth(other, one);
  if (!out) return undefined;
  const back = leastDepth(one, other);
  if (!back) return undefined;
  if (out.depth <= back.depth) return out;
  return { depth: back.depth, way: { x: -back.way.x, y: -back.way.y } };
}

/** The side of an outline that another is least deep behind, and the way out there. */
function leastDepth(of: Outline, other: Outline): Overlap | undefined {
  let least: Overlap | undefined;
  for (let side = 0; side < of.length; side++) {
    const from = of[side] as Point;
    const way = outOf(from, of[(side + 1) % of.length] as Point);
    let depth = -Infinity;
    for (const { x, y } of other) {
      depth = Math.max(depth, (from.x - x) * way.x + (from.y - y) * way.y);
    }
    if (depth <= 0) return undefined;
    if (!least || depth < least.depth) least = { depth, way };
  }
  return least;
}

/** The direction that leads out of a counterclockwise outline through one of its sides. */
function outOf(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
}

/** How near two outlines that do not overlap are to each other. */
export function nearness(one: Outline, other: Outline): Nearness {
  const pairs = [...cornersAt(one, other, false), ...cornersAt(other, one, true)];
  const least = Math.min(...pairs.map((pair) => pair.distance));
  const alike = pairs.filter((pair) => pair.distance <= least + ALIKE);
  const nearest = alike.find((pair) => pair.distance === least) as Pair;
  return { distance: least, spots: alike.map((pair) => pair.spot), way: nearest.way };
}

interface Pair {
  distance: number;
  spot: Point;
  way: Point;
}

/** The corners of one, each with the nearest place on the other's sides. */
function* cornersAt(corners: Outline, sides: Outline, isSideFirst: boolean): Generator<Pair> {
  for (const corner of corners) {
    let best: Pair | undefined;
    for (let side = 0; side < sides.length; side++) {
      const from = sides[side] as Point;
      const to = sides[(side + 1) % sides.length] as Point;
      const foot = nearestOn(from, to, corner);
      const distance = Math.hypot(corner.x - foot.x, corner.y - foot.y);
      if (best && best.distance <= distance) continue;
      const out = distance > 1e-9 ? toward(foot, corner, distance) : outOf(from, to);
      const way = isSideFirst ? { x: -out.x, y: -out.y } : out;
      best = { distance, spot: isSideFirst ? foot : corner, way };
    }
    if (best) yield best;
  }
}

function nearestOn(from: Point, to: Point, point: Point): Point {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const part = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y);
  const within = Math.max(0, Math.min(1, part));
  return { x: from.x + x * within, y: from.y + y * within };
}

function toward(from: Point, to: Point, distance: number): Point {
  return { x: (to.x - from.x) / distance, y: (to.y - from.y) / distance };
}

/** How far the first falls straight down until it touches the other; infinity when it never does. */
export function fall(one: Outline, other: Outline): number {
  const above = boxOf(one);
  const below = boxOf(other);
  const left = Math.max(above.left, below.left);
  const right = Math.min(above.right, below.right);
  if (left >= right) return Infinity;
  let least = Infinity;
  let isAbove = false;
  for (const x of [left, right, ...one.map(xOf), ...other.map(xOf)]) {
    if (x < left || x > right) continue;
    const [bottom, top] = heightsAt(one, x);
    const [floor, ceiling] = heightsAt(other, x);
    least = Math.min(least, bottom - ceiling);
    isAbove ||= top > floor;
  }
  return isAbove ? least : Infinity;
}

function xOf({ x }: Point): number {
  return x;
}

/** The lowest and the highest of an outline there. */
export function heightsAt(outline: Outline, x: number): [number, number] {
  let bottom = Infinity;
  let top = -Infinity;
  for (let side = 0; side < outline.length; side++) {
    const from = outline[side] as Point;
    const to = outline[(side + 1) % outline.length] as Point;
    if (x < Math.min(from.x, to.x) || x > Math.max(from.x, to.x)) continue;
    const y =
      from.x === to.x ? from.y : from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y);
    bottom = Math.min(bottom, y, from.x === to.x ? to.y : y);
    top = Math.max(top, y, from.x === to.x ? to.y : y);
  }
  return [bottom, top];
}
