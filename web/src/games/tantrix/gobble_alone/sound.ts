// What the events of Gobble alone sound like.

import type { Sound } from "../../../ui/sound";
import type { GobbleAloneEvent } from "./messages.gen";

export function sound(event: GobbleAloneEvent): Sound | undefined {
  switch (event.type) {
    case "placed":
      return "lay";
    case "gobbled":
      return event.tiles > 0 ? "gobble" : undefined;
    case "discarded":
      return "double_tick";
    case "went_back":
      return "turn";
    case "drew":
    case "freed":
    case "gave_up":
      return undefined;
  }
}
