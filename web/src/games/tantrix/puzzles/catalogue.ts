// The puzzles there always are: what each asks, and what it is called among those that are solved.

import type { Back, Colour } from "../tiles";

export type Shape = "loop" | "triangle";

export interface Listed {
  /** As the server calls it: "discovery:7". */
  name: string;
  game: "discovery" | "rainbow";
  options: Readonly<Record<string, unknown>>;
  /** How many tiles there are. */
  size: number;
  shape: Shape;
  /** The colour asked; undefined leaves it open. */
  colour: Colour | undefined;
}

const COLOURS: Readonly<Record<string, Colour>> = { R: "red", Y: "yellow", B: "blue", G: "green" };

const FEWEST = 3;

// The colours of the loops of 3, 4, … 30 tiles: those of the numbers on the last tile's back.
const ASKED = "YRRBBBYRRYBBRRYRRYYYYRRRRRRR";

export const DISCOVERY: readonly Listed[] = [...ASKED].map((letter, index) => {
  const size = FEWEST + index;
  return {
    name: `discovery:${size}`,
    game: "discovery",
    options: { size },
    size,
    shape: "loop",
    colour: COLOURS[letter],
  };
});

export const RAINBOW: readonly Listed[] = [
  rainbow("white", 9, "loop", undefined),
  rainbow("green", 10, "loop", "green"),
  rainbow("blue", 10, "triangle", "blue"),
  rainbow("yellow", 12, "loop", "yellow"),
  rainbow("red", 15, "triangle", "red"),
];

function rainbow(back: Back, size: number, shape: Shape, colour: Colour | undefined): Listed {
  return { name: `rainbow:${back}`, game: "rainbow", options: { back }, size, shape, colour };
}

const ALL = [DISCOVERY, RAINBOW];

/** A puzzle by its name; undefined for one of a day, or of a newer server. */
export function listed(name: string): Listed | undefined {
  return ALL.flat().find((puzzle) => puzzle.name === name);
}

/** The one that comes after it on the same map. */
export function nextAfter(name: string): Listed | undefined {
  for (const map of ALL) {
    const place = map.findIndex((puzzle) => puzzle.name === name);
    if (place >= 0) return map[place + 1];
  }
  return undefined;
}

/** How many tiles the puzzle of a day has: six on Mondays, and one more each day of the week. */
export function sizeOfDay(day: string): number {
  const sinceMonday = (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;
  return 6 + sinceMonday;
}
