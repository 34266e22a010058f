// How a match went: what each seat's best line or loop was worth, and the moments that mattered.

import type { MarkKind, Player } from "../../game";
import { bestOf, scoreOf } from "./match";
import type { StrategyEvent, StrategyView } from "./messages.gen";

export function course(view: StrategyView, players: readonly Player[]): number[] {
  return players.map(({ seat }) => scoreOf(view, seat));
}

export function mark(
  event: StrategyEvent,
  view: StrategyView,
  before: StrategyView,
): MarkKind | undefined {
  switch (event.type) {
    case "placed":
      return closesLoop(view, before) ? "gain" : undefined;
    case "clock_charged":
    case "out_of_time":
      return "loss";
    case "bag_emptied":
    case "resigned":
      return "turn";
    default:
      return undefined;
  }
}

/** Whether a seat scores by a loop that it did not have before. */
function closesLoop(view: StrategyView, before: StrategyView): boolean {
  return Object.keys(view.colours).some((name) => {
    const seat = Number(name);
    const [now, then] = [bestOf(view, seat), bestOf(before, seat)];
    return now.isLoop && (!then.isLoop || now.cells.length > then.cells.length);
  });
}
