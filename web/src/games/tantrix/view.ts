// A view of the board: which point is in the middle of the frame, and how large things are drawn.

import type { Bounds } from "./bounds";
import { FLAT, type Point } from "./hex";

export interface View extends Point {
  /** CSS pixels for one drawing unit. */
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What of the board a view shows in a frame of that size. */
export function sightOf({ x, y, scale }: View, { width, height }: Size): Bounds {
  const [halfX, halfY] = [width / scale / 2, height / scale / 2];
  return { left: x - halfX, top: y - halfY, right: x + halfX, bottom: y + halfY };
}

/** The scale at which a tile is so many CSS pixels wide. */
export function scaleFor(tileWidth: number): number {
  return tileWidth / FLAT;
}

/** The largest scale at which a box has room in a frame, with a share of the frame free on each side. */
export function scaleToFit({ left, top, right, bottom }: Bounds, frame: Size, margin: number) {
  const share = 1 - 2 * margin;
  return Math.min((frame.width * share) / (right - left), (frame.height * share) / (bottom - top));
}

/** The view a part of the way from one to another. */
export function between(from: View, to: View, part: number): View {
  const mixed = (one: number, other: number) => one + (other - one) * part;
  return {
    x: mixed(from.x, to.x),
    y: mixed(from.y, to.y),
    scale: from.scale * (to.scale / from.scale) ** part,
  };
}

export function isSame(one: View, other: View): boolean {
  return one.x === other.x && one.y === other.y && one.scale === other.scale;
}

export function clamp(number: number, least: number, most: number): number {
  return Math.min(Math.max(number, least), Math.max(least, most));
}
