// What the structure on screen and the panels around it share, for as long as a match is on screen.

import type { ReadonlySignal, Signal } from "@preact/signals";
import type { FilmState } from "./film";
import type { HandState } from "./hand";
import type { NTropy } from "./match";
import type { Offer } from "./messages.gen";

export interface Stage {
  match: NTropy;
  hand: HandState;
  film: FilmState;
  /** Whether nothing was panned or zoomed by hand since all was in sight. */
  isFitted: ReadonlySignal<boolean>;
  /** Show everything. */
  fit(): void;
  /** The stick that is pointed at, here or in a list; it shows its number. */
  pointedAt: Signal<number | undefined>;
  /** Whether every stick shows its number. */
  numbered: Signal<boolean>;
  /** The offer that is looked at in a list: it is drawn, pale. */
  glanced: Signal<Offer | undefined>;
  /** How many lie on the table so far while it settles. */
  fallen: ReadonlySignal<number>;
}
