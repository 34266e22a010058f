// What pictures of the rules are drawn with: a few tiles on felt that stay as they are.

import type { ComponentChildren } from "preact";
import { type Cells, clashOf, type Laid, needsOf } from "./board";
import { boundsOf, sizeOf, widened } from "./bounds";
import { centreOf, cornerAfter, FLAT, type Point, shown } from "./hex";
import { At } from "./surface";
import { Tile } from "./tile";
import "./picture.css";

/** A place on the board, or between and beside its cells: "q,r" with fractions. */
export type Place = string;

/** How far an arrow keeps from the middle of what it joins. */
const CLEAR = FLAT * 0.62;

const HEAD = 16;

const MARGIN = 10;

export const CENTRED = { "dominant-baseline": "central", "text-anchor": "middle" } as const;

interface Frame {
  words: string | undefined;
  /** The places that must be in sight. */
  places: readonly Place[];
  children: ComponentChildren;
}

export function Frame({ words, places, children }: Frame) {
  const sight = widened(boundsOf(places), MARGIN, MARGIN);
  const { width, height } = sizeOf(sight);
  return (
    <svg
      class="tantrix-picture felt"
      role={words === undefined ? undefined : "img"}
      aria-label={words}
      aria-hidden={words === undefined}
      viewBox={`${sight.left} ${sight.top} ${width} ${height}`}
    >
      {children}
    </svg>
  );
}

export function tilesOf(cells: Cells) {
  return Object.entries(cells).map(([cell, laid]) => (
    <At key={cell} cell={cell}>
      <Tile {...laid} />
    </At>
  ));
}

interface Verdict {
  cells: Cells;
  cell: string;
  laid: Laid;
  fits: boolean;
}

/** A tick on a tile that may lie there; else a cross, and the side where two colours meet. */
export function Verdict({ cells, cell, laid, fits }: Verdict) {
  const clash = clashOf(laid.tile, laid.rotation, needsOf(cells, cell));
  return (
    <g class={fits ? "verdict fits" : "verdict"}>
      {clash && (
        <path
          class="clash"
          d={`M${shown(cornerAfter(clash.edge + 5))} L${shown(cornerAfter(clash.edge))}`}
        />
      )}
      <circle class="badge" r={23} />
      <path class="on-badge" d={fits ? "M-11,0 l8,9 l14,-17" : "M-9,-9 l18,18 M9,-9 l-18,18"} />
    </g>
  );
}

export function Arrow({ from, to }: { from: Place; to: Place }) {
  const [start, end] = [centreOf(from), centreOf(to)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const along: Point = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  const angle = (Math.atan2(along.y, along.x) * 180) / Math.PI;
  return (
    <g
      class="arrow"
      transform={`translate(${shown(start)}) rotate(${Math.round(angle * 10) / 10})`}
    >
      <path
        d={`M${CLEAR},0 H${length - CLEAR} m${-HEAD},${-HEAD} l${HEAD},${HEAD} l${-HEAD},${HEAD}`}
      />
    </g>
  );
}
