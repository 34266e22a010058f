// Where a tile may be laid: for the mover as the server has it, for who waits as the colours and the closed cells have it.

import { type Cells, type Needs, needsOf, rotationsFor, touches } from "../board";
import { neighboursOf } from "../hex";
import { type Fits, NO_FITS } from "../picking";
import type { Colour } from "../tiles";
import { bagOf } from "./match";
import type { StrategyView } from "./messages.gen";

/** What the mover may do with a tile. */
export function movesOf(view: StrategyView, tile: number): Fits {
  const places = view.phase === "free" ? Object.entries(view.free ?? {}) : fillings(view);
  const fits = places.map(([cell, tiles]) => [cell, tiles[tile] ?? []] as const);
  return new Map(fits.filter(([, rotations]) => rotations.length > 0));
}

function fillings(view: StrategyView): [string, Record<string, number[]>][] {
  return Object.entries(view.forced ?? {}).map(([cell, { fits = {} }]) => [cell, fits]);
}

/** Where a tile would fit if it were one's turn now: a plan, which the turn may prove wrong. */
export function plansFor(
  view: StrategyView,
  cells: Cells,
  open: ReadonlyMap<string, Needs>,
  tile: number,
): Fits {
  if (Object.keys(cells).length === 0) return NO_FITS;
  const plans = new Map<string, number[]>();
  for (const [cell, needs] of open) {
    if (view.barred?.[cell]) continue;
    const rotations = rotationsFor(tile, needs).filter(
      (rotation) => bagOf(view).length === 0 || !threeAlike(cells, cell, { tile, rotation }),
    );
    if (rotations.length > 0) plans.set(cell, rotations);
  }
  return plans;
}

/** The space that a tile would show one colour three times, which no tile has: the first restriction. */
export function threeAlike(
  cells: Cells,
  cell: string,
  laid: Cells[string],
): { space: string; colour: Colour } | undefined {
  const after = { ...cells, [cell]: laid };
  for (const space of neighboursOf(cell)) {
    const needs = space in after ? [] : needsOf(after, space);
    const colour = needs.find((need) => need && needs.filter((each) => each === need).length > 2);
    if (colour && touches(needs) > 2) return { space, colour };
  }
  return undefined;
}

/** How many of some tiles fit a space by their colours. */
export function fittingAmong(tiles: readonly number[], needs: Needs): number {
  return tiles.filter((tile) => rotationsFor(tile, needs).length > 0).length;
}
