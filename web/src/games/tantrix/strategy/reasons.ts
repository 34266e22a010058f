// Why something cannot be done, in words, and the cells it is about.

import i18next from "i18next";
import type { Answer } from "../../game";
import { type Cells, clashOf, type Needs, rotationsFor } from "../board";
import { keyOf } from "../hex";
import { threeAlike } from "./fits";
import { bagOf } from "./match";
import type { Cell, StrategyView } from "./messages.gen";
import { say } from "./tell";

export interface Why {
  text: string;
  cells: readonly string[];
}

export type Refused = Extract<Answer, { ok: false }>;

/** Why the server refused: the game itself, or the table it is played at. */
export function explain({ code, details, text }: Refused): Why {
  const keys = [`games.strategy.refusals.${code}`, `refusals.${code}`];
  const cells = [details.space, details.forced, ...listOf(details.spaces)].filter(isCell);
  return { text: i18next.t(keys, { ...details, defaultValue: text }), cells: cells.map(keyOf) };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isCell(value: unknown): value is Cell {
  return typeof value === "object" && value !== null && "q" in value && "r" in value;
}

interface Try {
  tile: number;
  rotation: number;
  cell: string;
  /** Whether only forced spaces may be filled now. */
  mustFill: boolean;
}

/** Why a tile may not be laid in an empty cell beside the tiles. */
export function whyNot(view: StrategyView, cells: Cells, needs: Needs, move: Try): Why {
  const { tile, rotation, cell, mustFill } = move;
  if (mustFill && view.forced?.[cell] === undefined) {
    const spaces = Object.entries(view.forced ?? {}).filter(([, { fits }]) => fits);
    return { text: say("refusals.fill_forced"), cells: spaces.map(([space]) => space) };
  }
  const barred = view.barred?.[cell];
  if (barred) return barredBy(barred.space, barred.forced);
  const [matching] = rotationsFor(tile, needs);
  if (matching === undefined) {
    return {
      text: say("refusals.colours_clash", { ...clashOf(tile, rotation, needs) }),
      cells: [],
    };
  }
  const alike = bagOf(view).length > 0 && threeAlike(cells, cell, { tile, rotation: matching });
  if (alike) return { text: say("refusals.three_alike", { ...alike }), cells: [alike.space] };
  return { text: say("board.does_not_fit"), cells: [] };
}

/** By the second restriction when the cell itself would be the fourth neighbour, else by the third. */
function barredBy(space: string, forced: string): Why {
  return space === forced
    ? { text: say("refusals.four_neighbours"), cells: [space] }
    : { text: say("refusals.controlled_side"), cells: [space, forced] };
}
