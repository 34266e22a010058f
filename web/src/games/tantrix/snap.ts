// What a tile in the air, or a pointer without one, is drawn to: the nearest cell, if it is near enough.

import { distanceBetween, FLAT, nearestTo, type Point } from "./hex";

/** How far off a cell's centre a tile still falls into it, in drawing units. */
export const REACH = 0.7 * FLAT;

export function snapTo(keys: Iterable<string>, point: Point): string | undefined {
  const nearest = nearestTo(keys, point);
  const isNear = nearest !== undefined && distanceBetween(nearest, point) < REACH;
  return isNear ? nearest : undefined;
}
