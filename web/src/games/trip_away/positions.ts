// What the pictures of the rules show: you are to the left of the line, another player is to its right.

/** A piece as it stands or lies; lengths are bases of a large one, from the middle of the picture. */
export interface Shown {
  /** 1 to 3. */
  size: number;
  /** The seat it began with. */
  colour: number;
  x: number;
  y: number;
  /** Where it points, lying: anticlockwise from the right, in degrees. */
  toward?: number;
  /** How many pieces are below it. */
  height?: number;
}

type Spot = readonly [x: number, y: number];

export interface Position {
  /** What is moved, where it was: drawn pale. */
  before?: readonly Shown[];
  pieces: readonly Shown[];
  arrows?: readonly (readonly [from: Spot, to: Spot])[];
  /** A mark on the table: there is nothing left to do, or a piece is taken out. */
  mark?: { is: "tick" | "cross"; at: Spot };
}

const YOU = 3;
const OTHER = 1;
const RIGHT = 0;
const LEFT = 180;

export const POSITIONS = {
  tip: {
    before: [{ size: 2, colour: YOU, x: -1.2, y: -0.7 }],
    pieces: [
      { size: 2, colour: YOU, x: -1.1, y: 1.1, toward: RIGHT },
      { size: 1, colour: OTHER, x: 0.8, y: 0.7 },
      { size: 3, colour: OTHER, x: 1.7, y: 0.4 },
    ],
    arrows: [
      [
        [-1.2, -0.15],
        [-1.2, 0.3],
      ],
    ],
  },
  aim: {
    before: [{ size: 2, colour: OTHER, x: 1.3, y: -0.7 }],
    pieces: [
      { size: 2, colour: OTHER, x: 1.2, y: 1.1, toward: LEFT },
      { size: 3, colour: YOU, x: -1.6, y: 0.4 },
      { size: 1, colour: YOU, x: -0.6, y: 0.7 },
    ],
    arrows: [
      [
        [1.3, -0.15],
        [1.3, 0.3],
      ],
    ],
  },
  swap: {
    pieces: [
      { size: 3, colour: OTHER, x: -1.4, y: 0.5 },
      { size: 1, colour: YOU, x: 1.5, y: 0.3 },
    ],
    arrows: [
      [
        [-0.7, -0.4],
        [0.9, -0.4],
      ],
      [
        [0.9, 0.6],
        [-0.5, 0.6],
      ],
    ],
  },
  dig: {
    before: [{ size: 1, colour: YOU, x: -1.4, y: 0.9, toward: RIGHT }],
    pieces: [
      { size: 1, colour: YOU, x: 1.3, y: 1.1 },
      { size: 3, colour: OTHER, x: 1.3, y: 1.1, height: 1 },
    ],
    arrows: [
      [
        [-0.7, 0.95],
        [0.8, 1.05],
      ],
    ],
  },
  hop: {
    before: [{ size: 3, colour: YOU, x: -1.3, y: 0.9, toward: RIGHT }],
    pieces: [
      { size: 1, colour: OTHER, x: 1.3, y: 1.1 },
      { size: 3, colour: YOU, x: 1.3, y: 1.1, height: 1 },
    ],
    arrows: [
      [
        [-0.7, 0.1],
        [0.6, -0.4],
      ],
    ],
  },
  win: {
    pieces: [
      { size: 2, colour: YOU, x: 0.8, y: -0.1 },
      { size: 1, colour: OTHER, x: 0.8, y: 1.2 },
      { size: 3, colour: OTHER, x: 1.7, y: 0.8 },
    ],
    mark: { is: "tick", at: [-1.2, 0.1] },
  },
  removal: {
    before: [{ size: 2, colour: YOU, x: 1.2, y: 0.5 }],
    pieces: [
      { size: 3, colour: OTHER, x: -1.6, y: 0.4 },
      { size: 1, colour: OTHER, x: -0.6, y: 0.7 },
    ],
    mark: { is: "cross", at: [1.2, 0.3] },
  },
} satisfies Record<string, Position>;

export type PositionName = keyof typeof POSITIONS;
