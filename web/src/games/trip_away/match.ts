// A match of Trip Away, and what its view says about pieces, columns and seats.

import type { Match, Player } from "../game";
import type { PieceOnTable, TripAwayCommand, TripAwayEvent, TripAwayView } from "./messages.gen";

export type TripAway = Match<TripAwayView, TripAwayEvent, TripAwayCommand>;

/** By number. */
export type Pieces = Readonly<Record<string, PieceOnTable>>;

export interface Piece extends PieceOnTable {
  number: number;
}

/** A piece that is alone, or a stack. */
export interface Column {
  seat: number;
  number: number;
  /** From the bottom up. */
  pieces: readonly Piece[];
}

export function pieceOf(pieces: Pieces, number: number): Piece | undefined {
  const piece = pieces[number];
  return piece && { ...piece, number };
}

export function areaOf(pieces: Pieces, seat: number): Piece[] {
  return Object.entries(pieces)
    .filter(([, { area }]) => area === seat)
    .map(([number, piece]) => ({ ...piece, number: Number(number) }));
}

/** What stands in front of a seat, from left to right. */
export function columnsOf(pieces: Pieces, seat: number): Column[] {
  const columns = new Map<number, Piece[]>();
  for (const piece of areaOf(pieces, seat)) {
    columns.set(piece.column, [...(columns.get(piece.column) ?? []), piece]);
  }
  return [...columns]
    .sort(([one], [other]) => one - other)
    .map(([number, column]) => ({
      seat,
      number,
      pieces: column.sort((one, other) => one.height - other.height),
    }));
}

/** The column that a piece is in. */
export function columnAt(pieces: Pieces, number: number): Column | undefined {
  const piece = pieces[number];
  return piece && columnsOf(pieces, piece.area).find((column) => column.number === piece.column);
}

/** The seats of the view, clockwise. */
export function seatsOf(view: TripAwayView): number[] {
  return Object.keys(view.counts).map(Number);
}

export function hasLeft(view: TripAwayView, seat: number): boolean {
  return view.resigned?.[seat] !== undefined;
}

/** Whose turn it is; nobody’s once the match has ended, and be it by its host. */
export function activeOf({ view, outcome }: TripAway): number | undefined {
  return outcome.value ? undefined : view.value.active;
}

export function nameOf(players: readonly Player[], seat: number | undefined): string {
  return (seat === undefined ? undefined : players[seat]?.name) ?? "";
}
