// How a game for one says things.

import i18next from "i18next";
import type { Answer } from "../../game";
import { cellInWords, type Say, tileInWords } from "../words";
import { cellsOf, type SoloView } from "./match";

export type Refused = Extract<Answer, { ok: false }>;

export interface Words {
  say: Say;
  /** Why a command was refused: by the game, or by the table it is played at. */
  explain(refused: Refused): string;
  /** Which tile was laid last, and where. */
  lastMove(view: SoloView): string;
}

export function wordsOf(game: string): Words {
  const say: Say = (key, details) => i18next.t(`games.${game}.${key}`, { ...details });
  return {
    say,
    explain: ({ code, details, text }) =>
      i18next.t([`games.${game}.refusals.${code}`, `refusals.${code}`], {
        ...details,
        defaultValue: text,
      }),
    lastMove: (view) => {
      const laid = cellsOf(view)[view.last ?? ""];
      if (view.last === undefined || !laid) return say("last.nothing");
      return say("last.move", {
        tile: tileInWords(say, laid.tile, laid.rotation),
        cell: cellInWords(say, view.last),
      });
    },
  };
}

/** "3, 5 and 12" */
export function listed(tiles: readonly number[]): string {
  return new Intl.ListFormat(i18next.language).format(tiles.map(String));
}
