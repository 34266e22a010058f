// What is marked in a cell: that it asks to be filled, and in which of its ways the ghost lies there.

import { outline, SIDE } from "./hex";
import type { Picking } from "./picking";
import "./spaces.css";

/** A space with three neighbours: a dotted outline, "!", and how many of one's own tiles fit. */
export function ForcedMark({ fitting }: { fitting: number | undefined }) {
  return (
    <g class="tantrix-space tantrix-forced">
      <polygon points={outline(7)} />
      <text y={-SIDE * 0.42} dominant-baseline="central" text-anchor="middle">
        !
      </text>
      {fitting !== undefined && (
        <g class="tantrix-fitting" transform={`translate(0 ${SIDE * 0.36})`}>
          <path d="M-21,-6.5 l6.5,-3.75 6.5,3.75 v7.5 l-6.5,3.75 -6.5,-3.75 z" />
          <text x={9} y={-2} dominant-baseline="central" text-anchor="middle">
            {fitting}
          </text>
        </g>
      )}
    </g>
  );
}

/** Which of the rotations that fit the ghost has: "1/3". */
export function Turns({ input }: { input: Picking }) {
  const cell = input.aimed.value;
  const rotations = input.fits.value.get(cell ?? "") ?? [];
  const index = cell === undefined ? -1 : rotations.indexOf(input.rotationAt(cell) ?? -1);
  if (index < 0 || rotations.length < 2) return null;
  return (
    <g class="tantrix-turns">
      <rect x={-23} y={-15} width={46} height={30} rx={15} />
      <text dominant-baseline="central" text-anchor="middle">
        {index + 1}/{rotations.length}
      </text>
    </g>
  );
}
