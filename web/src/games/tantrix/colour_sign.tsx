// A colour by its own sign.

import { SIGNS } from "./tile";
import type { Colour } from "./tiles";

export function ColourSign({ colour }: { colour: Colour }) {
  return (
    <svg class="tantrix-sign" viewBox="-13 -13 26 26" aria-hidden="true">
      <rect x={-13} y={-13} width={26} height={26} rx={6} fill={`var(--${colour})`} />
      <path d={SIGNS[colour]} fill="var(--tile)" />
    </svg>
  );
}
