// How a match went: how many pieces stood in front of each seat, and the moments that mattered.

import type { MarkKind, Player } from "../game";
import type { TripAwayEvent, TripAwayView } from "./messages.gen";

export function course(view: TripAwayView, players: readonly Player[]): number[] {
  return players.map(({ seat }) => view.counts[seat] ?? 0);
}

export function mark(event: TripAwayEvent): MarkKind | undefined {
  switch (event.type) {
    case "emptied":
      return "gain";
    case "removal_began":
    case "removed":
    case "resigned":
      return "turn";
    default:
      return undefined;
  }
}
