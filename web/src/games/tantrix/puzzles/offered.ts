// Which empty cells a tile may be sent to by a tap or a key: a drag goes anywhere.

import type { Cells } from "../board";
import { boundsOf } from "../bounds";
import { type Cell, cellOf, keyOf, neighboursOf } from "../hex";
import { sideOf } from "./match";
import type { BenchView, TaskView } from "./messages.gen";

/** The first tile lies here. */
const CENTRE = "0,0";

/** What is in sight before much is laid: the first tile in the middle, and two rings around it. */
export const FIRST_SIGHT = boundsOf(["-2,0", "2,0", "0,-2", "0,2"]);

/**
 * The cells that are drawn faintly: of the triangle that is asked, where one holds all that lies; for a loop the middle
 * of an empty board.
 */
export function guideOf(task: TaskView, laid: readonly string[]): string[] {
  if (task.shape !== "triangle") return laid.length === 0 ? [CENTRE] : [];
  const side = sideOf(task);
  const third = Math.floor(side / 3);
  const home = moved(triangle(side), { q: -third, r: -third });
  const [first] = laid;
  if (first === undefined) return home;

  const elsewhere = [triangle(side), triangle(side, true)].flatMap((cells) =>
    cells.map((cell) => moved(cells, between(cell, cellOf(first)))),
  );
  return [home, ...elsewhere].find((cells) => laid.every((cell) => cells.includes(cell))) ?? [];
}

/** A filled triangle: with a point below, or above. */
function triangle(side: number, isUp = false): Cell[] {
  const steps = [...Array(side).keys()];
  const square = steps.flatMap((r) => steps.map((q) => ({ q, r })));
  return square.filter(({ q, r }) => (isUp ? q + r >= side - 1 : q + r < side));
}

function moved(cells: readonly Cell[], by: Cell): string[] {
  return cells.map(({ q, r }) => keyOf({ q: q + by.q, r: r + by.r }));
}

function between(from: Cell, to: Cell): Cell {
  return { q: to.q - from.q, r: to.r - from.r };
}

/** The empty cells of the guide; where there is none, all that touch a tile, and one ring more. */
export function offeredCells(laid: readonly string[], guide: readonly string[]): string[] {
  const around = laid.flatMap(neighboursOf);
  const all = guide.length > 0 ? guide : [...around, ...around.flatMap(neighboursOf)];
  const offered = new Set(all);
  for (const cell of laid) offered.delete(cell);
  return [...offered];
}

/** Up to so many tiles there is room for every cell offered, even on a phone. */
const ROOMY = 12;

/** What shall be in sight: the triangle that is asked, or the tiles and what is offered around them. */
export function roomAround(
  { tiles }: TaskView,
  taken: readonly string[],
  guide: readonly string[],
): string[] {
  if (guide.length > 0) return [...guide, ...taken];
  const around = taken.flatMap(neighboursOf);
  return tiles.length <= ROOMY ? [...around, ...around.flatMap(neighboursOf)] : around;
}

/** The cells that hold a tile, or shall by a hint. */
export function takenBy(cells: Cells, hint: BenchView["hint"]): string[] {
  const laid = Object.keys(cells);
  const suggested = hint?.type === "lay" ? keyOf(hint.cell) : undefined;
  return suggested === undefined || laid.includes(suggested) ? laid : [...laid, suggested];
}
