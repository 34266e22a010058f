// Every sound as a short score for a small wooden instrument.

/** One stroke of the mallet. Times are in seconds, pitches in hertz. */
export interface Stroke {
  at: number;
  pitch: number;
  /** Until it cannot be heard any more. */
  rings: number;
  /** 0 … 1 */
  loud: number;
}

export type Sound =
  | "lay"
  | "turn"
  | "double_tick"
  | "roll"
  | "hop"
  | "dig"
  | "lift"
  | "touch"
  | "crash"
  | "collapse"
  | "gobble"
  | "gift"
  | "out"
  | "chime"
  | "count"
  | "win"
  | "end";

/** Which sounds can be switched off together. */
export const GROUPS = ["moves", "race", "turn"] as const;
export type Group = (typeof GROUPS)[number];

export const GROUP_OF: Record<Sound, Group> = {
  lay: "moves",
  turn: "moves",
  double_tick: "moves",
  roll: "moves",
  hop: "moves",
  dig: "moves",
  lift: "moves",
  touch: "moves",
  crash: "moves",
  collapse: "moves",
  gobble: "race",
  gift: "race",
  out: "race",
  chime: "turn",
  count: "turn",
  win: "turn",
  end: "turn",
};

/** What is heard when a group is switched on. */
export const SAMPLE_OF: Record<Group, Sound> = { moves: "lay", race: "gobble", turn: "chime" };

const C4 = 262;
const E4 = 330;
const G4 = 392;
const C5 = 523;
const D5 = 587;
const E5 = 659;
const G5 = 784;
const C6 = 1047;

/** The lowest is still within reach of a phone's loudspeaker. */
export const SCORES: Record<Sound, readonly Stroke[]> = {
  lay: [stroke(0, G4, 0.11, 0.8)],
  turn: [stroke(0, G5, 0.04, 0.25)],
  double_tick: [stroke(0, G4, 0.06, 0.5), stroke(0.08, E4, 0.08, 0.5)],
  roll: [
    stroke(0, C5, 0.05, 0.4),
    stroke(0.07, E5, 0.05, 0.35),
    stroke(0.16, D5, 0.05, 0.35),
    stroke(0.28, G4, 0.1, 0.5),
  ],
  hop: [stroke(0, G4, 0.08, 0.5), stroke(0.09, C5, 0.16, 0.65)],
  dig: [stroke(0, C5, 0.08, 0.5), stroke(0.09, E4, 0.16, 0.65)],
  lift: [stroke(0, E5, 0.05, 0.3), stroke(0.06, G5, 0.08, 0.3)],
  touch: [stroke(0, C5, 0.06, 0.35)],
  crash: [
    stroke(0, G4, 0.07, 0.7),
    stroke(0.07, E4, 0.09, 0.8),
    stroke(0.17, C5, 0.05, 0.4),
    stroke(0.24, G4, 0.06, 0.35),
    stroke(0.29, C5, 0.05, 0.2),
  ],
  collapse: [
    stroke(0, C4, 0.2, 0.9),
    stroke(0.05, G4, 0.08, 0.7),
    stroke(0.12, E4, 0.1, 0.8),
    stroke(0.18, C5, 0.06, 0.6),
    stroke(0.26, C4, 0.16, 0.7),
    stroke(0.33, G4, 0.07, 0.5),
    stroke(0.43, E4, 0.08, 0.5),
    stroke(0.52, C5, 0.05, 0.3),
    stroke(0.66, G4, 0.06, 0.25),
    stroke(0.72, C5, 0.05, 0.15),
  ],
  gobble: [stroke(0, G4, 0.14, 0.6), stroke(0.07, C5, 0.14, 0.6), stroke(0.14, E5, 0.22, 0.7)],
  gift: [stroke(0, E5, 0.16, 0.6), stroke(0.11, C5, 0.28, 0.7)],
  out: [stroke(0, C5, 0.2, 0.5), stroke(0.09, E5, 0.2, 0.55), stroke(0.18, G5, 0.4, 0.6)],
  chime: [stroke(0, D5, 0.35, 0.6), stroke(0.14, G5, 0.5, 0.6)],
  count: [stroke(0, C5, 0.12, 0.6)],
  win: [
    stroke(0, G4, 0.25, 0.6),
    stroke(0.12, C5, 0.25, 0.6),
    stroke(0.24, E5, 0.25, 0.65),
    stroke(0.36, G5, 0.4, 0.7),
    stroke(0.6, E5, 0.8, 0.45),
    stroke(0.6, G5, 0.8, 0.5),
    stroke(0.6, C6, 0.8, 0.55),
  ],
  end: [stroke(0, E5, 0.3, 0.5), stroke(0.16, C5, 0.3, 0.5), stroke(0.32, G4, 0.5, 0.5)],
};

function stroke(at: number, pitch: number, rings: number, loud: number): Stroke {
  return { at, pitch, rings, loud };
}
