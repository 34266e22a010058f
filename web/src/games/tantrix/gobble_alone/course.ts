// How a game went: how many tiles were left to be laid, and the moments that mattered.

import type { MarkKind } from "../../game";
import type { GobbleAloneEvent, GobbleAloneView } from "./messages.gen";

export function course(view: GobbleAloneView): number[] {
  return [view.left];
}

export function mark(event: GobbleAloneEvent): MarkKind | undefined {
  switch (event.type) {
    case "gobbled":
      return "gain";
    case "went_back":
      return "loss";
    case "freed":
      return "turn";
    default:
      return undefined;
  }
}
