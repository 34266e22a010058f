// How a puzzle went: how many tiles lay on each seat's board, and the moments that mattered.

import type { MarkKind, Player } from "../../game";
import { benchOf, laidOn } from "./match";
import type { PuzzleEvent, PuzzleView } from "./messages.gen";

export function course(view: PuzzleView, players: readonly Player[]): number[] {
  return players.map(({ seat }) => laidOn(benchOf(view, seat)));
}

export function mark(event: PuzzleEvent): MarkKind | undefined {
  switch (event.type) {
    case "solved":
      return "gain";
    case "faulted":
      return "loss";
    case "hinted":
    case "resigned":
      return "turn";
    default:
      return undefined;
  }
}
