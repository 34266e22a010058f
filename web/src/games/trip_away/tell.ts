// What happened, as sentences in the player's language.

import type { TripAwayEvent } from "./messages.gen";

export function tell(_event: TripAwayEvent): string | undefined {
  return undefined;
}
