// What the events of a match sound like.

import type { Sound } from "../../../ui/sound";
import type { StrategyEvent } from "./messages.gen";

/** The sound of an event, for the player in `seat` or for one who watches. */
export function sound(event: StrategyEvent, seat: number | undefined): Sound | undefined {
  switch (event.type) {
    case "placed":
      return "lay";
    case "turn_began":
      return event.seat === seat ? "chime" : undefined;
    case "clock_charged":
      return event.seat === seat ? "double_tick" : undefined;
    case "out_of_time":
      return "out";
    case "drew":
    case "bag_emptied":
    case "resigned":
      return undefined;
  }
}
