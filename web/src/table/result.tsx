// How a match ended, the score so far, and what next: each button always in its place.

import { useSignal } from "@preact/signals";
import type { Player } from "../games/game";
import { listed, t, tOr } from "../i18n";
import { attempt } from "../i18n/refusals";
import * as http from "../net/http";
import type { Outcome, Table } from "../net/wire.gen";
import { Button } from "../ui/button";
import { useHeir } from "../ui/focus";
import { Icon } from "../ui/icon";
import { useAfter } from "../ui/now";
import { leave } from "./leave";
import { isFree } from "./seating";
import type { TableStore } from "./store";
import "./result.css";

/** So long, in milliseconds, presses still mean the hand that the result has come to cover. */
const SETTLING = 700;

interface Result {
  store: TableStore;
  table: Table;
  outcome: Outcome;
  onSeats(): void;
}

export function Result({ store, table, outcome, onSeats }: Result) {
  const isFolded = useSignal(false);
  const hasSettled = useAfter(SETTLING);
  const players = store.players.value;
  return (
    <section
      ref={useHeir()}
      class={`result${isFolded.value ? " folded" : ""}${hasSettled ? "" : " settling"}`}
      tabIndex={-1}
      aria-label={t("result.to_result")}
    >
      <header>
        <div role="status">
          <h2>{headline(outcome, players)}</h2>
        </div>
        <Button
          kind="quiet"
          icon={isFolded.value ? "up" : "down"}
          label={t(isFolded.value ? "result.show_result" : "result.show_board")}
          onPress={() => {
            isFolded.value = !isFolded.value;
          }}
        />
      </header>
      {!isFolded.value && (
        <div class="scroll">
          <p class="muted">{t(`result.reason.${outcome.reason}`)}</p>
          <Places game={table.game} outcome={outcome} players={players} />
          <Series table={table} />
        </div>
      )}
      <Next store={store} table={table} onSeats={onSeats} />
    </section>
  );
}

interface Places {
  game: string;
  outcome: Outcome;
  players: readonly Player[];
}

function Places({ game, outcome, players }: Places) {
  if (outcome.reason === "abandoned") return null;
  const byPlace = players
    .map((player, seat) => ({
      player,
      place: outcome.places[seat] ?? 0,
      score: outcome.scores[seat] ?? 0,
    }))
    .sort((one, other) => one.place - other.place);
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
        {byPlace.map(({ player, place, score }) => (
          <tr key={player.seat} class={player.you ? "you" : ""}>
            <td>{place}</td>
            <th scope="row">
              {player.name} {player.you && <span class="muted">{t("people.you")}</span>}
              {player.bot !== undefined && <Icon name="bot" label={t("lobby.bot_level")} />}
            </th>
            <td>{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Series({ table }: { table: Table }) {
  if (table.series.length === 0) return null;
  const byWins = [...table.series].sort((one, other) => other.wins - one.wins);
  return (
    <>
      <h3>{t("result.series")}</h3>
      <ul>
        {byWins.map(({ player, name, wins, matches }) => (
          <li key={player}>{t("result.series_line", { name, wins, count: matches })}</li>
        ))}
      </ul>
    </>
  );
}

function Next({ store, table, onSeats }: Omit<Result, "outcome">) {
  const seat = store.mySeat.value;
  const isReady = seat !== undefined && table.seats[seat]?.ready === true;
  const people = table.seats.filter(({ player }) => player !== undefined);
  const counts = { ready: people.filter(({ ready }) => ready).length, seated: people.length };
  const free = table.seats.findIndex(isFree);
  return (
    <footer>
      <p class="muted">{t("result.rematch_count", counts)}</p>
      <div class="buttons">
        {seat === undefined ? (
          <Button
            kind="main"
            disabled={free < 0}
            onPress={() => attempt(() => http.sit(table.code, free))}
          >
            {t("result.take_seat")}
          </Button>
        ) : (
          <Button
            kind={isReady ? "plain" : "main"}
            icon={isReady ? "check" : "flag"}
            onPress={() => attempt(() => http.ready(table.code, !isReady))}
          >
            {t(isReady ? "result.not_yet" : "result.rematch")}
          </Button>
        )}
        <Button onPress={onSeats}>{t("result.change")}</Button>
        <Button onPress={() => leave(store)}>{t("result.leave")}</Button>
      </div>
    </footer>
  );
}

export function headline({ places, reason }: Outcome, players: readonly Player[]): string {
  if (reason === "abandoned") return t("result.abandoned");
  const winners = players.filter((_, seat) => places[seat] === 1);
  if (winners.length === 1 && winners[0]?.you) return t("result.you_win");
  const names = listed(winners.map(({ name }) => name));
  return t(winners.length === 1 ? "result.wins" : "result.share", { names });
}
