// N-Tropy at a glance: the base, and sticks that have no business to stand there.

import { Base, Stick } from "./picture";
import type { Shown } from "./positions";

const STICKS: readonly Shown[] = [
  { x: 0, y: 285.5, angle: 0 },
  { x: -98, y: 302, angle: 62 },
  { x: 92, y: 306, angle: 112 },
  { x: 10, y: 374, angle: -4 },
  { x: 34, y: 451, angle: 88, kind: "new" },
];

export function Emblem() {
  return (
    <svg viewBox="-330 -500 660 495" aria-hidden="true">
      <Base lean={0} />
      {STICKS.map((stick) => (
        <Stick key={stick.y} stick={stick} />
      ))}
    </svg>
  );
}
