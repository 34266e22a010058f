// What the table looks like after an action: to be shown before it is done.

import type { Pieces } from "./match";
import type { PieceOnTable, TripAwayCommand } from "./messages.gen";

type Placed = Record<string, PieceOnTable>;

/** The table after a command of the active seat; the same table for one that moves no piece. */
export function tableAfter(pieces: Pieces, command: TripAwayCommand): Pieces {
  const placed: Placed = Object.fromEntries(
    Object.entries(pieces).map(([number, piece]) => [number, { ...piece }]),
  );
  switch (command.type) {
    case "tip":
      breakUp(placed, command.piece);
      turn(placed, command.piece, command.to);
      break;
    case "aim":
      turn(placed, command.piece, command.to);
      break;
    case "swap":
      swap(placed, command.one, command.other);
      if (command.turn) turn(placed, command.turn.piece, command.turn.to);
      break;
    case "dig":
      insert(placed, command.piece, command.under, 0);
      break;
    case "hop":
      insert(placed, command.piece, command.onto, 1);
      break;
    case "remove":
      takeOut(placed, command.piece);
      break;
  }
  return placed;
}

/** The pieces that are elsewhere, or lie otherwise, in the second of two tables. */
export function changed(before: Pieces, then: Pieces): number[] {
  return Object.keys(then)
    .map(Number)
    .filter((number) => isElsewhere(before, then, number));
}

/** Whether a piece is not where and how it was. */
export function isElsewhere(before: Pieces, then: Pieces, number: number): boolean {
  const [one, other] = [before[number], then[number]];
  if (!one || !other) return true;
  return !isTogether(one, other) || one.height !== other.height || one.toward !== other.toward;
}

function turn(placed: Placed, number: number, to: "up" | number): void {
  const piece = placed[number];
  if (!piece) return;
  if (to === "up") delete piece.toward;
  else piece.toward = to;
}

/** Every piece of a stack stands alone; the lowest keeps its column. */
function breakUp(placed: Placed, number: number): void {
  const piece = placed[number];
  if (!piece) return;
  for (const other of columnOf(placed, piece).slice(1)) {
    other.column = freeColumn(placed, other.area);
    other.height = 0;
  }
}

function swap(placed: Placed, one: number, other: number): void {
  const [first, second] = [placed[one], placed[other]];
  if (!first || !second) return;
  const { area, column, height } = first;
  Object.assign(first, { area: second.area, column: second.column, height: second.height });
  Object.assign(second, { area, column, height });
  for (const piece of [first, second]) {
    if (piece.toward === piece.area || columnOf(placed, piece).length > 1) delete piece.toward;
  }
}

function insert(placed: Placed, number: number, near: number, above: 0 | 1): void {
  const [piece, other] = [placed[number], placed[near]];
  if (!piece || !other) return;
  const height = other.height + above;
  for (const each of columnOf(placed, other)) {
    delete each.toward;
    if (each.height >= height) each.height += 1;
  }
  delete piece.toward;
  Object.assign(piece, { area: other.area, column: other.column, height });
}

function takeOut(placed: Placed, number: number): void {
  const piece = placed[number];
  if (!piece) return;
  delete placed[number];
  for (const other of columnOf(placed, piece)) {
    if (other.height > piece.height) other.height -= 1;
  }
}

function columnOf(placed: Placed, { area, column }: PieceOnTable): PieceOnTable[] {
  return Object.values(placed)
    .filter((piece) => piece.area === area && piece.column === column)
    .sort((one, other) => one.height - other.height);
}

function freeColumn(placed: Placed, area: number): number {
  const taken = new Set(
    Object.values(placed).flatMap((piece) => (piece.area === area ? [piece.column] : [])),
  );
  let column = 0;
  while (taken.has(column)) column += 1;
  return column;
}

function isTogether(one: PieceOnTable, other: PieceOnTable): boolean {
  return one.area === other.area && one.column === other.column;
}
