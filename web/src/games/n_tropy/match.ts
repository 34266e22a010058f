// A match of N-Tropy, and what its view says about bodies and seats.

import type { MovingMatch } from "../game";
import type { Body, NTropyCommand, NTropyEvent, NTropyView } from "./messages.gen";
import type { Poses } from "./pose";

export type { Picture } from "../../net/picture";

export type NTropy = MovingMatch<NTropyView, NTropyEvent, NTropyCommand>;

export function posesOf({ bodies }: NTropyView): Poses {
  return new Map(
    Object.entries(bodies).map(([number, { x, y, angle }]) => [Number(number), { x, y, angle }]),
  );
}

/** The sticks that were let go upright: they meet others as such for as long as they stand. */
export function uprightsOf({ bodies }: NTropyView): ReadonlySet<number> {
  const upright = ([, body]: [string, Body]) => body.upright === true;
  return new Set(
    Object.entries(bodies)
      .filter(upright)
      .map(([number]) => Number(number)),
  );
}

/** Whether the structure moves by itself. */
export function isSettling({ phase }: NTropyView): boolean {
  return phase === "settle" || phase === "again" || phase === "late";
}
