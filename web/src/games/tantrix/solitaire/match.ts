// What a view of Solitaire says.

import type { Match } from "../../game";
import type { Fits } from "../picking";
import { fitsIn } from "../solo/match";
import type { SolitaireCommand, SolitaireEvent, SolitaireView } from "./messages.gen";

export type Solitaire = Match<SolitaireView, SolitaireEvent, SolitaireCommand>;

/** What a tile of a loop counts. */
const LOOP_WORTH = 2;

export interface Pile {
  /** From 0. */
  number: number;
  top: number;
  /** How many tiles there are, the one on top among them. */
  tiles: number;
}

/** The piles that are not used up. */
export function pilesOf(view: SolitaireView): Pile[] {
  const piles = Object.entries(view.piles ?? {}).map(([number, pile]) => ({
    number: Number(number),
    ...pile,
  }));
  return piles.sort((one, other) => one.number - other.number);
}

/** Where a tile on top may be laid. */
export function movesOf(view: SolitaireView, tile: number): Fits {
  const forced = Object.entries(view.forced ?? {}).map(([cell, { fits }]) => [cell, fits] as const);
  const all = [...forced, ...Object.entries(view.free ?? {})];
  return fitsIn(all.map(([cell, fits]) => [cell, fits?.[tile]] as const));
}

/** The forced spaces that a tile on top fits: they come first. */
export function spacesToFill(view: SolitaireView): string[] {
  return Object.entries(view.forced ?? {}).flatMap(([cell, { fits }]) => (fits ? [cell] : []));
}

export function setAsideIn(view: SolitaireView): number[] {
  return Object.keys(view.set_aside ?? {}).map(Number);
}

/** How many tiles are played with. */
export function tilesIn(view: SolitaireView): number {
  const piled = pilesOf(view).reduce((sum, { tiles }) => sum + tiles, 0);
  return Object.keys(view.cells ?? {}).length + setAsideIn(view).length + piled;
}

export interface Best {
  cells: readonly string[];
  isLoop: boolean;
}

/** The line or the loop that counts. */
export function bestOf({ line = [], loop = [] }: SolitaireView): Best {
  return loop.length * LOOP_WORTH >= line.length && loop.length > 0
    ? { cells: loop, isLoop: true }
    : { cells: line, isLoop: false };
}

/** How the score comes about: "2 × 6 − 1". */
export function sumOf(view: SolitaireView): string {
  const { cells, isLoop } = bestOf(view);
  const worth = isLoop ? `${LOOP_WORTH} × ${cells.length}` : String(cells.length);
  const aside = setAsideIn(view).length;
  return aside > 0 ? `${worth} − ${aside}` : worth;
}
