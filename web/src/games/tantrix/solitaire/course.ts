// How a game went: what it was worth tile by tile, and the moments that mattered.

import type { MarkKind } from "../../game";
import type { SolitaireEvent, SolitaireView } from "./messages.gen";

export function course(view: SolitaireView): number[] {
  return [view.score];
}

export function mark(
  event: SolitaireEvent,
  view: SolitaireView,
  before: SolitaireView,
): MarkKind | undefined {
  switch (event.type) {
    case "placed":
      return loopOf(view) > loopOf(before) ? "gain" : undefined;
    case "set_aside":
      return "loss";
    default:
      return undefined;
  }
}

function loopOf({ loop = [] }: SolitaireView): number {
  return loop.length;
}
