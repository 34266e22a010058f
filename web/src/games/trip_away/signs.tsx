// The sign of each seat: a shape that is told apart without its colour.

import { COLOURS } from "./pyramid";

/** In a square of 24 about the origin. */
const SIGNS = [
  "M-8,0 a8,8 0 1 0 16,0 a8,8 0 1 0 -16,0 z",
  "M0,-9 L9,7 H-9 z",
  "M-7.5,-7.5 h15 v15 h-15 z",
  "M0,-10 L8.5,0 L0,10 L-8.5,0 z",
] as const;

export function colourOf(seat: number): string {
  return `var(--${COLOURS[seat]})`;
}

/** Within an `svg`. */
export function SignShape({ seat }: { seat: number }) {
  return <path class="trip-sign-shape" d={SIGNS[seat]} style={{ fill: colourOf(seat) }} />;
}

export function Sign({ seat }: { seat: number }) {
  return (
    <svg class="trip-sign" viewBox="-12 -12 24 24" aria-hidden="true">
      <SignShape seat={seat} />
    </svg>
  );
}
