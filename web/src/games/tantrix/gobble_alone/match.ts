// What a view of Gobble alone says.

import type { Match } from "../../game";
import type { GobbleAloneCommand, GobbleAloneEvent, GobbleAloneView } from "./messages.gen";

export type GobbleAlone = Match<GobbleAloneView, GobbleAloneEvent, GobbleAloneCommand>;

/** The discards as they lie: the last is on top, and is freed first. */
export function discardsOf({ discards = {} }: GobbleAloneView): number[] {
  const pile = Object.entries(discards).sort(([, one], [, other]) => one - other);
  return pile.map(([tile]) => Number(tile));
}
