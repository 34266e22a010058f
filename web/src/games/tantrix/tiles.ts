// The 56 Tantrix tiles: the colours of their six edges, and the three lines that join them.

import { DIRECTIONS } from "./hex";

export type Colour = "red" | "yellow" | "blue" | "green";

/** The colour of the number on a tile's back. */
export type Back = Colour | "white";

/** A line joins two edges of a tile that has not been turned; `to` is one to three steps clockwise. */
export interface Line {
  colour: Colour;
  from: number;
  to: number;
  shape: Shape;
}

/** Opposite edges are joined by a straight, edges two apart by a bend, adjacent ones by a corner. */
export type Shape = "straight" | "bend" | "corner";

const COLOURS: Record<string, Colour> = { R: "red", Y: "yellow", B: "blue", G: "green" };

const SHAPES: readonly Shape[] = ["corner", "bend", "straight"];

// Edges clockwise from the east, as the tile lies when it has not been turned; tile 1 first.
const FACES =
  "BRBRYY BRRBYY BBYYRR BRYBYR BBRYYR BRYRBY BBYRYR BBRYRY BRBYRY BRBYYR BYBYRR BRRYBY BBYRRY BBRRYY " +
  "GGRYYR GGYRRY GRGRYY GRGYYR GYGYRR GRRYGY GGRRYY GRRGYY GGYYRR BGGBRR BBGGRR BBGRRG BGBGRR BBRRGG " +
  "BGBRRG BBRGGR GGRYRY GRYGYR GGYRYR GRGYRY GRYRGY BGGRBR BBGRGR BBRGRG BGBRGR BGRBRG BRBRGG BGRGBR " +
  "BBYYGG BGYGBY BBGGYY BYBYGG BBYGGY BGGBYY BBGYYG BGYBYG BGBYGY BGGYBY BGBYYG BGBGYY BBGYGY BBYGYG";

const EDGES: readonly (readonly Colour[])[] = FACES.split(" ").map((face) =>
  [...face].map((letter) => COLOURS[letter] as Colour),
);

export const TILE_NUMBERS: readonly number[] = EDGES.map((_, index) => index + 1);

// The numbers on the backs, tile 1 first.
const BACKS = "YYYRRBBBYRRYBBRRYRRYYYYRRRRRRRYGGGGGGGBBBBBYGGGWWWWWWWWW";

export function backOf(tile: number): Back {
  return COLOURS[BACKS[tile - 1] ?? ""] ?? "white";
}

/** The six colours of a tile that has not been turned. */
export function edgesOf(tile: number): readonly Colour[] {
  const edges = EDGES[tile - 1];
  if (!edges) throw new RangeError(`there is no tile ${tile}`);
  return edges;
}

/** The colour a tile shows in a direction after `rotation` steps of 60 degrees clockwise. */
export function colourAt(tile: number, rotation: number, direction: number): Colour {
  return edgesOf(tile)[(direction - rotation + 6) % 6] as Colour;
}

const LINES = new Map(TILE_NUMBERS.map((tile) => [tile, joined(edgesOf(tile))]));

/** The three lines of a tile that has not been turned. */
export function linesOf(tile: number): readonly Line[] {
  return LINES.get(tile) ?? joined(edgesOf(tile));
}

function joined(edges: readonly Colour[]): Line[] {
  return DIRECTIONS.flatMap((first) => {
    const second = edges.indexOf(edges[first] as Colour, first + 1);
    return second < 0 ? [] : [clockwise(edges[first] as Colour, first, second)];
  });
}

function clockwise(colour: Colour, first: number, second: number): Line {
  const [from, to] = second - first > 3 ? [second, first] : [first, second];
  const gap = (to - from + 6) % 6;
  return { colour, from, to, shape: SHAPES[gap - 1] as Shape };
}
