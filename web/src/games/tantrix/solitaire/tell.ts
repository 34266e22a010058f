// What happened, and how things stand, as sentences in the player's language.

import type { Player } from "../../game";
import { listed, wordsOf } from "../solo/words";
import { bestOf, pilesOf, setAsideIn, sumOf, tilesIn } from "./match";
import type { SolitaireEvent, SolitaireView } from "./messages.gen";

export const words = wordsOf("solitaire");
export const { say } = words;

/** A sentence for an event; the next tile of a pile is seen there. */
export function tell(event: SolitaireEvent, [player]: readonly Player[]): string | undefined {
  const who = { name: player?.name, ...(player?.you && { context: "you" }) };
  switch (event.type) {
    case "placed":
      return say("tell.placed", { ...who, tile: event.tile });
    case "uncovered":
      return say("tell.uncovered", { tile: event.tile, pile: event.pile + 1 });
    case "set_aside":
      return say("tell.set_aside", { tile: event.tile });
    case "gave_up":
      return say("tell.gave_up", who);
  }
}

/** What is worth a line above the board: tiles that had no place. */
export function newsOf(events: readonly SolitaireEvent[]): string | undefined {
  const aside = events.flatMap((event) => (event.type === "set_aside" ? [event.tile] : []));
  if (aside.length === 0) return undefined;
  return say("news.set_aside", { count: aside.length, tiles: listed(aside) });
}

/** "One red line through all 14 tiles" */
export function goalInWords(view: SolitaireView): string {
  return say("goal", { count: tilesIn(view), colour: colourInWords(view) });
}

/** "Line of 7" */
export function bestInWords(view: SolitaireView): string {
  const { cells, isLoop } = bestOf(view);
  return say(isLoop ? "standing.loop" : "standing.line", { count: cells.length });
}

/** "Score 7", or "Score 8 − 1 = 7" where it is not the line alone. */
export function scoreInWords(view: SolitaireView): string {
  const [sum, score] = [sumOf(view), String(view.score)];
  return say(sum === score ? "standing.score" : "standing.sum", { sum, score });
}

/** What it came to: a win, or how far the line got. */
export function gradeInWords(view: SolitaireView): string {
  return say(`ending.${view.grade ?? "none"}.text`, {
    count: tilesIn(view),
    colour: colourInWords(view),
    best: bestInWords(view),
  });
}

/** The line, the score, and what lies in the piles. */
export function summarise(view: SolitaireView): string {
  const aside = setAsideIn(view);
  return [
    `${bestInWords(view)}.`,
    `${scoreInWords(view)}.`,
    ...pilesOf(view).map(({ number, top, tiles }) =>
      say("summary.pile", { pile: number + 1, count: tiles, top }),
    ),
    aside.length > 0 && say("standing.set_aside", { count: aside.length, tiles: listed(aside) }),
  ]
    .filter(Boolean)
    .join(" ");
}

function colourInWords(view: SolitaireView): string {
  return say(`tiles.colours.${view.colour}`);
}
