// Small structures that the rules show.

import { LENGTH, radians, THICK } from "./measures";

export interface Shown {
  /** Of its middle, in millimetres, and y upwards. */
  x: number;
  y: number;
  /** In degrees, counterclockwise from level. */
  angle: number;
  /** The one that is placed, or one that comes down. */
  kind?: "new" | "falling";
}

export interface Position {
  /** The middle of what is seen, and how wide it is. */
  middle: readonly [x: number, y: number];
  width: number;
  /** From behind to the front. */
  sticks: readonly Shown[];
  /** How far the base leans, in degrees; without it there is none to be seen. */
  base?: number;
  /** Where the new stick touches others. */
  contacts?: readonly (readonly [x: number, y: number])[];
  /** A height that the table is seen at. */
  table?: number;
  ring?: { at: readonly [x: number, y: number]; says: string };
  mark?: { is: "tick" | "cross"; at: readonly [x: number, y: number] };
}

/** A steep stick below, which carries another: where its highest corner touches. */
function post(x: number, y: number, angle: number): Shown {
  return at(x, y, angle, -1);
}

/** A steep stick above, which stands on another: where its lowest corner touches. */
function standing(x: number, y: number, angle: number): Shown {
  return { ...at(x, y, angle, 1), kind: "new" };
}

function at(x: number, y: number, angle: number, up: 1 | -1): Shown {
  const [turned, raised] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  const side = turned > 0 ? up : -up;
  return {
    x: x + ((up * LENGTH) / 2) * turned - ((side * THICK) / 2) * raised,
    y: y + ((up * LENGTH) / 2) * raised + ((side * THICK) / 2) * turned,
    angle,
  };
}

const UNDER = -THICK / 2;
const ON_TOP = THICK / 2;

/** A level stick on two others, that more is put on. */
const SHELF: readonly Shown[] = [
  post(-44, UNDER, 104),
  post(46, UNDER, 74),
  { x: 0, y: 0, angle: 0 },
];

export const POSITIONS = {
  goal: {
    middle: [0, 150],
    width: 430,
    base: 0,
    sticks: [{ x: 0, y: 285.5, angle: 0 }],
  },
  balanced: {
    middle: [0, -22],
    width: 190,
    sticks: [post(0, UNDER, 74), { x: 0, y: 0, angle: 0, kind: "new" }],
    contacts: [[0, UNDER]],
  },
  tucked: {
    middle: [0, -14],
    width: 190,
    sticks: [
      post(-8, -1.2, 70),
      { x: 22, y: 0, angle: -7, kind: "new" },
      { x: -30, y: 23.6, angle: 20 },
    ],
    contacts: [
      [-8, -1.2],
      [-47.5, 12.8],
    ],
  },
  level: {
    middle: [0, -22],
    width: 190,
    sticks: [post(-42, UNDER, 106), post(38, UNDER, 72), { x: 0, y: 0, angle: 0, kind: "new" }],
    contacts: [
      [-42, UNDER],
      [38, UNDER],
    ],
  },
  upright: {
    middle: [0, 48],
    width: 310,
    sticks: [...SHELF, { x: 8, y: ON_TOP + LENGTH / 2, angle: 90, kind: "new" }],
    contacts: [[8, ON_TOP]],
  },
  crossing: {
    middle: [6, 34],
    width: 260,
    sticks: [{ x: -8, y: 0, angle: 42 }, { x: -2, y: 2, angle: -24 }, standing(45.5, -14.2, 84)],
    contacts: [[45.5, -14.2]],
  },
  fall: {
    middle: [6, -18],
    width: 230,
    sticks: [
      post(-72, UNDER, 100),
      post(8, UNDER, 76),
      { x: -32, y: 0, angle: 0, kind: "new" },
      { x: 76, y: -26, angle: -58, kind: "falling" },
    ],
    table: -92,
    ring: { at: [-82, 38], says: "5" },
  },
  topple: {
    middle: [20, 140],
    width: 430,
    base: -24,
    sticks: [
      { x: 150, y: 210, angle: -62, kind: "falling" },
      { x: 118, y: 282, angle: -30, kind: "falling" },
    ],
    table: 0,
    mark: { is: "cross", at: [-110, 240] },
  },
} satisfies Record<string, Position>;

export type PositionName = keyof typeof POSITIONS;
