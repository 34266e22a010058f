// How a race went: how many tiles each seat had left, and the moments that mattered.

import type { MarkKind, Player } from "../../game";
import type { GobbleEvent, GobbleView } from "./messages.gen";
import { handOf } from "./race";

export function course(view: GobbleView, players: readonly Player[]): number[] {
  return players.map(({ seat }) => handOf(view, seat).length);
}

export function mark(event: GobbleEvent): MarkKind | undefined {
  switch (event.type) {
    case "gobbled":
    case "out":
      return "gain";
    case "call_missed":
      return "loss";
    case "resigned":
      return "turn";
    default:
      return undefined;
  }
}
