// How a match ended, the score so far, and what next.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Player } from "../games/game";
import { t, tOr } from "../i18n";
import { keep, kept } from "../kept";
import type { Outcome, Table } from "../net/wire.gen";
import { Button } from "../ui/button";
import { celebrate } from "../ui/confetti";
import { useHeir } from "../ui/focus";
import { Icon } from "../ui/icon";
import { useAfter } from "../ui/now";
import { Next } from "./next";
import { byPlace, headline, winnersOf } from "./result_words";
import { Scoreboard, seriesWon } from "./series";
import type { TableStore } from "./store";
import "./result.css";

/** So long, in milliseconds, presses still mean the hand that the result has come to cover. */
const SETTLING = 700;

/** The match that was celebrated last in this tab. */
const CELEBRATED = "celebrated";

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
  useCelebration(table, outcome, players);
  return (
    <section
      ref={useHeir()}
      class={`result${isFolded.value ? " folded" : ""}${hasSettled ? "" : " settling"}`}
      tabIndex={-1}
      aria-label={t("result.to_result")}
    >
      <header>
        <div role="status">
          <h2>
            {outcome.reason !== "abandoned" && <Icon name="crown" />}{" "}
            {headline(table, outcome, players, store.me)}
          </h2>
          <YourPlace outcome={outcome} players={players} />
          <p class="muted">{t(`result.reason.${outcome.reason}`)}</p>
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        <div class="scroll" tabIndex={0}>
          <Places game={table.game} outcome={outcome} players={players} />
          <Scoreboard table={table} />
        </div>
      )}
      <Next store={store} table={table} outcome={outcome} onSeats={onSeats} />
    </section>
  );
}

/** Once, for one's own win, and for whoever has won a series. */
function useCelebration(table: Table, outcome: Outcome, players: readonly Player[]): void {
  useEffect(() => {
    const isMine = winnersOf(outcome, players).some(({ you }) => you);
    const isWon = outcome.reason !== "abandoned" && (isMine || seriesWon(table) !== undefined);
    if (!isWon || table.match === undefined || kept(CELEBRATED, "tab") === table.match) return;
    keep(CELEBRATED, table.match, "tab");
    celebrate();
  }, []);
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

function Places({ game, outcome, players }: Ended & { game: string }) {
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
