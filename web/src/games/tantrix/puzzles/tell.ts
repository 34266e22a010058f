// What happened, how things stand, and why something was not done, as sentences in the player's language.

import i18next from "i18next";
import type { Answer, Player } from "../../game";
import { keyOf } from "../hex";
import { cellInWords, type Say } from "../words";
import { benchOf, laidOn, taskOf } from "./match";
import type { BenchView, Fault, PuzzleEvent, PuzzleView } from "./messages.gen";

export type Refused = Extract<Answer, { ok: false }>;

/** How one of the games says things: each carries the texts of all puzzles. */
export function sayOf(game: string): Say {
  return (key, details) => i18next.t(`games.${game}.${key}`, { ...details });
}

/** A sentence for an event. What one does on one's own board is seen there, and not worth a line. */
export function tell(say: Say, event: PuzzleEvent, players: readonly Player[]): string | undefined {
  const player = players[event.seat];
  const who = { name: player?.name, ...(player?.you && { context: "you" }) };
  switch (event.type) {
    case "laid": {
      const isProgress = players.length > 1 && !player?.you && !event.turned;
      return isProgress ? say("tell.laid", { ...who, tile: event.tile }) : undefined;
    }
    case "faulted": {
      const fault = faultInWords(say, event.fault);
      return player?.you ? fault : say("tell.fault", { name: player?.name, fault });
    }
    case "hinted":
      return hintInWords(say, event.hint);
    case "hint_asked":
    case "solved":
    case "resigned":
      return say(`tell.${event.type}`, who);
    default:
      return undefined;
  }
}

type Hint = Extract<PuzzleEvent, { type: "hinted" }>["hint"] | NonNullable<BenchView["hint"]>;

/** What a hint says, with the cell in words for those who do not see it marked. */
export function hintInWords(say: Say, hint: Hint): string {
  switch (hint.type) {
    case "lay":
      return say("tell.hint_lay", { tile: hint.tile, cell: cellInWords(say, keyOf(hint.cell)) });
    case "take_back":
      return takeBackInWords(say, hint);
    default:
      return say("hints.not_found");
  }
}

export function takeBackInWords(say: Say, hint: { tiles: number[]; proven: boolean }): string {
  const tiles = new Intl.ListFormat(i18next.language).format(hint.tiles.map(String));
  return say(`hints.${hint.proven ? "proven" : "known"}`, { count: hint.tiles.length, tiles });
}

/** Why a board does not solve the puzzle, with how many edges clash where they are known. */
export function faultInWords(say: Say, fault: Fault, clashes = 2): string {
  return say(`faults.${fault}`, { count: clashes });
}

/** Why a command was refused: by the game, or by the table it is played at. */
export function explain(game: string, { code, details, text }: Refused): string {
  const keys = [`games.${game}.refusals.${code}`, `refusals.${code}`];
  return i18next.t(keys, { ...details, defaultValue: text });
}

/** Everyone's progress: "Anna 3 of 5, Luca solved". */
export function summarise(say: Say, view: PuzzleView, players: readonly Player[]): string {
  const all = taskOf(view).tiles.length;
  return players
    .map(({ name }, seat) => {
      const bench = benchOf(view, seat);
      if (bench.solved) return say("summary.solved", { name });
      if (bench.resigned) return say("summary.resigned", { name });
      return say("summary.laid", { name, laid: laidOn(bench), all });
    })
    .join(", ");
}

/** "east, south-west" */
export function sidesInWords(say: Say, sides: readonly number[]): string {
  return sides.map((side) => say(`tiles.sides.${side}`)).join(", ");
}

export function solvedInWords(say: Say, colour: string): string {
  const name = say(`tiles.colours.${colour}`);
  return say("board.solved", { colour: name.charAt(0).toUpperCase() + name.slice(1) });
}
