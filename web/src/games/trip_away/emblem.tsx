// Trip Away at a glance: a few pyramids that stand, and one that points at a stack.

import { Pieces } from "./picture";

const PIECES = [
  { size: 3, colour: 1, x: 0, y: 0 },
  { size: 2, colour: 2, x: 0, y: 0, height: 1 },
  { size: 1, colour: 0, x: 0, y: 0, height: 2 },
  { size: 1, colour: 3, x: 1.5, y: 0.2 },
  { size: 3, colour: 0, x: -1.6, y: 0.6, toward: 15 },
  { size: 2, colour: 3, x: 0.9, y: 0.8 },
] as const;

export function Emblem() {
  return (
    <svg viewBox="-2.7 -2.1 4.8 3.6" aria-hidden="true">
      <Pieces pieces={PIECES} />
    </svg>
  );
}
