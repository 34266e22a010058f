// Upright boxes around cells, in drawing units.

import { centreOf, FLAT, type Point, SIDE } from "./hex";

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest box around cells with their outlines. */
export function boundsOf(keys: Iterable<string>): Bounds {
  const centres = Array.from(keys, centreOf);
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  return {
    left: Math.min(...xs) - FLAT / 2,
    top: Math.min(...ys) - SIDE,
    right: Math.max(...xs) + FLAT / 2,
    bottom: Math.max(...ys) + SIDE,
  };
}

export function union(one: Bounds, other: Bounds): Bounds {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** The box with `x` more on the left and on the right, and `y` more above and below. */
export function widened({ left, top, right, bottom }: Bounds, x: number, y: number): Bounds {
  return { left: left - x, top: top - y, right: right + x, bottom: bottom + y };
}

export function holds(outer: Bounds, inner: Bounds): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  );
}

export function middleOf({ left, top, right, bottom }: Bounds): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

export function sizeOf({ left, top, right, bottom }: Bounds): { width: number; height: number } {
  return { width: right - left, height: bottom - top };
}
