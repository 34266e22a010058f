// The keyboard's way over the pieces: within an area by its columns and stacks, and from area to area.

import { signal } from "@preact/signals";
import { columnsOf, pieceOf, seatsOf, type TripAway } from "./match";

export type Way = "left" | "right" | "up" | "down" | "next" | "before";

export const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  PageDown: "next",
  PageUp: "before",
  "]": "next",
  "[": "before",
};

export class Walk {
  /** The piece that Tab comes to. */
  readonly at = signal<number>();

  constructor(private readonly game: TripAway) {}

  /** The piece that the keyboard is at; at first one's own. */
  here(): number | undefined {
    const { pieces } = this.game.view.value;
    const at = this.at.value;
    if (at !== undefined && pieces[at]) return at;
    const own = this.game.seat.value ?? 0;
    const first = columnsOf(pieces, own)[0]?.pieces[0]?.number;
    return first ?? Object.keys(pieces).map(Number)[0];
  }

  /** Goes one step, if there is something. Returns the piece that it comes to. */
  go(way: Way): number | undefined {
    const here = this.here();
    if (here === undefined) return undefined;
    this.at.value = this.beside(here, way) ?? here;
    return this.at.value;
  }

  private beside(here: number, way: Way): number | undefined {
    const { pieces } = this.game.view.value;
    const piece = pieceOf(pieces, here);
    if (!piece) return undefined;
    if (way === "next" || way === "before") return this.inArea(piece.area, way === "next" ? 1 : -1);
    const columns = columnsOf(pieces, piece.area);
    const place = columns.findIndex(({ number }) => number === piece.column);
    if (way === "up" || way === "down") {
      return columns[place]?.pieces[piece.height + (way === "up" ? 1 : -1)]?.number;
    }
    const column = columns[place + (way === "right" ? 1 : -1)]?.pieces;
    return column?.[Math.min(piece.height, column.length - 1)]?.number;
  }

  /** The first piece of the next area that has any. */
  private inArea(from: number, by: 1 | -1): number | undefined {
    const { pieces } = this.game.view.value;
    const seats = seatsOf(this.game.view.value);
    for (let step = 1; step < seats.length; step++) {
      const seat = (from + by * step + step * seats.length) % seats.length;
      const found = columnsOf(pieces, seat)[0]?.pieces[0]?.number;
      if (found !== undefined) return found;
    }
    return undefined;
  }
}
