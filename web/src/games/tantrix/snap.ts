// What a tile in the air, or a pointer without one, is drawn to: the nearest cell, if it is near enough.

import { centreOf, FLAT, type Point } from "./hex";

/** How far off a cell's centre a tile still falls into it, in drawing units. */
export const REACH = 0.7 * FLAT;

export function snapTo(keys: Iterable<string>, point: Point): string | undefined {
  let nearest: string | undefined;
  let least = REACH;
  for (const key of keys) {
    const { x, y } = centreOf(key);
    const distance = Math.hypot(x - point.x, y - point.y);
    if (distance < least) [nearest, least] = [key, distance];
  }
  return nearest;
}
