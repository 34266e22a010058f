// Which cells a tile fits, worked out in the browser because a race cannot wait for an answer.

import { DIRECTIONS, neighboursOf } from "./hex";
import { type Colour, colourAt } from "./tiles";

/** A tile on the board. */
export interface Laid {
  tile: number;
  rotation: number;
}

/** The tiles on the board, by "q,r". */
export type Cells = Readonly<Record<string, Laid>>;

/** The colours an empty cell asks for, clockwise from the east; undefined asks for nothing. */
export type Needs = readonly (Colour | undefined)[];

export interface Clash {
  edge: number;
  yours: Colour;
  theirs: Colour;
}

/** How many tiles a new one must touch. */
const TOUCHES = 2;

/** From this many neighbours on, filling a space is a gobble; one more makes it a double. */
const GOBBLE = 3;

/** The empty cells that touch enough tiles, with the colours they ask for. */
export function openCells(cells: Cells, least = TOUCHES): Map<string, Needs> {
  const open = new Map<string, Needs>();
  for (const laid of Object.keys(cells)) {
    for (const key of neighboursOf(laid)) {
      if (key in cells || open.has(key)) continue;
      const needs = needsOf(cells, key);
      if (touches(needs) >= least) open.set(key, needs);
    }
  }
  return open;
}

export function needsOf(cells: Cells, key: string): Needs {
  return neighboursOf(key).map((neighbour, direction) => {
    const laid = cells[neighbour];
    return laid && colourAt(laid.tile, laid.rotation, direction + 3);
  });
}

/** How many tiles lie around a cell. */
export function touches(needs: Needs): number {
  return needs.filter((colour) => colour !== undefined).length;
}

/** How many tiles are given away for filling a space: none, one or two. */
export function giftsFor(needs: Needs): 0 | 1 | 2 {
  const around = touches(needs);
  if (around < GOBBLE) return 0;
  return around === GOBBLE ? 1 : 2;
}

/** The rotations in which a tile matches all its neighbours. */
export function rotationsFor(tile: number, needs: Needs): number[] {
  return DIRECTIONS.filter((rotation) => !clashOf(tile, rotation, needs));
}

/** The first edge, clockwise from the east, at which two colours differ. */
export function clashOf(tile: number, rotation: number, needs: Needs): Clash | undefined {
  for (const edge of DIRECTIONS) {
    const theirs = needs[edge];
    const yours = colourAt(tile, rotation, edge);
    if (theirs && theirs !== yours) return { edge, yours, theirs };
  }
  return undefined;
}

/** Where a tile fits, with its fitting rotations. */
export function fitsOf(tile: number, open: ReadonlyMap<string, Needs>): Map<string, number[]> {
  const fits = new Map<string, number[]>();
  for (const [key, needs] of open) {
    const rotations = rotationsFor(tile, needs);
    if (rotations.length > 0) fits.set(key, rotations);
  }
  return fits;
}

/** Whether a tile fits anywhere. */
export function fitsAnywhere(tile: number, open: ReadonlyMap<string, Needs>): boolean {
  for (const needs of open.values()) {
    if (DIRECTIONS.some((rotation) => !clashOf(tile, rotation, needs))) return true;
  }
  return false;
}
