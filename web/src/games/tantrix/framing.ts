// How a view is chosen: to show all of a board, or as much of it as is needed.

import { type Bounds, boundsOf, middleOf, sizeOf, widened } from "./bounds";
import { centreOf, FLAT, nearestTo, SIDE } from "./hex";
import { clamp, type Size, scaleFor, scaleToFit, sightOf, type View } from "./view";

/** How wide a tile may be on screen, in CSS pixels, and how wide it is easy to hit and to read. */
export const TILE = { least: 24, easy: 48, most: 160 };

/** The share of the frame that stays free on each side, and what is left of it where tiles would not be easy. */
const MARGIN = { roomy: 0.07, tight: 0.03 };

/** How far from the middle, as a share of the frame, the nearest cell may get. */
const REACH = 0.25;

/** All of a board; undefined if its tiles would be smaller than they may be. */
export function whole(board: Bounds, frame: Size, leastTile: number): View | undefined {
  const largest = scaleToFit(board, frame, MARGIN.tight);
  if (largest < scaleFor(leastTile)) return undefined;
  const easy = Math.min(largest, scaleFor(TILE.easy));
  const scale = clamp(scaleToFit(board, frame, MARGIN.roomy), easy, scaleFor(TILE.most));
  return { ...middleOf(board), scale };
}

/** The view, moved as little as can be for a cell to lie well inside of it. */
export function towards(key: string, view: View, frame: Size): View {
  const { left, top, right, bottom } = roomAround([key]);
  const { width, height } = sizeOf(sightOf(view, frame));
  return {
    x: clamp(view.x, right - width / 2, left + width / 2),
    y: clamp(view.y, bottom - height / 2, top + height / 2),
    scale: view.scale,
  };
}

/** The view, moved so that it shows nothing beyond a board that goes on elsewhere. */
export function filled(view: View, board: Bounds, frame: Size): View {
  const { width, height } = sizeOf(sightOf(view, frame));
  const { left, top, right, bottom } = widened(board, width * MARGIN.tight, height * MARGIN.tight);
  const { x, y } = middleOf(board);
  return {
    x: right - left < width ? x : clamp(view.x, left + width / 2, right - width / 2),
    y: bottom - top < height ? y : clamp(view.y, top + height / 2, bottom - height / 2),
    scale: view.scale,
  };
}

/** The view, moved so that the cell nearest to its middle is in reach: nobody loses sight of the tiles. */
export function inReach(view: View, cells: Iterable<string>, frame: Size): View {
  const nearest = nearestTo(cells, view);
  if (nearest === undefined) return view;
  const { x, y } = centreOf(nearest);
  const { width, height } = sizeOf(sightOf(view, frame));
  return {
    x: clamp(view.x, x - width * REACH, x + width * REACH),
    y: clamp(view.y, y - height * REACH, y + height * REACH),
    scale: view.scale,
  };
}

/** The box around cells and half a cell more on each side. */
export function roomAround(keys: Iterable<string>): Bounds {
  return widened(boundsOf(keys), FLAT / 2, SIDE);
}
