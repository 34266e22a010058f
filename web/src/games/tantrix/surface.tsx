// The dark surface the tiles lie on, fitted to its box: it grows in steps, so that cells do not slide about under a
// finger whenever a tile is laid.

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { centreOf, FLAT, SIDE } from "./hex";

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far around the outermost cells' centres the surface reaches: half a cell and a margin. */
const REACH = { x: FLAT * 0.62, y: SIDE * 1.2 };

/** What is in sight before much is laid: the two tiles joined first, and room around them. */
const FIRST: Bounds = {
  left: -1.5 * FLAT,
  top: -3.5 * SIDE,
  right: 2.5 * FLAT,
  bottom: 3.5 * SIDE,
};

/** Across how many tiles' widths the surface may be for their numbers to be legible. */
const LEGIBLE = 8 * FLAT;

/** The smallest box around cells with their outlines. */
export function boundsOf(keys: Iterable<string>): Bounds {
  const centres = Array.from(keys, centreOf);
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  return {
    left: Math.min(...xs) - REACH.x,
    top: Math.min(...ys) - REACH.y,
    right: Math.max(...xs) + REACH.x,
    bottom: Math.max(...ys) + REACH.y,
  };
}

/** The bounds to show: those of before while they hold all, else wider by half a cell where they did not. */
export function fitted(before: Bounds, needed: Bounds): Bounds {
  return {
    left: needed.left < before.left ? needed.left - FLAT / 2 : before.left,
    top: needed.top < before.top ? needed.top - SIDE : before.top,
    right: needed.right > before.right ? needed.right + FLAT / 2 : before.right,
    bottom: needed.bottom > before.bottom ? needed.bottom + SIDE : before.bottom,
  };
}

interface SurfaceProps {
  label: string;
  /** The cells that must be in sight. */
  cells: Iterable<string>;
  children: ComponentChildren;
}

export function Surface({ label, cells, children }: SurfaceProps) {
  const shown = useRef(FIRST);
  shown.current = fitted(shown.current, boundsOf(cells));
  const { left, top, right, bottom } = shown.current;
  const legible = Math.max(right - left, bottom - top) <= LEGIBLE;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold an SVG's own elements
    <svg
      class={`tantrix-surface${legible ? " legible" : ""}`}
      role="group"
      aria-label={label}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
    >
      {children}
    </svg>
  );
}

/** Something to look at, in words for those who do not see it. */
export function Sight({ words, children }: { words: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an SVG group is not interactive
    <g role="img" aria-label={words}>
      {children}
    </g>
  );
}

/** Moves what it holds to a cell's centre. */
export function At({ cell, children }: { cell: string; children: ComponentChildren }) {
  const { x, y } = centreOf(cell);
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}
