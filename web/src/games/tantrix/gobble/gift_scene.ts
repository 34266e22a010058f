// What moves over a race: beside all else, gifts that have just come.

import { Passing } from "../passing";
import { Scene } from "../scene";
import type { Given, GobbleEvent } from "./messages.gen";

/** A tile of your hand that somebody gave you. */
export interface Arrival {
  tile: number;
  giver: number;
}

/** How long a gift is marked, in milliseconds. */
const ARRIVAL = 2500;

export class GiftScene extends Scene {
  readonly arrivals = new Passing<Arrival>(ARRIVAL);

  /** Show the gifts among what just happened; `seat` is yours, undefined while you watch. */
  take(events: readonly GobbleEvent[], seat: number | undefined): void {
    for (const event of events) {
      if (event.type === "given") this.showGift(event, seat);
    }
  }

  private showGift({ seat: giver, to, tile, late }: Given, seat: number | undefined): void {
    if (to === seat) {
      this.arrivals.add({ tile, giver });
      this.fly(tile, 0, { seat: giver }, { hand: tile });
    } else if (giver !== seat) {
      this.fly(tile, 0, { seat: giver }, { seat: to });
    } else if (late) {
      // What you give yourself has flown when you gave it.
      this.fly(tile, 0, { hand: tile }, { seat: to });
    }
  }

  /** Who has just given you a tile. */
  giverOf(tile: number): number | undefined {
    return this.arrivals.all.value.find((arrival) => arrival.tile === tile)?.giver;
  }
}
