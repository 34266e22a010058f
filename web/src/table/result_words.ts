// How a match ended, in words.

import type { Player } from "../games/game";
import { gameTitle, listed, t } from "../i18n";
import type { Outcome, Table } from "../net/wire.gen";
import { type Series, seriesText, seriesWon } from "./series";

/** The line over the result, for one of those who played or for a watcher. */
export function headline(
  table: Series,
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
  if (isOneTeam(outcome)) {
    return winners.some(({ you }) => you)
      ? t("result.your_team_wins")
      : t("result.team_wins", { names });
  }
  return t(winners.length === 1 ? "result.wins" : "result.share", { names });
}

function seriesHeadline(
  { names, score, by }: NonNullable<ReturnType<typeof seriesWon>>,
  me: string,
): string {
  if (by.length > 1) return t("result.share_series", { names, score });
  return t(by[0] === me ? "result.you_win_series" : "result.wins_series", { names, score });
}

/** Whether those who have won did so together, as a team. */
function isOneTeam({ places, teams }: Outcome): boolean {
  const winners = teams.filter((_, seat) => places[seat] === 1);
  return winners.length > 0 && winners.every((team) => team === winners[0]);
}

export function winnersOf({ places }: Outcome, players: readonly Player[]): Player[] {
  return players.filter((_, seat) => places[seat] === 1);
}

/** A sentence to send to others: "Tantrix Gobble: 1. Anna, 2. Luca." */
export function resultInWords(table: Table, outcome: Outcome, players: readonly Player[]): string {
  const places = byPlace(outcome, players).map(
    ({ place, players }) => `${place}. ${listed(players.map(({ name }) => name))}`,
  );
  const result = t("result.shared", { game: gameTitle(table.game), places: places.join(", ") });
  const isFirst = table.series.every(({ matches }) => matches <= 1);
  return isFirst ? result : `${result} ${t("result.shared_series", { series: seriesText(table) })}`;
}

/** Who shares a line of the result: a player alone, or a team. */
export interface Placed {
  players: readonly Player[];
  place: number;
  score: number;
}

export function byPlace(outcome: Outcome, players: readonly Player[]): Placed[] {
  const { places, scores, teams } = outcome;
  const sides = [...new Set(players.map((_, seat) => sideOf(outcome, seat)))];
  return sides
    .map((side) => {
      const first = players.findIndex((_, seat) => sideOf(outcome, seat) === side);
      const place = teams.length > 0 ? placeAmongTeams(outcome, first) : places[first];
      const mates = players.filter((_, seat) => sideOf(outcome, seat) === side);
      return { players: mates, place: place ?? 0, score: scores[first] ?? 0 };
    })
    .sort((one, other) => one.place - other.place);
}

/** The team of a seat; without teams everyone is one. */
function sideOf({ teams }: Outcome, seat: number): number {
  return teams[seat] ?? seat;
}

/** Places count players: of two teams of two the second is third. */
function placeAmongTeams({ places, teams }: Outcome, seat: number): number {
  const ahead = teams.filter((_, other) => (places[other] ?? 0) < (places[seat] ?? 0));
  return 1 + new Set(ahead).size;
}
