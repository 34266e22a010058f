// The true curves of a tile's lines: arcs around the corners and the neighbours' centres, so that lines of tiles side by
// side join at right angles to the edge.

import { FLAT, SIDE, shown, sideMiddle } from "./hex";
import type { Line, Shape } from "./tiles";

const RADIUS: Record<Exclude<Shape, "straight">, number> = { corner: SIDE / 2, bend: SIDE * 1.5 };

const LENGTH: Record<Shape, number> = {
  corner: ((SIDE / 2) * 2 * Math.PI) / 3,
  bend: (SIDE * 1.5 * Math.PI) / 3,
  straight: FLAT,
};

/** The axis of a line, as an SVG path around the tile's centre. */
export function axisOf({ from, to, shape }: Pick<Line, "from" | "to" | "shape">): string {
  const start = shown(sideMiddle(from));
  const end = shown(sideMiddle(to));
  if (shape === "straight") return `M${start} L${end}`;
  const radius = RADIUS[shape];
  return `M${start} A${radius},${radius} 0 0 0 ${end}`;
}

/** How long a line is, in drawing units. */
export function lengthOf(shape: Shape): number {
  return LENGTH[shape];
}
