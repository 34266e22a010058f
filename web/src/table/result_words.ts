// How a match ended, in words.

import type { Player } from "../games/game";
import { gameTitle, listed, t } from "../i18n";
import type { Outcome, Table } from "../net/wire.gen";
import { seriesText, seriesWon } from "./series";

/** The line over the result, for one of those who played or for a watcher. */
export function headline(
  table: Table,
  outcome: Outcome,
  players: readonly Player[],
  me: string,
): string {
  if (outcome.reason === "abandoned") return t("result.abandoned");
  const series = seriesWon(table);
  if (series) return seriesHeadline(series, me);
  const winners = winnersOf(outcome, players);
  if (winners.length === 1 && winners[0]?.you) return t("result.you_win");
  const names = listed(winners.map(({ name }) => name));
  return t(winners.length === 1 ? "result.wins" : "result.share", { names });
}

function seriesHeadline(
  { names, score, by }: NonNullable<ReturnType<typeof seriesWon>>,
  me: string,
): string {
  if (by.length > 1) return t("result.share_series", { names, score });
  return t(by[0] === me ? "result.you_win_series" : "result.wins_series", { names, score });
}

export function winnersOf({ places }: Outcome, players: readonly Player[]): Player[] {
  return players.filter((_, seat) => places[seat] === 1);
}

/** A sentence to send to others: "Tantrix Gobble: 1. Anna, 2. Luca." */
export function resultInWords(table: Table, outcome: Outcome, players: readonly Player[]): string {
  const places = byPlace(outcome, players).map(({ place, player }) => `${place}. ${player.name}`);
  const result = t("result.shared", { game: gameTitle(table.game), places: places.join(", ") });
  const isFirst = table.series.every(({ matches }) => matches <= 1);
  return isFirst ? result : `${result} ${t("result.shared_series", { series: seriesText(table) })}`;
}

interface Placed {
  player: Player;
  place: number;
  score: number;
}

export function byPlace({ places, scores }: Outcome, players: readonly Player[]): Placed[] {
  return players
    .map((player, seat) => ({ player, place: places[seat] ?? 0, score: scores[seat] ?? 0 }))
    .sort((one, other) => one.place - other.place);
}
