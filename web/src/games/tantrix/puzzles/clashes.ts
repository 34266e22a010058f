// Where two tiles touch with different colours.

import { type Cells, needsOf } from "../board";
import { DIRECTIONS } from "../hex";
import { colourAt } from "../tiles";

export interface ClashingEdge {
  cell: string;
  /** From 0 to 2: the other tile's is opposite. */
  side: number;
}

/** Every edge at which two tiles clash, once. */
export function clashesOf(cells: Cells): ClashingEdge[] {
  return Object.keys(cells).flatMap((cell) =>
    clashingSides(cells, cell)
      .filter((side) => side < 3)
      .map((side) => ({ cell, side })),
  );
}

/** The sides of a tile that clash, clockwise from the east. */
export function clashingSides(cells: Cells, cell: string): number[] {
  const laid = cells[cell];
  if (!laid) return [];
  const needs = needsOf(cells, cell);
  return DIRECTIONS.filter((side) => {
    const theirs = needs[side];
    return theirs !== undefined && theirs !== colourAt(laid.tile, laid.rotation, side);
  });
}
