// What moves over the race without being part of it: tiles in flight, words at a cell, gifts that have just come.

import type { Point } from "../hex";
import type { Given, GobbleEvent } from "./messages.gen";
import { Passing } from "./passing";

/** Where a tile can be: on the board, in your hand, with a player, or at a point of the screen. */
export type Place = { cell: string } | { hand: number } | { racer: number } | { screen: Point };

/** A place as it is drawn, in pixels from the race's own corner: its middle, and how wide a tile is there. */
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

/** A tile of your hand that somebody gave you. */
export interface Arrival {
  tile: number;
  giver: number;
}

// How long each is there, in milliseconds.
const FLIGHT = 220;
const LABEL = 1600;
const ARRIVAL = 2500;

export class Scene {
  readonly flights = new Passing<Flight>(FLIGHT);
  readonly labels = new Passing<Label>(LABEL);
  readonly arrivals = new Passing<Arrival>(ARRIVAL);

  constructor(readonly locate: (place: Place) => Spot | undefined) {}

  /** Let a tile fly from where it is seen now to where it will be seen next. */
  fly(tile: number, rotation: number, from: Place, to: Place): void {
    const spot = this.locate(from);
    if (spot) this.flights.add({ tile, rotation, from: spot, to });
  }

  write(cell: string, text: string): void {
    this.labels.add({ cell, text });
  }

  /** Show the gifts among what just happened; `seat` is yours, undefined while you watch. */
  take(events: readonly GobbleEvent[], seat: number | undefined): void {
    for (const event of events) {
      if (event.type === "given") this.showGift(event, seat);
    }
  }

  private showGift({ seat: giver, to, tile, late }: Given, seat: number | undefined): void {
    if (to === seat) {
      this.arrivals.add({ tile, giver });
      this.fly(tile, 0, { racer: giver }, { hand: tile });
    } else if (giver !== seat) {
      this.fly(tile, 0, { racer: giver }, { racer: to });
    } else if (late) {
      // What you give yourself has flown when you gave it.
      this.fly(tile, 0, { hand: tile }, { racer: to });
    }
  }

  /** Whether a tile is still on its way to your hand. */
  isAwaited(tile: number): boolean {
    return this.flights.all.value.some(({ to }) => "hand" in to && to.hand === tile);
  }

  /** Who has just given you a tile. */
  giverOf(tile: number): number | undefined {
    return this.arrivals.all.value.find((arrival) => arrival.tile === tile)?.giver;
  }
}
