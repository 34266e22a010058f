// What marks a space whose filling frees discards.

import { outline, SIDE } from "../hex";
import { CENTRED } from "../picture";
import { say } from "./tell";

/** A dotted outline, an arrow up from the pile, and how many. */
export function FreeingMark({ tiles }: { tiles: number }) {
  return (
    <g class="tantrix-space alone-space">
      <polygon points={outline(7)} />
      <g class="alone-free" transform={`translate(0 ${-SIDE * 0.44})`}>
        <path d="M-11,9 V-8 M-18,-2 L-11,-9 L-4,-2" />
        <text x={11} y={1} {...CENTRED}>
          {tiles}
        </text>
      </g>
    </g>
  );
}

export function gobbleInWords(tiles: number): string {
  return say(tiles > 1 ? "board.double" : "board.gobble");
}
