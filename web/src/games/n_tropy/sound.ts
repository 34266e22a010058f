// What the events of a match sound like. What falls is heard as it is seen to fall.

import type { Sound } from "../../ui/sound";
import type { NTropyEvent } from "./messages.gen";

/** The sound of an event, for the player in `seat` or for one who watches. */
export function sound(event: NTropyEvent, seat: number | undefined): Sound | undefined {
  switch (event.type) {
    case "turn_began":
      return event.seat === seat ? "chime" : event.rolled ? "roll" : undefined;
    case "picked":
      return "lift";
    case "released":
      return "touch";
    case "placed":
      return "lay";
    case "fouled":
      return "double_tick";
    case "put_back":
      return "lay";
    case "toppled":
      return "collapse";
    default:
      return undefined;
  }
}
