// What happened, as sentences in the player's language.

import type { Player } from "../game";
import type { TripAwayEvent } from "./messages.gen";

export function tell(_event: TripAwayEvent, _players: readonly Player[]): string | undefined {
  return undefined;
}
