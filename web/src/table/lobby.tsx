// A table between matches: who sits where, what will be played, and whether all are ready.

import { gamesOfHouse } from "../house";
import { listed, t } from "../i18n";
import { attempt } from "../i18n/refusals";
import * as http from "../net/http";
import type { GameInfo } from "../net/rest.gen";
import type { Table } from "../net/wire.gen";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { useHeir } from "../ui/focus";
import { Loaded } from "../ui/loaded";
import { isNarrow } from "../ui/wide";
import { Chat } from "./chat";
import { GameCard } from "./game_card";
import { InviteCard, InviteLine } from "./invite";
import { LobbyForOne } from "./lobby_for_one";
import { freeSeats, isForOne, missingPlayers } from "./seating";
import { Seats } from "./seats";
import type { TableStore } from "./store";
import { Watchers } from "./watchers";
import "./lobby.css";

interface Lobby {
  store: TableStore;
  table: Table;
  /** Back to the result of the match before, if there is one. */
  onResult: (() => void) | undefined;
}

export function Lobby({ store, table, onResult }: Lobby) {
  return (
    <main ref={useHeir()} class="lobby" tabIndex={-1}>
      <Loaded from={gamesOfHouse}>
        {(games) => {
          const game = games.find(({ name }) => name === table.game);
          const gathering = game && { store, table, games, game, onResult };
          if (!gathering) return null;
          return isForOne(table) ? <LobbyForOne {...gathering} /> : <Gathering {...gathering} />;
        }}
      </Loaded>
    </main>
  );
}

function Gathering({ onResult, ...cards }: Cards & Pick<Lobby, "onResult">) {
  return (
    <>
      <div class="page">
        {isNarrow.value && <InviteLine code={cards.table.code} />}
        <Cards {...cards} />
      </div>
      <ReadyBar {...cards} onResult={onResult} />
    </>
  );
}

interface Cards {
  store: TableStore;
  table: Table;
  games: readonly GameInfo[];
  game: GameInfo;
}

function Cards({ store, table, games, game }: Cards) {
  return (
    <div class="columns uneven">
      <div class="stack">
        <Seats store={store} table={table} game={game} />
        <Card title={t("lobby.watching")}>
          <Watchers store={store} table={table} />
        </Card>
      </div>
      <div class="stack">
        {!isNarrow.value && <InviteCard code={table.code} />}
        <Card title={t("chat.title")}>
          <Chat store={store} />
        </Card>
      </div>
      <div class="stack">
        <GameCard store={store} table={table} games={games} game={game} />
      </div>
    </div>
  );
}

function ReadyBar({ store, table, game, onResult }: Cards & Pick<Lobby, "onResult">) {
  const seat = store.mySeat.value;
  const isReady = seat !== undefined && table.seats[seat]?.ready === true;
  const isAlone = seat !== undefined && couldPlayAlone(table, game);
  return (
    <footer class="ready-bar">
      <p role="status">{standing(store, table, game)}</p>
      <div class="buttons">
        {onResult && <Button onPress={onResult}>{t("result.to_result")}</Button>}
        {seat !== undefined && (
          <Button
            kind={isReady ? "plain" : "main"}
            icon={isReady ? "check" : "flag"}
            onPress={() => attempt(() => http.ready(table.code, !isReady))}
          >
            {t(isAlone ? "puzzles.table.play_alone" : isReady ? "lobby.unready" : "lobby.ready")}
          </Button>
        )}
        {store.isHost.value && !isAlone && (
          <Button onPress={() => attempt(() => http.start(table.code))}>{t("lobby.start")}</Button>
        )}
      </div>
    </footer>
  );
}

/** What the start waits for, in a sentence. */
function standing(store: TableStore, table: Table, game: GameInfo): string {
  if (store.mySeat.value === undefined) return t("lobby.sit_first");
  if (couldPlayAlone(table, game)) return t("puzzles.table.or_friends");
  const missing = missingPlayers(table, game);
  if (missing > 0) return t("lobby.too_few", { count: missing });
  const waiting = table.seats.filter(({ player, ready }) => player !== undefined && !ready);
  if (waiting.length === 0) return t("lobby.all_ready");
  return t("lobby.waiting", { names: listed(waiting.map(({ name }) => name ?? "")) });
}

/** Whether one sits here who need not wait for others. */
function couldPlayAlone(table: Table, { players }: GameInfo): boolean {
  return players[0] === 1 && table.seats.length - freeSeats(table).length === 1;
}
