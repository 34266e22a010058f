// How a match ended, the score so far, and what next.

import type { Player } from "../games/game";
import { t, tOr } from "../i18n";
import type { Outcome, Table } from "../net/wire.gen";
import { Icon } from "../ui/icon";
import { linkTo } from "./link";
import { Next, Share } from "./next";
import { ResultAlone } from "./result_alone";
import { ResultSheet, useCelebration } from "./result_sheet";
import { byPlace, headline, resultInWords, winnersOf } from "./result_words";
import { isAlone } from "./seating";
import { Scoreboard, seriesWon } from "./series";
import type { TableStore } from "./store";

interface Result {
  store: TableStore;
  table: Table;
  outcome: Outcome;
  onSeats(): void;
}

export function Result(result: Result) {
  return isAlone(result.table) ? <ResultAlone {...result} /> : <ResultOfAll {...result} />;
}

function ResultOfAll({ store, table, outcome, onSeats }: Result) {
  const players = store.players.value;
  useCelebration(table.match, isWorthConfetti(table, outcome, players));
  return (
    <ResultSheet
      title={headline(table, outcome, players, store.me)}
      isCrowned={outcome.reason !== "abandoned"}
      words={
        <>
          <YourPlace outcome={outcome} players={players} />
          <p class="muted">{t(`result.reason.${outcome.reason}`)}</p>
        </>
      }
      share={
        <Share
          words={
            outcome.reason === "abandoned" ? undefined : resultInWords(table, outcome, players)
          }
          link={linkTo(table)}
        />
      }
      next={<Next store={store} table={table} onSeats={onSeats} />}
    >
      <Places game={table.game} outcome={outcome} players={players} />
      <Scoreboard table={table} />
    </ResultSheet>
  );
}

/** One's own win is, and that of whoever has won a series. */
function isWorthConfetti(table: Table, outcome: Outcome, players: readonly Player[]): boolean {
  const isMine = winnersOf(outcome, players).some(({ you }) => you);
  return outcome.reason !== "abandoned" && (isMine || seriesWon(table) !== undefined);
}

interface Ended {
  outcome: Outcome;
  players: readonly Player[];
}

/** For one who has not won. */
function YourPlace({ outcome, players }: Ended) {
  const places = byPlace(outcome, players);
  const yours = places.find((placed) => placed.players.some(({ you }) => you));
  if (!yours || yours.place === 1 || outcome.reason === "abandoned") return null;
  return (
    <p class="your-place">{t("result.your_place", { place: yours.place, count: places.length })}</p>
  );
}

export function Places({ game, outcome, players }: Ended & { game: string }) {
  if (outcome.reason === "abandoned") return null;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t("result.place")}</th>
          <th scope="col">{t("result.name")}</th>
          <th scope="col">{tOr(`games.${game}.score`, t("result.score"))}</th>
        </tr>
      </thead>
      <tbody>
        {byPlace(outcome, players).map(({ players, place, score }) => (
          <tr key={players[0]?.seat} class={players.some(({ you }) => you) ? "you" : ""}>
            <td>{place}</td>
            <th scope="row">
              {players.map((player) => (
                <div key={player.seat}>
                  {player.name} {player.you && <span class="muted">{t("people.you")}</span>}
                  {player.bot !== undefined && <Icon name="bot" label={t("lobby.bot_level")} />}
                </div>
              ))}
            </th>
            <td>{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
