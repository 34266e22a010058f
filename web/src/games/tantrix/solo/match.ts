// What the games for one that lay tile after tile have in common on the wire.

import type { Match } from "../../game";
import type { Laid } from "../board";

export interface SoloView {
  cells?: Readonly<Record<string, Laid>>;
  /** The cell filled last. */
  last?: string;
}

interface Place {
  type: "place";
  tile: number;
  cell: { q: number; r: number };
  rotation: number;
}

export type SoloMatch = Match<SoloView, unknown, Place>;

/** A view leaves out what is empty. */
export function cellsOf(view: SoloView): Readonly<Record<string, Laid>> {
  return view.cells ?? {};
}

/** The cells of a view where a tile may be laid, with its rotations. */
export function fitsIn(
  places: readonly (readonly [cell: string, rotations: readonly number[] | undefined])[],
): ReadonlyMap<string, readonly number[]> {
  return new Map(
    places.flatMap(([cell, rotations = []]) => (rotations.length > 0 ? [[cell, rotations]] : [])),
  );
}
