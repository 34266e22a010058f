// The shape of a pyramid, as it is seen: true proportions, seen from in front and above, lit from the left.
//
// On the table x runs to the right, y away from who looks and z up; lengths are bases of a large
// pyramid. What is seen has its y downwards. A pyramid lies on one of its faces, so a way from
// standing to lying is a turn about an edge of its base.

export type Point = readonly [x: number, y: number];
type Vector = readonly [x: number, y: number, z: number];

/** By size, 1 to 3. */
const BASES = [0.5625, 0.781, 1] as const;
const HEIGHTS = [1, 1.375, 1.75] as const;

const ELEVATION = (50 * Math.PI) / 180;
/** How much of a length is seen: of one away from who looks, and of one upwards. */
export const AWAY = Math.sin(ELEVATION);
export const UPWARD = Math.cos(ELEVATION);

const EYE: Vector = [0, -UPWARD, AWAY];
const LIGHT: Vector = unit([-0.55, -0.55, 1]);

/** How a standing pyramid is turned, so that two of its faces are seen. */
const STANDING = (22 * Math.PI) / 180;
const QUARTER = Math.PI / 2;

/** How far above the one below it a piece of a stack is drawn, so that the pips of both are seen. */
export const STEP = 0.66;

const PIP = 0.066;
const PIPS_APART = 0.21;
const PIPS_ABOVE = 0.15;

export interface Pose {
  /** From 0, standing, to 1, lying. */
  lying: number;
  /** Where it points, lying: anticlockwise from the right, seen from above. */
  toward: number;
}

export const UPRIGHT: Pose = { lying: 0, toward: 0 };

export interface Face {
  points: readonly Point[];
  /** How much light falls on it, from 0 to 1. */
  light: number;
  isBase: boolean;
}

/** A circle on a face: its centre, and what its radii to the right and upwards look like. */
export interface Pip {
  centre: Point;
  right: Point;
  up: Point;
}

export interface Solid {
  faces: readonly Face[];
  pips: readonly Pip[];
  outline: readonly Point[];
  shadow: readonly Point[];
  tip: Point;
}

export const baseOf = (size: number) => BASES[size - 1] ?? 1;
export const heightOf = (size: number) => HEIGHTS[size - 1] ?? 1;
export const slantOf = (size: number) => Math.hypot(heightOf(size), baseOf(size) / 2);

/** What is seen of a pyramid whose middle is at the origin. */
export function solidOf(size: number, pose: Pose): Solid {
  const [corners, tip] = vertices(size, pose);
  const sides = corners.map(
    (corner, at) => [corner, corners[(at + 1) % 4] ?? corner, tip] as const,
  );
  const middle = centre([...corners, tip]);
  const faces = [
    { points: corners, isBase: true },
    ...sides.map((points) => ({ points, isBase: false })),
  ]
    .map(({ points, isBase }) => ({ points, isBase, out: outward(points, middle) }))
    .filter(({ out }) => dot(out, EYE) > 0.01);
  const vertexes = [...corners, tip];
  return {
    faces: faces.map(({ points, isBase, out }) => ({
      points: points.map(seen),
      isBase,
      light: Math.max(0, dot(out, LIGHT)),
    })),
    pips: faces.flatMap(({ points }) => pipsOn(points, size)),
    outline: hull(vertexes.map(seen)),
    shadow: hull(vertexes.map(cast).map(seen)),
    tip: seen(tip),
  };
}

/** Where something on the table points that goes this way on the screen. */
export function towardOnScreen(right: number, down: number): number {
  return Math.atan2(-down / AWAY, right);
}

function vertices(size: number, { lying, toward }: Pose): [Vector[], Vector] {
  const base = baseOf(size);
  const height = heightOf(size);
  const half = base / 2;
  const slope = Math.atan2(height, half);
  const angle = lying * (Math.PI - slope);
  const shift = lying * (half + slantOf(size) / 2);
  const yaw = (1 - lying) * nearStanding(toward) + lying * toward;
  // About the right edge of the base, then into the middle, then round.
  const placed = ([x, y, z]: Vector): Vector => {
    const [leant, up] = turned(x - half, z, -angle);
    const [right, away] = turned(leant + half - shift, y, yaw);
    return [right, away, up];
  };
  const corners: Vector[] = [
    [-half, -half, 0],
    [half, -half, 0],
    [half, half, 0],
    [-half, half, 0],
  ];
  return [corners.map(placed), placed([0, 0, height])];
}

/** The way a standing pyramid is turned that is nearest to where it pointed: all four look the same. */
function nearStanding(toward: number): number {
  return STANDING + QUARTER * Math.round((toward - STANDING) / QUARTER);
}

/** The pips along the edge of a face that belongs to the base; in the middle of a base, which may hide the rest. */
function pipsOn(face: readonly Vector[], size: number): Pip[] {
  const [one, two, three, four] = face as [Vector, Vector, Vector, Vector?];
  return four
    ? pipsAlong(two, three, centre([one, four]), baseOf(size) / 2, size)
    : pipsAlong(one, two, three, PIPS_ABOVE, size);
}

function pipsAlong(from: Vector, to: Vector, end: Vector, above: number, size: number): Pip[] {
  const along = unit(minus(to, from));
  const foot = centre([from, to]);
  const up = unit(minus(end, foot));
  const row = plus(foot, scaled(up, above));
  return Array.from({ length: size }, (_, at) => ({
    centre: seen(plus(row, scaled(along, PIPS_APART * (at - (size - 1) / 2)))),
    right: seen(scaled(along, PIP)),
    up: seen(scaled(up, PIP)),
  }));
}

function seen([x, y, z]: Vector): Point {
  return [x, -(y * AWAY + z * UPWARD)];
}

/** Where the light throws a point's shadow on the table. */
function cast([x, y, z]: Vector): Vector {
  const [right, away, up] = LIGHT;
  return [x - (right / up) * z * 0.5, y - (away / up) * z * 0.5, 0];
}

/** The corners of what surrounds all points, in order. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort(([a, b], [c, d]) => a - c || b - d);
  const half = (along: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of along) {
      while (kept.length > 1 && !turnsLeft(kept.at(-2), kept.at(-1), point)) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turnsLeft(one: Point | undefined, two: Point | undefined, three: Point): boolean {
  if (!one || !two) return true;
  return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0]) > 0;
}

function outward(face: readonly Vector[], middle: Vector): Vector {
  const [one, two, three] = face as [Vector, Vector, Vector];
  const out = unit(cross(minus(two, one), minus(three, one)));
  return dot(out, minus(one, middle)) < 0 ? scaled(out, -1) : out;
}

function turned(x: number, y: number, angle: number): Point {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return [x * cosine - y * sine, x * sine + y * cosine];
}

function centre(points: readonly Vector[]): Vector {
  return scaled(points.reduce(plus), 1 / points.length);
}

function plus([a, b, c]: Vector, [d, e, f]: Vector): Vector {
  return [a + d, b + e, c + f];
}

function minus(one: Vector, other: Vector): Vector {
  return plus(one, scaled(other, -1));
}

function scaled([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}

function dot([a, b, c]: Vector, [d, e, f]: Vector): number {
  return a * d + b * e + c * f;
}

function cross([a, b, c]: Vector, [d, e, f]: Vector): Vector {
  return [b * f - c * e, c * d - a * f, a * e - b * d];
}

function unit(vector: Vector): Vector {
  return scaled(vector, 1 / Math.hypot(...vector));
}
