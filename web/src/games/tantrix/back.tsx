// The back of a tile: its number, in the colour of the set it belongs to.

import { outline } from "./hex";
import { SIGNS } from "./tile";
import { backOf } from "./tiles";
import "./back.css";

interface BackProps {
  tile: number;
  /** How many tiles lie in the pile under it. */
  under?: number;
}

/** So many edges are seen of a pile, at most. */
const EDGES = 3;

/** How far each edge is below the one over it. */
const STEP = 7;

/** As a picture of its own, as wide as its box. */
export function BackPicture(back: BackProps) {
  return (
    <svg class="tile-picture" viewBox="-51 -58.5 102 138" aria-hidden="true">
      <Back {...back} />
    </svg>
  );
}

export function Back({ tile, under = 0 }: BackProps) {
  const back = backOf(tile);
  const edges = Array.from({ length: Math.min(under, EDGES) }, (_, edge) => (edge + 1) * STEP);
  return (
    <g class="tantrix-back">
      {edges.reverse().map((down) => (
        <polygon key={down} points={outline(1)} transform={`translate(0 ${down})`} />
      ))}
      <polygon points={outline(1)} />
      <g fill={back === "white" ? "#ffffff" : `var(--${back})`}>
        <text y={-4} dominant-baseline="central" text-anchor="middle">
          {tile}
        </text>
        {back !== "white" && <path d={SIGNS[back]} transform="translate(0 34)" />}
      </g>
    </g>
  );
}
