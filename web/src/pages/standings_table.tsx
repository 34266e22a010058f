// How friends and bots stand in a game, in a table; and what its numbers mean.

import { useSignal } from "@preact/signals";
import { gameTitle, isolated, language, t } from "../i18n";
import type { FriendsStandings, StandingRow } from "../net/rest.gen";
import { me } from "../session";
import { botLevel } from "../table/bots";
import { Select } from "../ui/field";
import { Icon } from "../ui/icon";

export function AmongFriends({ standings }: { standings: readonly FriendsStandings[] }) {
  const chosen = useSignal(playedMost(standings)?.game);
  const shown = standings.find(({ game }) => game === chosen.value);
  if (!shown) return <p class="muted">{t("standings.empty")}</p>;
  return (
    <div class="view">
      <Select
        label={t("standings.game")}
        value={shown.game}
        choices={standings.map(({ game }) => ({ value: game, text: gameTitle(game) }))}
        onChange={(game) => {
          chosen.value = game;
        }}
      />
      <StandingsTable {...shown} />
      <details>
        <summary>{t("standings.means")}</summary>
        <p>{t("standings.rating_means")}</p>
        <p>{t("standings.doubt_means")}</p>
        <p>{t("standings.counted")}</p>
      </details>
    </div>
  );
}

/** The game that the reader, or else a friend, has played most. */
function playedMost(standings: readonly FriendsStandings[]): FriendsStandings | undefined {
  const mine = ({ friends }: FriendsStandings) => friends.find(isMe)?.matches ?? 0;
  return [...standings].sort((one, other) => mine(other) - mine(one))[0];
}

function StandingsTable({ game, friends, bots }: FriendsStandings) {
  const rows = [...friends, ...bots].sort((one, other) => other.rating - one.rating);
  return (
    <table>
      <caption class="muted">{t("standings.caption", { game: gameTitle(game) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t("standings.player")}</th>
          <th scope="col">{t("standings.rating")}</th>
          <th scope="col">{t("standings.wins")}</th>
          <th scope="col" abbr={t("standings.place_long")}>
            {t("standings.place")}
          </th>
          <th scope="col" abbr={t("standings.streak_long")}>
            {t("standings.streak")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.player ?? row.bot} game={game} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ game, row }: { game: string; row: StandingRow }) {
  const { rating, doubt, matches, wins, streak, longest } = row;
  return (
    <tr class={isMe(row) ? "you" : ""}>
      <th scope="row">
        <Who game={game} row={row} />
      </th>
      <td>
        {rating} <small>{t(`standings.doubt.${sureness(doubt)}`)}</small>
      </td>
      <td>
        {wins} <small>{t("standings.of_matches", { count: matches })}</small>
      </td>
      <td>{meanPlace(row)}</td>
      <td>
        {streak} {longest > streak && <small>{t("standings.longest", { count: longest })}</small>}
      </td>
    </tr>
  );
}

function Who({ game, row }: { game: string; row: StandingRow }) {
  if (row.bot !== undefined) {
    return (
      <>
        <Icon name="bot" label={t("lobby.bot_level")} /> {botLevel(game, row.bot)}
      </>
    );
  }
  return (
    <>
      {isolated(row.name ?? "")} {isMe(row) && <small>{t("people.you")}</small>}
    </>
  );
}

function isMe({ player }: StandingRow): boolean {
  return player !== undefined && player === me.value?.player;
}

/** In points: above the first it is a guess after four duels or so, below the second fifty have settled it. */
const GUESSED = 400;
const SETTLED = 200;

function sureness(doubt: number): string {
  if (doubt > GUESSED) return "first";
  return doubt < SETTLED ? "settled" : "rough";
}

function meanPlace({ places, matches }: StandingRow): string {
  const sum = places.reduce((sum, often, index) => sum + often * (index + 1), 0);
  const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (sum / matches).toLocaleString(language.value, decimals);
}
