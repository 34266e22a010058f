// The best run alone so far on this device: how few sticks were left, by how many there were.

import { keep, kept } from "../../kept";

const keyOf = (sticks: number) => `n_tropy.best.${sticks}`;

export function bestOf(sticks: number): number | undefined {
  const best = kept(keyOf(sticks));
  return best === undefined ? undefined : Number(best);
}

export function keepBest(sticks: number, left: number): void {
  keep(keyOf(sticks), String(Math.min(left, bestOf(sticks) ?? left)));
}
