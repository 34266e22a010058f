// A match of N-Tropy, and what of it moves between two recorded views.

import type { ReadonlySignal } from "@preact/signals";
import type { Match } from "../game";
import type { NTropyCommand, NTropyEvent, NTropyView } from "./messages.gen";

/** How what moves stands now, as a difference from the view that was recorded last. */
export interface Picture {
  seq: number;
  /** Seconds of play. */
  now: number;
  bytes: DataView;
}

export interface NTropy extends Match<NTropyView, NTropyEvent, NTropyCommand> {
  picture: ReadonlySignal<Picture | null>;
  /** Shows everyone where the held stick is. */
  steer(x: number, y: number, angle: number): void;
}
