// The positions that the rules are explained by.

import type { Cells, Laid } from "../board";

/** A red line through the tiles 1 to 14, as they were laid. */
export const FOURTEEN: { cells: Cells; along: readonly string[] } = {
  cells: {
    "0,0": { tile: 14, rotation: 2 },
    "1,-1": { tile: 5, rotation: 0 },
    "2,-2": { tile: 2, rotation: 0 },
    "2,-1": { tile: 10, rotation: 3 },
    "1,0": { tile: 12, rotation: 4 },
    "0,-1": { tile: 7, rotation: 2 },
    "1,-2": { tile: 13, rotation: 5 },
    "2,0": { tile: 4, rotation: 2 },
    "2,1": { tile: 3, rotation: 0 },
    "0,-2": { tile: 9, rotation: 2 },
    "-1,-2": { tile: 8, rotation: 4 },
    "-2,-1": { tile: 1, rotation: 4 },
    "3,0": { tile: 6, rotation: 1 },
    "3,-1": { tile: 11, rotation: 2 },
  },
  along: [
    "3,-1",
    "3,0",
    "2,1",
    "2,0",
    "1,0",
    "2,-1",
    "2,-2",
    "1,-1",
    "0,0",
    "0,-1",
    "1,-2",
    "0,-2",
    "-1,-2",
    "-2,-1",
  ],
};

/** A red loop through five tiles. */
export const LOOP: { cells: Cells; along: readonly string[] } = {
  cells: {
    "0,0": { tile: 5, rotation: 0 },
    "-1,1": { tile: 2, rotation: 4 },
    "0,1": { tile: 1, rotation: 2 },
    "1,0": { tile: 4, rotation: 3 },
    "1,-1": { tile: 3, rotation: 3 },
  },
  along: ["0,0", "-1,1", "0,1", "1,0", "1,-1"],
};

export interface Tried {
  cells: Cells;
  cell: string;
  laid: Laid;
}

/** Two tiles that match, and a third that may lie beside them. */
export const MATCH: Tried = {
  cells: { "0,0": { tile: 8, rotation: 3 }, "1,0": { tile: 2, rotation: 5 } },
  cell: "0,1",
  laid: { tile: 7, rotation: 5 },
};

/** Three tiles around a space, and one that fits it. */
export const FORCED: Tried = {
  cells: {
    "0,0": { tile: 4, rotation: 4 },
    "-1,1": { tile: 12, rotation: 2 },
    "-2,1": { tile: 13, rotation: 3 },
  },
  cell: "-1,0",
  laid: { tile: 14, rotation: 4 },
};

/** The tiles on top of three piles, and how many lie under each. */
export const PILES = [
  { tile: 6, under: 4 },
  { tile: 12, under: 4 },
  { tile: 4, under: 3 },
] as const;
