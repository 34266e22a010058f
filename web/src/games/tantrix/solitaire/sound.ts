// What the events of Solitaire sound like.

import type { Sound } from "../../../ui/sound";
import type { SolitaireEvent } from "./messages.gen";

export function sound(event: SolitaireEvent): Sound | undefined {
  switch (event.type) {
    case "placed":
      return "lay";
    case "set_aside":
      return "double_tick";
    case "uncovered":
    case "gave_up":
      return undefined;
  }
}
