// What a view of the race says about its seats.

import type { Match } from "../../game";
import type { GobbleCommand, GobbleEvent, GobbleView, LaidTile, Owed } from "./messages.gen";

export type Race = Match<GobbleView, GobbleEvent, GobbleCommand>;

// A view leaves out what is empty: so may these.

export function cellsOf(view: GobbleView): Readonly<Record<string, LaidTile>> {
  return view.cells ?? {};
}

/** The tiles of a seat, in the order they came. */
export function handOf(view: GobbleView, seat: number): number[] {
  const hand = Object.entries(view.hands?.[seat] ?? {});
  return hand.sort(([, one], [, other]) => one - other).map(([tile]) => Number(tile));
}

export function isInRace(view: GobbleView, seat: number): boolean {
  return view.out?.[seat] === undefined && view.resigned?.[seat] === undefined;
}

/** What a seat must settle first, of the gifts or of the calls. */
export function firstOwed(
  owed: Readonly<Record<string, Owed>> | undefined,
  seat: number | undefined,
): Owed | undefined {
  const numbers = Object.keys(owed ?? {}).sort((one, other) => Number(one) - Number(other));
  return numbers.map((number) => owed?.[number]).find((each) => each?.seat === seat);
}
