// Where a stick is: millimetres from the middle of the base, y upwards from the table, radians counterclockwise.

export interface Point {
  x: number;
  y: number;
}

export interface Pose extends Point {
  angle: number;
}

/** The pose alone, of what has one. */
export function poseOf({ x, y, angle }: Pose): Pose {
  return { x, y, angle };
}

/** By body. */
export type Poses = ReadonlyMap<number, Pose>;

const TURN = 2 * Math.PI;

/** The point on the table that lies so, seen from a body: along its axis, and across. */
export function outward(pose: Pose, { x, y }: Point): Point {
  const turned = Math.cos(pose.angle);
  const raised = Math.sin(pose.angle);
  return { x: pose.x + x * turned - y * raised, y: pose.y + x * raised + y * turned };
}

/** Where a point on the table is, seen from a body: along its axis, and across. */
export function inward(pose: Pose, point: Point): Point {
  const x = point.x - pose.x;
  const y = point.y - pose.y;
  const turned = Math.cos(pose.angle);
  const raised = Math.sin(pose.angle);
  return { x: x * turned + y * raised, y: y * turned - x * raised };
}

/** The pose turned about a point of the table. */
export function turnedAbout(pivot: Point, pose: Pose, by: number): Pose {
  const about = { ...pivot, angle: by };
  const { x, y } = outward(about, { x: pose.x - pivot.x, y: pose.y - pivot.y });
  return { x, y, angle: pose.angle + by };
}

/** From one angle to another the short way, −π to π. */
export function shortWay(from: number, to: number): number {
  const way = (to - from) % TURN;
  if (way > Math.PI) return way - TURN;
  return way < -Math.PI ? way + TURN : way;
}

/** A part of the way from one pose to another. */
export function between(from: Pose, to: Pose, part: number): Pose {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    angle: from.angle + shortWay(from.angle, to.angle) * part,
  };
}

/** How far a long axis is from level, 0 to π/2. */
export function tilt(angle: number): number {
  return Math.asin(Math.min(1, Math.abs(Math.sin(angle))));
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The point that is so much nearer to another one; that one itself when it is no farther. */
export function nearer(from: Point, to: Point, by: number): Point {
  const part = by < distance(from, to) ? by / distance(from, to) : 1;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
