// The pieces of N-Tropy in millimetres, as server/games/n_tropy/geometry.py and its neighbours have them.
//
// A test compares every number here with theirs: they decide, this draws and foretells.

// --- pieces ---

export const LENGTH = 144;
export const THICK = 9;
/** How much of a stick, at either end, meets the sides of others. */
export const END = 8;
/** The radius of a long stick's corners. */
export const ROUNDING = 0.4;

export const SPHERE_HEIGHT = 112;
export const SPHERE_RADIUS = 36;
/** How far from the middle the two legs stand; the third leg is drawn only. */
export const FEET = 60;
export const LEG_RADIUS = 4;

/** Of the four sticks in the sphere, from upright, clockwise. */
export const FAN_DEGREES = [-40, -13.5, 13.5, 40] as const;
/** Where their tips are cut level, above the sphere's centre. */
export const FAN_HEIGHTS = [140, 169, 169, 148] as const;
/** How much of a fan stick, at its top, carries others. */
export const TIP = 8;

export const NOTCHED_THICK = 14;
export const NOTCH_DEPTH = 4;
export const PEG_RADIUS = 2.5;
export const SLOT_WIDTH = 9.8;
export const CHAMFER = 2;

/** The fan sticks that carry it, the height of its pegs above the sphere's centre, and its slots' depths. */
export interface Notched {
  left: number;
  right: number;
  height: number;
  length: number;
  slots: readonly number[];
}

export const NOTCHED_STICKS: readonly Notched[] = [
  { left: 0, right: 1, height: 116, length: 112, slots: [4, 6, 5, 7] },
  { left: 2, right: 3, height: 104, length: 112, slots: [7, 5, 6, 4] },
  { left: 0, right: 3, height: 54, length: 120, slots: [5, 7, 4, 6] },
  { left: 1, right: 2, height: 86, length: 104, slots: [6, 4, 7, 5] },
];

// --- the hand ---

/** Nearer to upright than this, in degrees, a stick is let go as an upright one. */
export const UPRIGHT_DEGREES = 30;
/** How far a stick that is let go is pushed out of what it overlaps, at most. */
export const MOST_PUSHED = 4;
/** What is between two that touch. */
export const GAP = 0.05;
/** How far to the left and right a hand gets, and how far up. */
export const REACH = 400;
export const HIGHEST = 1500;

// --- placements ---

/** Pushed up more steeply than this is a support, down a hold, anything between a side touch. */
export const RISE = 0.35;
export const MOST_TILT_DEGREES = 35;
export const MOST_TILT_LEVEL_DEGREES = 15;
export const MOST_LEAN_DEGREES = 15;
export const LEAST_ACROSS_DEGREES = 25;
export const LONGEST_PATCH = 18;
export const FARTHEST_OFF_CENTRE = 36;
export const ON_ITS_END = 5;
export const TUCKED = 14;
/** What carries a tucked stick may be so far on the other side of its middle. */
export const FULCRUM = 4.5;
/** What is carried only from more than this above its middle, hangs. */
export const HANGING = 6;

// --- pictures ---

/** One unit of a place in a picture, in millimetres, and of an angle, as a part of a turn. */
export const PICTURE_UNIT = 0.05;
export const PICTURE_TURN = 65536;
export const PICTURES_A_SECOND = 30;

// --- numbers of bodies ---

export const BASE = 0;
export const SET_UP = 5;

export function isNotched(number: number): boolean {
  return number >= 1 && number < SET_UP;
}

export function isLong(number: number): boolean {
  return number >= SET_UP;
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export const FAN_ANGLES: readonly number[] = FAN_DEGREES.map(radians);
export const UPRIGHT = radians(UPRIGHT_DEGREES);
