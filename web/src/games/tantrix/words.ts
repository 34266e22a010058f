// Tiles and cells in words, for those who do not see them.

import type { Say } from "../game";
import { cellOf } from "./hex";
import { type Line, linesOf } from "./tiles";

export type { Say };

/** "tile 17: red straight from east to west, …", as the tile lies after `rotation`. */
export function tileInWords(say: Say, tile: number, rotation: number): string {
  const lines = linesOf(tile).map((line) => lineInWords(say, line, rotation));
  return say("tiles.label", { tile, lines: lines.join(", ") });
}

function lineInWords(say: Say, { colour, from, to, shape }: Line, rotation: number): string {
  const side = (direction: number) => say(`tiles.sides.${(direction + rotation) % 6}`);
  return say(`tiles.${shape}`, {
    colour: say(`tiles.colours.${colour}`),
    from: side(from),
    to: side(to),
  });
}

/** "row 2, column −1". */
export function cellInWords(say: Say, key: string): string {
  const { q, r } = cellOf(key);
  return say("tiles.cell", { q: signed(q), r: signed(r) });
}

function signed(number: number): string {
  return String(number).replace("-", "−");
}
