// The lobby of a game for one: which it is, and a button to begin.

import { t } from "../i18n";
import { attempt } from "../i18n/refusals";
import * as http from "../net/http";
import type { GameInfo } from "../net/rest.gen";
import type { Table } from "../net/wire.gen";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { GameCard } from "./game_card";
import { freeSeats } from "./seating";
import type { TableStore } from "./store";
import { Watchers } from "./watchers";

interface LobbyForOne {
  store: TableStore;
  table: Table;
  games: readonly GameInfo[];
  game: GameInfo;
  /** Back to the result of the match before, if there is one. */
  onResult: (() => void) | undefined;
}

export function LobbyForOne({ onResult, ...cards }: LobbyForOne) {
  const { store, table } = cards;
  const mayPlay = store.mySeat.value !== undefined || freeSeats(table).length > 0;
  return (
    <>
      <div class="page narrow">
        <GameCard {...cards} />
        {table.spectators.count > 0 && (
          <Card title={t("lobby.watching")}>
            <Watchers store={store} table={table} />
          </Card>
        )}
      </div>
      <footer class="ready-bar">
        <p role="status">{t(mayPlay ? "puzzles.table.waits" : "puzzles.table.watching")}</p>
        <div class="buttons">
          {onResult && <Button onPress={onResult}>{t("result.to_result")}</Button>}
          {mayPlay && (
            <Button kind="main" icon="play" onPress={() => play(store)}>
              {t("puzzles.table.play")}
            </Button>
          )}
        </div>
      </footer>
    </>
  );
}

/** Begins; from the seat, that nobody else can have. */
async function play(store: TableStore): Promise<void> {
  await attempt(async () => {
    if (store.mySeat.value === undefined) await http.sit(store.code, 0);
    await http.ready(store.code, true);
  });
}
