// What the events of a race sound like.

import type { Sound } from "../../../ui/sound";
import type { GobbleEvent } from "./messages.gen";

/** The sound of an event, for the player in `seat` or for one who watches. */
export function sound(event: GobbleEvent, seat: number | undefined): Sound | undefined {
  switch (event.type) {
    case "placed":
    case "turned_up":
      return "lay";
    case "gobbled":
      return "gobble";
    case "given":
      return event.to === seat ? "gift" : undefined;
    case "call_missed":
      return event.seat === seat ? "double_tick" : undefined;
    case "out":
      return "out";
    case "resigned":
      return undefined;
  }
}
