// What the structure on screen and the panels around it share, for as long as a match is on screen.

import type { ReadonlySignal, Signal } from "@preact/signals";
import type { FilmState } from "./film";
import type { HandState } from "./hand";
import type { NTropy } from "./match";

export interface Stage {
  match: NTropy;
  hand: HandState;
  film: FilmState;
  /** Whether nothing was panned or zoomed by hand since all was in sight. */
  isFitted: ReadonlySignal<boolean>;
  /** Show everything. */
  fit(): void;
  /** The stick that is pointed at, here or in a list. */
  pointedAt: Signal<number | undefined>;
  /** Whether every stick shows its number. */
  numbered: Signal<boolean>;
  /** How many have fallen so far while it settles. */
  fallen: ReadonlySignal<number>;
}
