// The positions that the rules are explained by. What is drawn on them (fits or not, how many gifts) is worked out from
// the board, so that no picture can say what the rules do not.

import { type Cells, clashOf, giftsFor, type Laid, openCells } from "../board";
import type { Place } from "../picture";

/** A tile beside the board, and the cell that it comes to or has been sent back from. */
export interface Loose extends Laid {
  at: Place;
  cell: string;
  isSentBack?: boolean;
}

export interface Position {
  cells: Cells;
  /** Tiles held over a cell, to see whether they may lie there. */
  tries?: Cells;
  /** The cell filled last. */
  newest?: string;
  loose?: readonly Loose[];
}

/** The first two tiles, joined by green. The cell below asks for red and green, the one above for yellow and blue. */
const JOINED: Cells = { "0,0": { tile: 26, rotation: 4 }, "1,0": { tile: 16, rotation: 2 } };

const BELOW = "0,1";
const ABOVE = "1,-1";

/** Fits below. */
const WELCOME: Laid = { tile: 40, rotation: 0 };

export const POSITIONS = {
  joined: { cells: JOINED },
  race: {
    cells: JOINED,
    loose: [
      { ...WELCOME, at: "-2.1,1.2", cell: BELOW },
      { tile: 12, rotation: 2, at: "3.1,-1.2", cell: ABOVE },
    ],
  },
  lay: {
    cells: JOINED,
    tries: { [BELOW]: WELCOME, [ABOVE]: { tile: 24, rotation: 2 } },
  },
  fits: { cells: JOINED, tries: { [BELOW]: WELCOME } },
  clashes: { cells: JOINED, tries: { [ABOVE]: { tile: 24, rotation: 2 } } },
  lonely: { cells: JOINED, tries: { "2,0": { tile: 18, rotation: 2 } } },
  taken: {
    cells: { ...JOINED, [BELOW]: WELCOME },
    newest: BELOW,
    loose: [{ tile: 28, rotation: 1, at: "1.8,1.4", cell: BELOW, isSentBack: true }],
  },
  gobbles: {
    cells: {
      "0,0": { tile: 2, rotation: 3 },
      "1,0": { tile: 42, rotation: 5 },
      "1,-1": { tile: 13, rotation: 4 },
      "0,-1": { tile: 35, rotation: 4 },
      "2,-1": { tile: 4, rotation: 5 },
      "0,1": { tile: 49, rotation: 0 },
      "-1,1": { tile: 15, rotation: 2 },
      "-1,2": { tile: 32, rotation: 5 },
      "2,0": { tile: 50, rotation: 2 },
      "0,2": { tile: 11, rotation: 4 },
    },
  },
  gobble: {
    cells: {
      "0,0": { tile: 26, rotation: 4 },
      "1,0": { tile: 16, rotation: 2 },
      "0,1": { tile: 40, rotation: 0 },
      "1,1": { tile: 47, rotation: 2 },
      "-1,1": { tile: 2, rotation: 3 },
      "0,2": { tile: 51, rotation: 3 },
    },
  },
  double: {
    cells: {
      "0,0": { tile: 37, rotation: 5 },
      "1,0": { tile: 4, rotation: 3 },
      "1,-1": { tile: 24, rotation: 2 },
      "0,-1": { tile: 40, rotation: 5 },
      "-1,0": { tile: 48, rotation: 5 },
      "2,-1": { tile: 16, rotation: 0 },
      "-1,-1": { tile: 9, rotation: 2 },
      "0,-2": { tile: 35, rotation: 3 },
      "2,-2": { tile: 30, rotation: 2 },
    },
  },
} satisfies Record<string, Position>;

export type PositionName = keyof typeof POSITIONS;

/** Whether a tile may lie in a cell as it is turned. */
export function mayLie(cells: Cells, cell: string, { tile, rotation }: Laid): boolean {
  const needs = openCells(cells).get(cell);
  return needs !== undefined && !clashOf(tile, rotation, needs);
}

/** The spaces whose filling gives tiles away, and how many. */
export function giftSpaces(cells: Cells): [cell: string, gifts: number][] {
  return [...openCells(cells)]
    .map(([cell, needs]): [string, number] => [cell, giftsFor(needs)])
    .filter(([, gifts]) => gifts > 0);
}
