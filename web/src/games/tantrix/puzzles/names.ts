// What puzzles are called on screen.

import { gameTitle, language, t } from "../../../i18n";
import { type Listed, listed } from "./catalogue";

/** "Discovery 7", "Rainbow green" or "Puzzle of 30 November", for a puzzle the server names. */
export function puzzleTitle(name: string): string {
  const [game = "", which = ""] = name.split(":");
  if (game === "daily") return t("puzzles.named.daily", { date: dayInWords(which) });
  const puzzle = listed(name);
  if (!puzzle) return gameTitle(game);
  return puzzle.game === "discovery"
    ? t("puzzles.named.discovery", { size: puzzle.size })
    : t(`puzzles.named.rainbow.${which}`);
}

/** "a blue loop of 7 tiles" */
export function askedBy({ shape, colour, size }: Listed): string {
  return t(`puzzles.asked.${shape}.${colour ?? "any"}`, { count: size });
}

/** "30 November", for "2030-11-30". */
export function dayInWords(day: string): string {
  const format: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", timeZone: "UTC" };
  // Of both Englishes the one that has the day before the month, as the rest of the page.
  const locale = language.value === "en" ? "en-GB" : language.value;
  return new Date(`${day}T00:00Z`).toLocaleDateString(locale, format);
}
