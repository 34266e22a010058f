// What moves by itself in Gobble alone: tiles from the bag to the hand or the discards, and freed ones.
//
// All of it has happened already: one tile flies after the other so that it can be followed, and whoever is faster
// simply goes on.

import { signal } from "@preact/signals";
import { isCalm } from "../../../ui/motion";
import { type Place, Scene } from "../scene";
import type { GobbleAloneEvent } from "./messages.gen";

export interface Leg {
  tile: number;
  from: Place;
  to: Place;
}

/** Milliseconds from one tile to the next, and at most for all of them before the last. */
const STEP = 140;
const MOST = 560;

export class DrawScene extends Scene {
  private readonly coming = signal<number>();
  private timers: ReturnType<typeof setTimeout>[] = [];

  /** Show what became of the tiles drawn and freed. */
  take(events: readonly GobbleAloneEvent[]): void {
    this.hurry();
    if (isCalm()) return;
    const legs = legsOf(events);
    const step = Math.min(STEP, MOST / Math.max(legs.length - 1, 1));
    this.coming.value = legs.map(({ to }) => handTile(to)).at(-1);
    this.timers = legs.map((leg, nth) => setTimeout(() => this.start(leg), nth * step));
  }

  /** Let what is still to fly be where it belongs. */
  hurry(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.coming.value = undefined;
  }

  /** Whether a tile of the hand is still on its way there, or about to be. */
  isComing(tile: number): boolean {
    return this.coming.value === tile || this.isAwaited(tile);
  }

  private start({ tile, from, to }: Leg): void {
    this.fly(tile, 0, from, to);
    if (handTile(to) !== undefined) this.coming.value = undefined;
  }
}

function handTile(place: Place): number | undefined {
  return "hand" in place ? place.hand : undefined;
}

const BAG: Place = { pile: "bag" };
const DISCARDS: Place = { pile: "discards" };
const HAND: Place = { pile: "hand" };

/** The ways that tiles went, in their order. */
export function legsOf(events: readonly GobbleAloneEvent[]): Leg[] {
  return events.flatMap((event, nth): Leg[] => {
    const next = events[nth + 1]?.type;
    switch (event.type) {
      case "drew":
        return next === "discarded"
          ? []
          : [{ tile: event.tile, from: BAG, to: { hand: event.tile } }];
      case "discarded":
        return [{ tile: event.tile, from: BAG, to: DISCARDS }];
      case "freed":
        return next === "went_back"
          ? []
          : [{ tile: event.tile, from: DISCARDS, to: { hand: event.tile } }];
      case "went_back":
        return [{ tile: event.tile, from: event.placeable ? HAND : DISCARDS, to: BAG }];
      default:
        return [];
    }
  });
}
