// The positions that the rules are explained by.

import type { Cells, Laid } from "../board";

/** The two tiles joined first, and the cell below them. */
export const JOINED: Cells = { "0,0": { tile: 2, rotation: 0 }, "1,0": { tile: 36, rotation: 3 } };
export const BELOW = "0,1";

/** Fits below. */
export const WELCOME: Laid = { tile: 16, rotation: 1 };

/** Fits neither below nor above. */
export const UNWELCOME: Laid = { tile: 43, rotation: 0 };

/** Six tiles: the space below the middle one has three neighbours. */
export const GOBBLE: Cells = {
  "0,0": { tile: 48, rotation: 4 },
  "1,0": { tile: 15, rotation: 2 },
  "1,-1": { tile: 42, rotation: 5 },
  "0,-1": { tile: 7, rotation: 0 },
  "-1,0": { tile: 22, rotation: 1 },
  "-1,1": { tile: 52, rotation: 2 },
};

/** Fits that space. */
export const FILLING: Laid = { tile: 55, rotation: 3 };

/** Discards, the one on top last. */
export const DISCARDS: readonly Laid[] = [
  { tile: 31, rotation: 0 },
  { tile: 9, rotation: 1 },
  { tile: 46, rotation: 0 },
];

/** Ten tiles on the board. */
export const TEN: Cells = {
  "0,0": { tile: 12, rotation: 2 },
  "1,0": { tile: 6, rotation: 5 },
  "0,1": { tile: 7, rotation: 2 },
  "1,-1": { tile: 3, rotation: 5 },
  "0,-1": { tile: 14, rotation: 4 },
  "-1,0": { tile: 18, rotation: 1 },
  "-1,1": { tile: 43, rotation: 5 },
  "2,-1": { tile: 26, rotation: 2 },
  "1,1": { tile: 53, rotation: 0 },
  "2,0": { tile: 34, rotation: 2 },
};
