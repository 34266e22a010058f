// The outlines of the pieces, each seen from the middle of its body, and which kinds of them meet.

import { bar, box, type Outline, placed, round } from "./convex";
import {
  BASE,
  CHAMFER,
  END,
  FAN_ANGLES,
  FAN_HEIGHTS,
  FEET,
  isNotched,
  LEG_RADIUS,
  LENGTH,
  NOTCH_DEPTH,
  NOTCHED_STICKS,
  NOTCHED_THICK,
  type Notched,
  PEG_RADIUS,
  SLOT_WIDTH,
  SPHERE_HEIGHT,
  SPHERE_RADIUS,
  THICK,
  TIP,
  UPRIGHT,
} from "./measures";
import { outward, type Point, type Pose, tilt } from "./pose";

export type Kind =
  | "table"
  | "sphere"
  | "leg"
  | "tip"
  | "cap"
  | "notched"
  | "shaft"
  | "end"
  | "upright shaft"
  | "upright end";

/** What each part of a long stick meets. The middles of sticks pass each other in front and behind. */
export const MEETS = {
  shaft: ["table", "sphere", "tip", "end", "upright end"],
  end: ["shaft", "leg", "notched"],
  "upright shaft": ["table", "sphere"],
  "upright end": ["shaft", "leg", "cap", "notched", "upright end"],
} as const satisfies Partial<Record<Kind, readonly Kind[]>>;

export interface Part {
  kind: Kind;
  outline: Outline;
  /** Which of the fan's sticks it belongs to. */
  fan?: number;
}

export function isUpright(angle: number): boolean {
  return Math.PI / 2 - tilt(angle) < UPRIGHT;
}

// --- long sticks ---

export const SHAFT = box(-LENGTH / 2, -THICK / 2, LENGTH / 2, THICK / 2);
const ENDS = [
  box(-LENGTH / 2, -THICK / 2, END - LENGTH / 2, THICK / 2),
  box(LENGTH / 2 - END, -THICK / 2, LENGTH / 2, THICK / 2),
];

function longParts(upright: boolean): Part[] {
  const shaft: Part = { kind: upright ? "upright shaft" : "shaft", outline: SHAFT };
  const kind = upright ? "upright end" : "end";
  return [shaft, ...ENDS.map((outline): Part => ({ kind, outline }))];
}

export const LYING = longParts(false);
export const UPRIGHT_PARTS = longParts(true);

// --- the base: sphere, legs and fan, seen from the sphere's centre ---

/** A point on a fan stick's axis, so high above the sphere's centre. */
export function fanPoint(stick: number, height: number): Point {
  return { x: height * Math.tan(FAN_ANGLES[stick] ?? 0), y: height };
}

/** The angle of a fan stick's long axis. */
export function fanAxis(stick: number, base: Pose): number {
  return Math.PI / 2 - (FAN_ANGLES[stick] ?? 0) + base.angle;
}

/** The level top of a fan stick. */
export function tipOf(stick: number): Outline {
  const top = FAN_HEIGHTS[stick] ?? 0;
  const half = fanHalf(stick);
  const low = fanPoint(stick, top - TIP);
  const high = fanPoint(stick, top);
  return [
    { x: low.x - half, y: low.y },
    { x: low.x + half, y: low.y },
    { x: high.x + half, y: top },
    { x: high.x - half, y: top },
  ];
}

/** Half the width of a fan stick where it is cut level. */
function fanHalf(stick: number): number {
  return THICK / 2 / Math.cos(FAN_ANGLES[stick] ?? 0);
}

function capOf(stick: number): Outline {
  const top = FAN_HEIGHTS[stick] ?? 0;
  const half = fanHalf(stick);
  const { x } = fanPoint(stick, top);
  return box(x - half, top - TIP / 2, x + half, top);
}

/** The axes of the two legs, from under the sphere to the foot. */
export const LEGS: readonly (readonly [Point, Point])[] = [-1, 1].map((side) => [
  { x: side * SPHERE_RADIUS * 0.6, y: -SPHERE_RADIUS * 0.8 },
  { x: side * FEET, y: LEG_RADIUS - SPHERE_HEIGHT },
]);

const BASE_PARTS: readonly Part[] = [
  { kind: "sphere", outline: round({ x: 0, y: 0 }, SPHERE_RADIUS, 40) },
  ...LEGS.map(([from, to]): Part => ({ kind: "leg", outline: bar(from, to, LEG_RADIUS) })),
  ...FAN_ANGLES.flatMap((_, fan): Part[] => [
    { kind: "tip", outline: tipOf(fan), fan },
    { kind: "cap", outline: capOf(fan), fan },
  ]),
];

export const TABLE: Part = { kind: "table", outline: box(-5000, -100, 5000, 0) };

// --- notched sticks ---

export function notchedOf(number: number): Notched {
  return NOTCHED_STICKS[number - 1] as Notched;
}

/** How far a notched stick's two notches are from its middle. */
function notchOf({ left, right, height }: Notched): number {
  return (fanPoint(right, height).x - fanPoint(left, height).x) / 2;
}

/** The middles of its four slots, along it. */
function slotsOf({ length }: Notched): number[] {
  return [0, 1, 2, 3].map((slot) => ((slot - 1.5) * (length - 26)) / 3);
}

/** Where it lies when both its notches sit on their pegs. */
export function inPlace(number: number, base: Pose): Pose {
  const { left, right, height } = notchedOf(number);
  const seat = NOTCHED_THICK / 2 - NOTCH_DEPTH + PEG_RADIUS * Math.SQRT2;
  const x = (fanPoint(left, height).x + fanPoint(right, height).x) / 2;
  return { ...outward(base, { x, y: height + seat }), angle: base.angle };
}

/** A notched stick all around, from its lower left corner. */
export function notchedOutline(stick: Notched): Point[] {
  const half = stick.length / 2;
  const notch = notchOf(stick);
  const top = NOTCHED_THICK / 2;
  const below = [-notch, notch].flatMap((at) => [
    { x: at - NOTCH_DEPTH, y: -top },
    { x: at, y: NOTCH_DEPTH - top },
    { x: at + NOTCH_DEPTH, y: -top },
  ]);
  const above = slotsOf(stick).flatMap((middle, slot) => {
    const depth = stick.slots[slot] ?? 0;
    const left = middle - SLOT_WIDTH / 2;
    const right = middle + SLOT_WIDTH / 2;
    return [
      { x: left - CHAMFER, y: top },
      { x: left, y: top - CHAMFER },
      { x: left, y: top - depth },
      { x: right, y: top - depth },
      { x: right, y: top - CHAMFER },
      { x: right + CHAMFER, y: top },
    ];
  });
  const corners = (y: number, rim: number) => [
    { x: half, y: y - rim },
    { x: half - CHAMFER, y },
  ];
  return [
    { x: -half, y: -top },
    ...below,
    { x: half, y: -top },
    ...corners(top, CHAMFER),
    ...above.reverse(),
    { x: CHAMFER - half, y: top },
    { x: -half, y: top - CHAMFER },
  ];
}

/** Its convex parts: the lower side, the teeth, and the slots' floors. */
function notchedParts(number: number): Part[] {
  const stick = notchedOf(number);
  const outlines = [...lowerSide(stick), ...upperSide(stick)];
  return outlines.map((outline) => ({ kind: "notched", outline }));
}

function lowerSide(stick: Notched): Outline[] {
  const half = stick.length / 2;
  const notch = notchOf(stick);
  const bottom = -NOTCHED_THICK / 2;
  const above = bottom + NOTCH_DEPTH;
  const wide = NOTCH_DEPTH;
  const strip = (left: number, right: number, highLeft: number, highRight: number): Outline => [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: highRight, y: above },
    { x: highLeft, y: above },
  ];
  return [
    strip(-half, -notch - wide, -half, -notch),
    strip(-notch + wide, notch - wide, -notch, notch),
    strip(notch + wide, half, notch, half),
  ];
}

function upperSide(stick: Notched): Outline[] {
  const half = stick.length / 2;
  const top = NOTCHED_THICK / 2;
  const bottom = NOTCH_DEPTH - top;
  const found: Outline[] = [];
  let edge = -half;
  slotsOf(stick).forEach((middle, slot) => {
    const wall = middle - SLOT_WIDTH / 2;
    found.push(tooth(edge, wall, bottom, top));
    found.push(box(wall, bottom, wall + SLOT_WIDTH, top - (stick.slots[slot] ?? 0)));
    edge = wall + SLOT_WIDTH;
  });
  return [...found, tooth(edge, half, bottom, top)];
}

function tooth(left: number, right: number, bottom: number, top: number): Outline {
  return [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top - CHAMFER },
    { x: right - CHAMFER, y: top },
    { x: left + CHAMFER, y: top },
    { x: left, y: top - CHAMFER },
  ];
}

// --- all of them ---

const NOTCHED_PARTS = NOTCHED_STICKS.map((_, index) => notchedParts(index + 1));

export function partsOf(number: number, upright: boolean): readonly Part[] {
  if (number === BASE) return BASE_PARTS;
  if (isNotched(number)) return NOTCHED_PARTS[number - 1] ?? [];
  return upright ? UPRIGHT_PARTS : LYING;
}

/** The height of a long stick's lowest point. */
export function lowest({ y, angle }: Pose): number {
  return y - (LENGTH / 2) * Math.abs(Math.sin(angle)) - (THICK / 2) * Math.abs(Math.cos(angle));
}

/** The middle of a long stick's lower end. */
export function lowerEnd(pose: Pose): Point {
  const half = LENGTH / 2;
  return outward(pose, { x: Math.sin(pose.angle) > 0 ? -half : half, y: 0 });
}

/** Parts where they are. */
export function at(pose: Pose, parts: readonly Part[]): Part[] {
  return parts.map((part) => ({ ...part, outline: placed(part.outline, pose) }));
}
