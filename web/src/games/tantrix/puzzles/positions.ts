// The boards that the puzzles are shown and explained by.

import type { Cells } from "../board";
import type { Colour } from "../tiles";

export interface Finished {
  cells: Cells;
  /** The cells of the line, in its order. */
  along: readonly string[];
  colour: Colour;
}

/** Discovery with three tiles. */
export const THREE: Finished = {
  cells: {
    "0,0": { tile: 3, rotation: 0 },
    "-1,1": { tile: 1, rotation: 0 },
    "-1,0": { tile: 2, rotation: 2 },
  },
  along: ["0,0", "-1,1", "-1,0"],
  colour: "yellow",
};

/** Discovery with five tiles. */
export const FIVE: Finished = {
  cells: {
    "0,0": { tile: 5, rotation: 0 },
    "-1,1": { tile: 2, rotation: 4 },
    "0,1": { tile: 1, rotation: 2 },
    "1,0": { tile: 4, rotation: 3 },
    "1,-1": { tile: 3, rotation: 3 },
  },
  along: ["0,0", "-1,1", "0,1", "1,0", "1,-1"],
  colour: "red",
};

/** Rainbow with the blue numbers. */
export const TRIANGLE: Finished = {
  cells: {
    "0,0": { tile: 6, rotation: 1 },
    "1,0": { tile: 7, rotation: 1 },
    "2,0": { tile: 39, rotation: 0 },
    "3,0": { tile: 43, rotation: 2 },
    "0,1": { tile: 13, rotation: 4 },
    "1,1": { tile: 14, rotation: 4 },
    "2,1": { tile: 40, rotation: 5 },
    "0,2": { tile: 8, rotation: 0 },
    "1,2": { tile: 41, rotation: 3 },
    "0,3": { tile: 42, rotation: 4 },
  },
  along: ["0,0", "0,1", "1,0", "1,1", "2,0", "3,0", "2,1", "1,2", "0,2", "0,3"],
  colour: "blue",
};

/** A puzzle of some day: seven tiles of all 56. */
export const SEVEN: Finished = {
  cells: {
    "0,0": { tile: 53, rotation: 0 },
    "0,1": { tile: 16, rotation: 3 },
    "-1,1": { tile: 49, rotation: 4 },
    "-2,1": { tile: 24, rotation: 4 },
    "-1,0": { tile: 51, rotation: 1 },
    "0,-1": { tile: 56, rotation: 3 },
    "1,-1": { tile: 23, rotation: 2 },
  },
  along: ["0,0", "0,1", "-1,1", "-2,1", "-1,0", "0,-1", "1,-1"],
  colour: "green",
};

/** Two tiles that match, and one beside them that does not. */
export const JOINED: Cells = {
  "0,0": { tile: 5, rotation: 0 },
  "1,0": { tile: 4, rotation: 3 },
};
export const CLASHING: Cells = { "0,1": { tile: 3, rotation: 0 } };
