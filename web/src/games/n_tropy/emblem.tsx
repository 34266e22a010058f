// N-Tropy at a glance: the base, and sticks that have no business to stand there.

import { Base, Stick } from "./picture";
import type { Shown } from "./positions";

const STICKS: readonly Shown[] = [
  { x: 0, y: 285.5, angle: 0 },
  { x: -98, y: 302, angle: 62 },
  { x: 92, y: 306, angle: 112 },
  { x: 0, y: 375.6, angle: 3, kind: "new" },
];

export function Emblem() {
  return (
    <svg viewBox="-205 -392 410 396" aria-hidden="true">
      <Base lean={0} />
      {STICKS.map((stick) => (
        <Stick key={stick.y} stick={stick} />
      ))}
    </svg>
  );
}
