// What a held stick would touch: pushed out of what it overlaps, lowered, and how it would come to rest.
//
// The server decides by physics where a stick lands and whether it stays. This foretells it from the outlines alone:
// straight down to the first contact, then over it as a seesaw goes, until something else is met.

import { areNear, type Box, boxOf, fall, nearness, overlap } from "./convex";
import { BASE, GAP, LENGTH, MOST_PUSHED, RISE, radians } from "./measures";
import {
  at,
  isUpright,
  type Kind,
  LYING,
  MEETS,
  type Part,
  partsOf,
  TABLE,
  UPRIGHT_PARTS,
} from "./outlines";
import { inward, type Point, type Pose, type Poses, turnedAbout } from "./pose";

/** What of another body a stick can touch. */
export interface Obstacle extends Part {
  owner: number;
  box: Box;
}

/** Where a stick touches, or nearly touches, something else. */
export interface Touch {
  owner: number;
  kind: Kind;
  /** Which of the fan's sticks it is. */
  fan?: number;
  at: Point;
  /** How far it still is, in millimetres. */
  gap: number;
  /** The upward part of the direction in which the stick is pushed there. */
  rise: number;
  /** The middle of the stretch that touches, along the stick from its middle. */
  spot: number;
  patch: number;
}

/** The farthest that something is and still shown, in millimetres. */
export const NEAR = 6;
/** Nearer than this it touches: hands are no finer. */
export const CLOSE = 1;

/** Who sets a stick down inside of another means to set it on top, if that is no higher than this. */
const MOST_RAISED = 40;

/** Gaps that differ by less are the same. */
const ALIKE = 0.3;

/** Further round than this a stick slides off. */
const FARTHEST_ROUND = radians(24);
const ROUND_STEP = radians(0.5);
/** A balanced stick stays within so much of its middle on a stick's end, and on a tip of the fan. */
const STEADY = { end: 3.5, tip: 5 };
/** An upright one stays within so much of upright. */
const STEADY_LEAN = radians(3);

export function obstaclesOf(poses: Poses, uprights: ReadonlySet<number>, held: number): Obstacle[] {
  const found = [{ ...TABLE, owner: BASE, box: boxOf(TABLE.outline) }];
  for (const [owner, pose] of poses) {
    if (owner === held) continue;
    for (const part of at(pose, partsOf(owner, uprights.has(owner)))) {
      found.push({ ...part, owner, box: boxOf(part.outline) });
    }
  }
  return found;
}

/** Where a stick comes free that is let go at a pose; or the number of what it is too deep in. */
export function pushedOut(pose: Pose, obstacles: readonly Obstacle[]): Pose | number {
  let now = pose;
  let owner: number = BASE;
  for (let tries = 0; tries < 40; tries++) {
    const deepest = deepestOf(now, obstacles);
    if (!deepest) return now;
    owner = deepest.owner;
    const by = deepest.depth + GAP;
    now = { ...now, x: now.x + by * deepest.way.x, y: now.y + by * deepest.way.y };
    if (Math.hypot(now.x - pose.x, now.y - pose.y) > MOST_PUSHED) return owner;
  }
  return owner;
}

/** The first place straight above, not far, where a stick overlaps nothing; undefined when there is none. */
export function raised(pose: Pose, obstacles: readonly Obstacle[]): Pose | undefined {
  let now = pose;
  while (now.y - pose.y <= MOST_RAISED) {
    let rise = 0;
    for (const [part, obstacle] of meeting(now, obstacles, 0)) {
      if (!overlap(part.outline, obstacle.outline)) continue;
      rise = Math.max(rise, GAP - fall(part.outline, obstacle.outline));
    }
    if (rise === 0) return now;
    now = { ...now, y: now.y + rise };
  }
  return undefined;
}

/** Straight down to the first contact. */
export function lowered(pose: Pose, obstacles: readonly Obstacle[]): Pose {
  let least = Infinity;
  for (const [part, obstacle] of meeting(pose, obstacles, Infinity)) {
    least = Math.min(least, fall(part.outline, obstacle.outline));
  }
  return Number.isFinite(least) ? { ...pose, y: pose.y - least + GAP } : pose;
}

/** What is touched, or nearly, each stick once; the nearest first. */
export function touchesAt(pose: Pose, obstacles: readonly Obstacle[]): Touch[] {
  const found = new Map<string, Touch[]>();
  for (const [part, obstacle] of meeting(pose, obstacles, NEAR)) {
    const touch = touchOf(pose, part, obstacle);
    if (touch.gap > NEAR) continue;
    const key = `${obstacle.owner} ${obstacle.fan ?? ownKind(obstacle.kind)}`;
    found.set(key, [...(found.get(key) ?? []), touch]);
  }
  return [...found.values()].map(together).sort((one, other) => one.gap - other.gap);
}

/** How a stick that has landed comes to rest; undefined when it slides off or tips over. */
export function rested(landed: Pose, obstacles: readonly Obstacle[]): Pose | undefined {
  const { tips, over } = tipping(landed, touchesAt(landed, obstacles));
  if (!over) return undefined;
  if (tips === 0) return landed;
  if (isUpright(landed.angle)) return undefined;
  const others = obstacles.filter((obstacle) => !isSame(obstacle, over));
  const pose = turnedUntilMet(landed, over.at, tips, others);
  return pose && tipping(pose, touchesAt(pose, obstacles)).tips === 0 ? pose : undefined;
}

/** To which side a stick tips, and over which touch. */
export interface Tipping {
  /** 1 counterclockwise, −1 clockwise, 0 not at all. */
  tips: -1 | 0 | 1;
  /** What carries it, nearest to its middle; undefined when nothing does. */
  over?: Touch;
  /** From where to where it is held up, level from its middle. */
  from: number;
  to: number;
}

export function tipping(pose: Pose, touches: readonly Touch[]): Tipping {
  const near = touches.filter(({ gap }) => gap <= CLOSE);
  const carrying = near.filter(carries).sort((one, other) => offOf(one) - offOf(other));
  const [over] = carrying;
  if (!over) return { tips: 0, from: 0, to: 0 };
  const spans = carrying.map((touch) => spanOf(pose, touch));
  const from = Math.min(...spans.map(([left]) => left));
  const to = Math.max(...spans.map(([, right]) => right));
  if (from <= 0 && to >= 0) return { tips: 0, over, from, to };
  const isTucked = near.some((touch) => holds(touch) && isBeyond(touch.at.x - pose.x, from, to));
  return { tips: isTucked ? 0 : from > 0 ? 1 : -1, over, from, to };

  function offOf(touch: Touch): number {
    return Math.abs(touch.at.x - pose.x);
  }
}

export function carries({ rise }: Touch): boolean {
  return rise > RISE;
}

export function holds({ rise }: Touch): boolean {
  return rise < -RISE;
}

/** Whether a hold is on the far side of what carries, seen from the middle. */
function isBeyond(hold: number, from: number, to: number): boolean {
  return from > 0 ? hold > to : hold < from;
}

/** How far left and right of its middle a stick is held up by one touch. */
function spanOf(pose: Pose, { at: point, patch, kind }: Touch): [number, number] {
  const isUp = isUpright(pose.angle);
  const reach = isUp
    ? (LENGTH / 2) * Math.sin(STEADY_LEAN)
    : Math.max(patch / 2, kind === "tip" ? STEADY.tip : STEADY.end);
  return [point.x - pose.x - reach, point.x - pose.x + reach];
}

/** Round a point until something is met; undefined when nothing is, in time. */
function turnedUntilMet(
  pose: Pose,
  over: Point,
  tips: number,
  others: readonly Obstacle[],
): Pose | undefined {
  let free = 0;
  while (!isMet(free + ROUND_STEP)) {
    free += ROUND_STEP;
    if (free > FARTHEST_ROUND) return undefined;
  }
  let step = ROUND_STEP;
  for (let halving = 0; halving < 6; halving++) {
    step /= 2;
    if (!isMet(free + step)) free += step;
  }
  return turnedAbout(over, pose, tips * free);

  function isMet(by: number): boolean {
    return deepestOf(turnedAbout(over, pose, tips * by), others) !== undefined;
  }
}

function isSame(obstacle: Obstacle, { owner, fan, kind }: Touch): boolean {
  return obstacle.owner === owner && obstacle.fan === fan && obstacle.kind === kind;
}

function deepestOf(pose: Pose, obstacles: readonly Obstacle[]) {
  let deepest: { owner: number; depth: number; way: Point } | undefined;
  for (const [part, obstacle] of meeting(pose, obstacles, 0)) {
    const found = overlap(part.outline, obstacle.outline);
    if (found && (!deepest || found.depth > deepest.depth)) {
      deepest = { owner: obstacle.owner, ...found };
    }
  }
  return deepest;
}

/** The parts of a stick at a pose with the obstacles that they meet, no farther apart than that. */
function* meeting(
  pose: Pose,
  obstacles: readonly Obstacle[],
  apart: number,
): Generator<[Part, Obstacle]> {
  for (const part of at(pose, isUpright(pose.angle) ? UPRIGHT_PARTS : LYING)) {
    const meets: readonly Kind[] = MEETS[part.kind as keyof typeof MEETS];
    const around = boxOf(part.outline);
    for (const obstacle of obstacles) {
      if (meets.includes(obstacle.kind) && areNear(around, obstacle.box, apart)) {
        yield [part, obstacle];
      }
    }
  }
}

function touchOf(pose: Pose, part: Part, obstacle: Obstacle): Touch {
  const within = overlap(part.outline, obstacle.outline);
  const near = nearness(part.outline, obstacle.outline);
  const spots = near.spots;
  const way = within?.way ?? near.way;
  const places = spots.map((spot) => inward(pose, spot).x);
  const from = Math.min(...places);
  const to = Math.max(...places);
  return {
    owner: obstacle.owner,
    kind: obstacle.kind,
    ...(obstacle.fan !== undefined && { fan: obstacle.fan }),
    at: middleOf(spots),
    gap: within ? 0 : near.distance,
    rise: way.y,
    spot: (from + to) / 2,
    patch: to - from,
  };
}

/** Touches of one stick, as one: what is nearest counts, and all that is as near. */
function together(touches: readonly Touch[]): Touch {
  const nearest = touches.reduce((one, other) => (other.gap < one.gap ? other : one));
  const alike = touches.filter(({ gap }) => gap < nearest.gap + ALIKE);
  const from = Math.min(...alike.map(({ spot, patch }) => spot - patch / 2));
  const to = Math.max(...alike.map(({ spot, patch }) => spot + patch / 2));
  const at = middleOf(alike.map((touch) => touch.at));
  return { ...nearest, at, spot: (from + to) / 2, patch: to - from };
}

/** Both parts of a stick are the same stick; those of the base are not the same thing. */
function ownKind(kind: Kind): string {
  return kind === "sphere" || kind === "leg" || kind === "table" ? kind : "";
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((one, { x, y }) => ({ x: one.x + x, y: one.y + y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}
