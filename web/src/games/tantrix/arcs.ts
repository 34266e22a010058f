// The true curves of a tile's lines: arcs around the corners and the neighbours' centres, so that lines of tiles side by
// side join at right angles to the edge.

import {
  centreOf,
  cornerAfter,
  FLAT,
  neighboursOf,
  type Point,
  polar,
  SIDE,
  shown,
  sideMiddle,
} from "./hex";
import type { Line, Shape } from "./tiles";

const RADIUS: Record<Exclude<Shape, "straight">, number> = { corner: SIDE / 2, bend: SIDE * 1.5 };

const LENGTH: Record<Shape, number> = {
  corner: ((SIDE / 2) * 2 * Math.PI) / 3,
  bend: (SIDE * 1.5 * Math.PI) / 3,
  straight: FLAT,
};

/** How far around its centre an arc goes, in degrees. */
const SWEEP = { corner: 120, bend: 60 };

type Curve = Pick<Line, "from" | "to" | "shape">;

/** A point on a line, and which way the line runs there, in degrees. */
export interface Place extends Point {
  heading: number;
}

/** The axis of a line, as an SVG path around the tile's centre. */
export function axisOf({ from, to, shape }: Curve): string {
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

/** Where one is after a share of a line's length, on the way from its first edge to its second. */
export function placeOn({ from, shape }: Curve, share: number): Place {
  const start = sideMiddle(from);
  if (shape === "straight") {
    const left = 1 - 2 * share;
    return { x: start.x * left, y: start.y * left, heading: 60 * from + 180 };
  }
  const middle = shape === "corner" ? cornerAfter(from) : centreOf(neighbourAfter(from));
  const first = (Math.atan2(start.y - middle.y, start.x - middle.x) * 180) / Math.PI;
  const angle = first - share * SWEEP[shape];
  const { x, y } = polar(RADIUS[shape], angle);
  return { x: middle.x + x, y: middle.y + y, heading: angle - 90 };
}

function neighbourAfter(direction: number): string {
  return neighboursOf("0,0")[(direction + 1) % 6] as string;
}
