// A table between matches: who sits where, what will be played, and whether all are ready.

import { gamesOfHouse } from "../house";
import { listed, t } from "../i18n";
import { attempt } from "../i18n/refusals";
import * as http from "../net/http";
import type { GameInfo } from "../net/rest.gen";
import type { Table } from "../net/wire.gen";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { CopyLink } from "../ui/copy";
import { useHeir } from "../ui/focus";
import { Loaded } from "../ui/loaded";
import { Chat } from "./chat";
import { GameCard } from "./game_card";
import { linkTo } from "./link";
import { isFree } from "./seating";
import { Seats } from "./seats";
import type { TableStore } from "./store";
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
          const gathering = game && { store, table, games, game };
          return gathering && <Gathering {...gathering} onResult={onResult} />;
        }}
      </Loaded>
    </main>
  );
}

function Gathering({ onResult, ...cards }: Cards & Pick<Lobby, "onResult">) {
  return (
    <>
      <div class="page">
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
        <Card title={t("table.invite")}>
          <p class="muted">{t("table.invite_text")}</p>
          <p>
            <span class="unseen">{t("table.code")} </span>
            <span class="big-code">{table.code}</span>
          </p>
          <CopyLink link={linkTo(table)} />
        </Card>
        <Seats store={store} table={table} game={game} />
      </div>
      <GameCard store={store} table={table} games={games} game={game} />
      <div class="stack">
        <Watching table={table} />
        <Card title={t("chat.title")}>
          <Chat store={store} />
        </Card>
      </div>
    </div>
  );
}

function Watching({ table: { spectators } }: { table: Table }) {
  const { count } = spectators;
  const names = spectators.people.map(({ name }) => name);
  const others = count > names.length ? [t("lobby.others", { count: count - names.length })] : [];
  return (
    <Card title={t("lobby.watching")}>
      {count === 0 ? (
        <p class="muted">{t("lobby.nobody_watching")}</p>
      ) : (
        <p>{listed([...names, ...others])}</p>
      )}
    </Card>
  );
}

function ReadyBar({ store, table, game, onResult }: Cards & Pick<Lobby, "onResult">) {
  const seat = store.mySeat.value;
  const isReady = seat !== undefined && table.seats[seat]?.ready === true;
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
            {t(isReady ? "lobby.unready" : "lobby.ready")}
          </Button>
        )}
        {store.isHost.value && (
          <Button onPress={() => attempt(() => http.start(table.code))}>{t("lobby.start")}</Button>
        )}
      </div>
    </footer>
  );
}

/** What the start waits for, in a sentence. */
function standing(store: TableStore, table: Table, { players }: GameInfo): string {
  if (store.mySeat.value === undefined) return t("lobby.sit_first");
  const missing = (players[0] ?? 0) - table.seats.filter((seat) => !isFree(seat)).length;
  if (missing > 0) return t("lobby.too_few", { count: missing });
  const waiting = table.seats.filter(({ player, ready }) => player !== undefined && !ready);
  if (waiting.length === 0) return t("lobby.all_ready");
  return t("lobby.waiting", { names: listed(waiting.map(({ name }) => name ?? "")) });
}
