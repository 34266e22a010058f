// The stick in the hand: how it is carried, lowered and let go.

import type { ReadonlySignal } from "@preact/signals";
import type { Fault, Offer, Placement } from "./messages.gen";
import type { Point, Pose } from "./pose";

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
  faults?: readonly { fault: Fault; other?: number }[];
}

/** A command that was refused: the stick is in the hand still. */
export interface Refusal {
  /** The same refusal twice is told twice. */
  number: number;
  code: string;
  /** In the player's language. */
  text: string;
  /** The other stick, where there is one. */
  stick?: number;
}

export interface HandState {
  /** Whether you hold a stick, and may do with it what you like. */
  holding: ReadonlySignal<boolean>;
  /** Whether you may take one now. */
  canPick: ReadonlySignal<boolean>;
  /** Where your hand is, without its sway; undefined while you hold nothing. */
  pose: ReadonlySignal<Pose | undefined>;
  /** Slow, for the last millimetres. */
  precise: ReadonlySignal<boolean>;
  /** Of the held stick, whoever holds it; undefined without any aid. */
  marks: ReadonlySignal<Marks | undefined>;
  /** Where it would land when it is lowered. */
  landing: ReadonlySignal<Pose | undefined>;
  /** Whether it is going down, or stands where it touches first: it can then be let go. */
  lowering: ReadonlySignal<boolean>;
  lowered: ReadonlySignal<boolean>;
  /** Whether it is being carried to an offer. */
  travelling: ReadonlySignal<boolean>;
  /** Whether a command of yours is not answered yet. */
  waiting: ReadonlySignal<boolean>;
  refusal: ReadonlySignal<Refusal | undefined>;

  pick(): void;
  /** By radians, counterclockwise. A stick that is upright turns about its lower end. */
  turn(by: number): void;
  setAngle(angle: number): void;
  /** By millimetres, as fast as a hand may go. */
  move(dx: number, dy: number): void;
  lower(): void;
  release(): void;
  /** Brings it to where it was offered to be let go. */
  carryTo(offer: Offer): void;
  togglePrecise(): void;
}
