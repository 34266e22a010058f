// How a match went: how many sticks each seat had left to place, and the moments that mattered.

import type { MarkKind, Player } from "../game";
import type { NTropyEvent, NTropyView } from "./messages.gen";

export function course(view: NTropyView, players: readonly Player[]): number[] {
  const held = (seat: number) => (view.held && view.active === seat ? 1 : 0);
  return players.map(({ seat }) => (view.players[seat]?.rack?.length ?? 0) + held(seat));
}

export function mark(event: NTropyEvent): MarkKind | undefined {
  switch (event.type) {
    case "emptied":
      return "gain";
    case "fell":
    case "toppled":
      return "loss";
    case "put_back":
    case "resigned":
      return "turn";
    default:
      return undefined;
  }
}
