// What marks a space worth a gobble.

import { outline, SIDE } from "../hex";
import { say } from "./tell";

/** A space that gives tiles away: a dotted outline, and a parcel with how many. */
export function GobbleMark({ gifts }: { gifts: number }) {
  return (
    <g class="gobble-space">
      <polygon points={outline(7)} />
      <g class="gobble-gift-mark" transform={`translate(0 ${-SIDE * 0.46})`}>
        <Parcel gifts={gifts} />
      </g>
    </g>
  );
}

/** A parcel and how many tiles are in it, around the origin. */
export function Parcel({ gifts }: { gifts: number }) {
  return (
    <>
      <path class="gobble-parcel" d="M-17,-7 h15 v15 h-15 z M-9.5,-7 v15 M-14,-13 l4.5,6 l4.5,-6" />
      <text x={9} y={1} dominant-baseline="central" text-anchor="middle">
        {gifts}
      </text>
    </>
  );
}

export function gobbleInWords(gifts: number): string {
  return say(gifts > 1 ? "board.double" : "board.gobble");
}
