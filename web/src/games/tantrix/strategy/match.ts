// What a view of the match says about its seats and its turn.

import type { Match } from "../../game";
import type {
  Best,
  Clock,
  Colour,
  LaidTile,
  StrategyCommand,
  StrategyEvent,
  StrategyView,
} from "./messages.gen";

export type Strategy = Match<StrategyView, StrategyEvent, StrategyCommand>;

// A view leaves out what is empty: so may these.

export function cellsOf(view: StrategyView): Readonly<Record<string, LaidTile>> {
  return view.cells ?? {};
}

/** The tiles of a seat, each in its place: a tile drawn takes the place of the one laid. */
export function handOf(view: StrategyView, seat: number): number[] {
  const hand = Object.entries(view.hands?.[seat] ?? {});
  return hand.sort(([, one], [, other]) => one - other).map(([tile]) => Number(tile));
}

export function colourOf(view: StrategyView, seat: number): Colour {
  return view.colours[seat] ?? "red";
}

export function scoreOf(view: StrategyView, seat: number): number {
  return view.best?.[seat]?.score ?? 0;
}

/** The cells that make a seat's score, and whether they are a loop. */
export function bestOf(
  view: StrategyView,
  seat: number,
): { cells: readonly string[]; isLoop: boolean } {
  const { line = [], loop = [] }: Partial<Best> = view.best?.[seat] ?? {};
  return 2 * loop.length > line.length
    ? { cells: loop, isLoop: true }
    : { cells: line, isLoop: false };
}

/** Without tiles in the bag the restrictions do not hold. */
export function bagOf(view: StrategyView): number[] {
  return Object.keys(view.bag ?? {}).map(Number);
}

/** The seats that play the same colour, each seat's own among them. */
export function sideOf(view: StrategyView, seat: number): number[] {
  return Object.keys(view.colours)
    .map(Number)
    .filter((other) => view.colours[other] === view.colours[seat]);
}

/** Seconds left at a time of play; below zero in overtime. */
export function leftOn({ left, since }: Clock, now: number): number {
  return since === undefined ? left : left - Math.max(0, now - since);
}
