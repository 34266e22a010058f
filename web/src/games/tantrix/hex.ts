// Hexagons with a point at the top, in axial coordinates: +q is east, +r south-east, y points down.

export interface Cell {
  q: number;
  r: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The width of a hexagon between two flat sides, in drawing units. */
export const FLAT = 100;

/** The length of a hexagon's side, and the distance of a corner from its centre. */
export const SIDE = FLAT / Math.sqrt(3);

/** Clockwise from the east. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

const STEPS: readonly Cell[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export function keyOf(cell: Cell): string {
  return `${cell.q},${cell.r}`;
}

export function cellOf(key: string): Cell {
  const [q = 0, r = 0] = key.split(",").map(Number);
  return { q, r };
}

/** The six cells around a cell, clockwise from the east. */
export function neighboursOf(key: string): string[] {
  const { q, r } = cellOf(key);
  return STEPS.map((step) => keyOf({ q: q + step.q, r: r + step.r }));
}

export function centreOf(key: string): Point {
  const { q, r } = cellOf(key);
  return { x: FLAT * (q + r / 2), y: SIDE * 1.5 * r };
}

/** The cell a point lies in. */
export function cellAt({ x, y }: Point): string {
  const r = y / (SIDE * 1.5);
  const q = x / FLAT - r / 2;
  return keyOf(rounding(q, r));
}

/** How far a point lies from a cell's centre. */
export function distanceBetween(key: string, { x, y }: Point): number {
  const centre = centreOf(key);
  return Math.hypot(x - centre.x, y - centre.y);
}

/** The cell of the set whose centre is nearest to a point; undefined when there is none. */
export function nearestTo(keys: Iterable<string>, point: Point): string | undefined {
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const key of keys) {
    const distance = distanceBetween(key, point);
    if (distance < least) [nearest, least] = [key, distance];
  }
  return nearest;
}

/** Rounds to whole coordinates; the one of the three axes that was furthest off follows from the others. */
function rounding(q: number, r: number): Cell {
  const s = -q - r;
  const whole = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = {
    q: Math.abs(whole.q - q),
    r: Math.abs(whole.r - r),
    s: Math.abs(whole.s - s),
  };
  if (off.q > off.r && off.q > off.s) return { q: -whole.r - whole.s, r: whole.r };
  if (off.r > off.s) return { q: whole.q, r: -whole.q - whole.s };
  return { q: whole.q, r: whole.r };
}

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** The middle of the side that faces a direction, seen from the centre. */
export function sideMiddle(direction: number): Point {
  return polar(FLAT / 2, 60 * direction);
}

/** The corner between a direction's side and the next one clockwise, seen from the centre. */
export function cornerAfter(direction: number): Point {
  return polar(SIDE, 60 * direction + 30);
}

/** The outline of a hexagon around the origin, drawn in by `inset`, as an SVG polygon's points. */
export function outline(inset = 0): string {
  const radius = SIDE - inset;
  return DIRECTIONS.map((direction) => shown(polar(radius, 60 * direction + 30))).join(" ");
}

/** A point as SVG writes it. */
export function shown({ x, y }: Point): string {
  return `${rounded(x)},${rounded(y)}`;
}

function rounded(number: number): number {
  return Math.round(number * 1000) / 1000 + 0;
}
