// What the events of a match sound like.

import type { Sound } from "../../ui/sound";
import type { TripAwayEvent } from "./messages.gen";

/** The sound of an event, for the player in `seat` or for one who watches. */
export function sound(event: TripAwayEvent, seat: number | undefined): Sound | undefined {
  switch (event.type) {
    case "turn_began":
      return event.seat === seat ? "chime" : undefined;
    case "rolled":
      return "roll";
    case "passed":
    case "removed":
      return "double_tick";
    case "tipped":
    case "aimed":
    case "swapped":
      return "lay";
    case "dug":
    case "hopped":
      return event.to === seat ? "gift" : event.type === "dug" ? "dig" : "hop";
    case "removal_began":
      return "out";
    case "emptied":
    case "resigned":
      return undefined;
  }
}
