// The positions that the rules are explained by. What is marked on them (forced, closed, three alike) is worked out from
// the board, so that no picture can say what the rules do not.

import { type Cells, type Laid, needsOf, openCells, rotationsFor, touches } from "../board";
import { neighboursOf } from "../hex";
import type { Colour } from "../tiles";
import { threeAlike } from "./fits";

export interface Position {
  cells: Cells;
  /** Tiles held over a cell, to see whether they may lie there. */
  tries?: Cells;
  /** A tile beside the board that comes to a cell. */
  coming?: { at: string; cell: string; laid: Laid };
  /** The line that is looked at. */
  line?: { along: readonly string[]; colour: Colour };
}

/** Three tiles around a space. */
const THREE: Cells = {
  "0,0": { tile: 11, rotation: 1 },
  "-1,1": { tile: 18, rotation: 1 },
  "-2,1": { tile: 42, rotation: 5 },
};

/** A forced space at one end of a side three tiles long. */
const SIDE: Cells = {
  "0,0": { tile: 31, rotation: 3 },
  "1,0": { tile: 33, rotation: 5 },
  "2,-1": { tile: 24, rotation: 1 },
  "3,-2": { tile: 1, rotation: 1 },
};

const TWO: Cells = { "0,0": { tile: 21, rotation: 2 }, "0,-1": { tile: 29, rotation: 3 } };

export const POSITIONS = {
  line: {
    cells: {
      "0,0": { tile: 54, rotation: 5 },
      "-1,1": { tile: 44, rotation: 2 },
      "-2,1": { tile: 26, rotation: 4 },
      "-1,0": { tile: 48, rotation: 2 },
      "1,-1": { tile: 8, rotation: 2 },
      "0,-1": { tile: 52, rotation: 2 },
      "-3,1": { tile: 47, rotation: 2 },
      "-2,0": { tile: 53, rotation: 1 },
      "-1,-1": { tile: 45, rotation: 4 },
    },
    line: {
      along: ["0,-1", "-1,-1", "-1,0", "-2,0", "-3,1", "-2,1", "-1,1", "0,0"],
      colour: "green",
    },
  },
  loop: {
    cells: {
      "0,0": { tile: 14, rotation: 5 },
      "-1,0": { tile: 3, rotation: 3 },
      "0,-1": { tile: 53, rotation: 4 },
    },
    line: { along: ["0,0", "-1,0", "0,-1"], colour: "yellow" },
  },
  forced: {
    cells: THREE,
    coming: { at: "-2.4,-0.3", cell: "-1,0", laid: { tile: 52, rotation: 2 } },
  },
  free: { cells: TWO, tries: { "1,-1": { tile: 24, rotation: 4 } } },
  closed: { cells: SIDE },
  alike: { cells: TWO, tries: { "1,0": { tile: 3, rotation: 0 } } },
} satisfies Record<string, Position>;

export type PositionName = keyof typeof POSITIONS;

/** The empty cells with three neighbours or more. */
export function forcedSpaces(cells: Cells): string[] {
  return [...openCells(cells, 3).keys()];
}

/**
 * The cells that the second and the third restriction close: with a tile there, and every forced space filled in turn,
 * some space would have four neighbours.
 */
export function closedCells(cells: Cells): string[] {
  const forced = new Set(forcedSpaces(cells));
  return [...openCells(cells, 1).keys()].filter(
    (cell) => !forced.has(cell) && isClosing(new Set([...Object.keys(cells), cell])),
  );
}

function isClosing(filled: Set<string>): boolean {
  for (;;) {
    const spaces = [...filled].flatMap(neighboursOf).filter((cell) => !filled.has(cell));
    const around = (space: string) => neighboursOf(space).filter((cell) => filled.has(cell)).length;
    if (spaces.some((space) => around(space) > 3)) return true;
    const next = spaces.find((space) => around(space) === 3);
    if (next === undefined) return false;
    filled.add(next);
  }
}

/** Whether a tile may be laid freely in a cell as it is turned. */
export function mayLie(cells: Cells, cell: string, laid: Laid): boolean {
  const needs = needsOf(cells, cell);
  const matches = rotationsFor(laid.tile, needs).includes(laid.rotation);
  const isClosed = closedCells(cells).includes(cell) || threeAlike(cells, cell, laid);
  return touches(needs) > 0 && matches && !isClosed;
}
