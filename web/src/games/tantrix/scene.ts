// What moves over the board without being part of it: tiles in flight, and words at a cell.

import type { Point } from "./hex";
import { Passing } from "./passing";

/** Where a tile can be: on the board, in your hand, with a player, in a pile or the bag, or at a point of the screen. */
export type Place =
  | { cell: string }
  | { hand: number }
  | { seat: number }
  | { pile: string }
  | { screen: Point };

/** A place as it is drawn, in pixels from the game's own corner: its middle, and how wide a tile is there. */
export interface Spot extends Point {
  width: number;
}

export interface Flight {
  tile: number;
  rotation: number;
  from: Spot;
  to: Place;
}

/** Words that stand at a cell. */
export interface Label {
  cell: string;
  text: string;
}

// How long each is there, in milliseconds.
const FLIGHT = 220;
const LABEL = 1600;

export class Scene {
  readonly flights = new Passing<Flight>(FLIGHT);
  readonly labels = new Passing<Label>(LABEL);

  constructor(readonly locate: (place: Place) => Spot | undefined) {}

  /** Let a tile fly from where it is seen now to where it will be seen next. */
  fly(tile: number, rotation: number, from: Place, to: Place): void {
    const spot = this.locate(from);
    if (spot) this.flights.add({ tile, rotation, from: spot, to });
  }

  write(cell: string, text: string): void {
    this.labels.add({ cell, text });
  }

  /** Whether a tile is still on its way to your hand. */
  isAwaited(tile: number): boolean {
    return this.flights.all.value.some(({ to }) => "hand" in to && to.hand === tile);
  }
}
