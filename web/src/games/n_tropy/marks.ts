// What helps to place a stick: what it touches or would, how it is balanced, and what would come of it.

import type { Fault, Placement } from "./messages.gen";
import type { Point } from "./pose";

/** Where the held stick touches another body, or would once it is lowered. */
export interface Contact {
  /** The number of the other body. 0 is a tip of the fan, the sphere or a leg. */
  other: number;
  /** Which part of the base it is, when it is the base. */
  part?: "tip" | "sphere" | "leg" | "table";
  at: Point;
  /** How far it still is, in millimetres: 0 where it touches first. */
  gap: number;
  /** From below, from above (it would be tucked under), or from the side. */
  way: "support" | "hold" | "side";
}

/** Where the middle of the stick lies between what holds it up. */
export interface Balance {
  /** Along the stick from its middle, in millimetres: negative towards its left end. */
  from: number;
  to: number;
  /** To which side it tips when it is let go: 1 counterclockwise, −1 clockwise, 0 not at all. */
  tips: -1 | 0 | 1;
}

/** What is wrong, and the stick in question if there is one. */
export interface Flaw {
  fault: Fault;
  other?: number;
}

/** What is shown while a stick is held. With less aid less of it is there (N9). */
export interface Marks {
  contacts: readonly Contact[];
  /** How many different sticks it touches. */
  count: number;
  /** How many the task wants, as the stick is held: one lying or upright, two lying level, or tucked. */
  wanted: number;
  /** What it overlaps so far that it cannot be let go here. */
  overlaps?: number;
  /** With full aid only, and so is what follows. */
  balance?: Balance;
  /** What it would be, placed here. */
  placement?: Placement;
  /** What is wrong with it here, the worst first. */
  faults?: readonly Flaw[];
}
