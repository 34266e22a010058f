// What the events of a puzzle sound like.

import type { Sound } from "../../../ui/sound";
import type { PuzzleEvent } from "./messages.gen";

/** The sound of an event, for the player in `seat` or for one who watches: another's board is quiet. */
export function sound(event: PuzzleEvent, seat: number | undefined): Sound | undefined {
  if (seat !== undefined && event.seat !== seat) return undefined;
  switch (event.type) {
    case "laid":
      return event.turned ? undefined : "lay";
    case "lifted":
    case "undone":
    case "redone":
      return "turn";
    case "faulted":
      return "double_tick";
    case "hinted":
      return "gift";
    default:
      return undefined;
  }
}
