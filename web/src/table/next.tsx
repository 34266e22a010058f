// After a match: once more, or something else. Four buttons that never move and never change size,
// whatever they say: who reaches for one must not hit another.

import { useGame } from "../house";
import { t } from "../i18n";
import { attempt } from "../i18n/refusals";
import * as http from "../net/http";
import type { Table } from "../net/wire.gen";
import { go } from "../router";
import { Button } from "../ui/button";
import { copied } from "../ui/copy";
import { shared } from "../ui/share";
import { notify } from "../ui/toast";
import { leave } from "./leave";
import { freeSeats, missingPlayers } from "./seating";
import { isSeriesOn } from "./series";
import type { TableStore } from "./store";

interface Next {
  store: TableStore;
  table: Table;
  onSeats(): void;
}

export function Next({ store, table, onSeats }: Next) {
  return (
    <footer>
      <p class="muted">
        {t(isSeriesOn(table) ? "result.round_count" : "result.rematch_count", countsOf(table))}
      </p>
      <div class="four">
        <OnceMore store={store} table={table} />
        <ToReplay table={table} />
        <Button icon="swap" onPress={onSeats}>
          {t("result.change")}
        </Button>
        <Button icon="leave" onPress={() => leave(store)}>
          {t("result.leave")}
        </Button>
      </div>
    </footer>
  );
}

interface OnceMore {
  store: TableStore;
  table: Table;
  /** Whether something else is likelier to be wished for. */
  isSecond?: boolean;
}

/** The same again; for one who watches, a seat to do so. */
export function OnceMore({ store, table, isSecond = false }: OnceMore) {
  const seat = store.mySeat.value;
  if (seat === undefined) return <TakeSeat table={table} />;
  return <Again table={table} seat={seat} isSecond={isSecond} />;
}

interface Again {
  table: Table;
  seat: number;
  isSecond: boolean;
}

function Again({ table, seat, isSecond }: Again) {
  const game = useGame(table.game);
  const missing = game ? missingPlayers(table, game) : 0;
  const isReady = table.seats[seat]?.ready === true;
  if (missing > 0 && !isReady) {
    return (
      <Button kind="main" icon="flag" disabled>
        {t("result.too_few", { count: missing })}
      </Button>
    );
  }
  const { ready, seated } = countsOf(table);
  return (
    <Button
      kind={isReady || isSecond ? "plain" : "main"}
      icon={isReady ? "check" : "flag"}
      pressed={isReady}
      onPress={() => attempt(() => http.ready(table.code, !isReady))}
    >
      {t(isReady ? "result.ready" : onceMore(table))}{" "}
      {seated > 1 && (
        <span aria-hidden="true">
          {ready}/{seated}
        </span>
      )}
    </Button>
  );
}

function onceMore(table: Table): string {
  if (table.seats.filter(({ player, bot }) => player ?? bot).length === 1) {
    return "puzzles.result.again";
  }
  return isSeriesOn(table) ? "result.next_round" : "result.rematch";
}

function TakeSeat({ table }: { table: Table }) {
  const [free] = freeSeats(table);
  return (
    <Button
      kind="main"
      icon="flag"
      disabled={free === undefined}
      onPress={() => free !== undefined && attempt(() => http.sit(table.code, free))}
    >
      {t(free === undefined ? "result.no_seat" : "result.take_seat")}
    </Button>
  );
}

/** To see the match again, move by move. */
export function ToReplay({ table: { match } }: { table: Table }) {
  return (
    <Button icon="replay" disabled={match === undefined} onPress={() => go(`/m/${match}`)}>
      {t("result.replay")}
    </Button>
  );
}

/** Tells others in a sentence; without words there is nothing to tell. */
export function Share({ words, link }: { words: string | undefined; link: string }) {
  async function share() {
    if (words === undefined || (await shared({ text: words, url: link }))) return;
    const text = `${words} ${link}`;
    notify((await copied(text)) ? t("result.copied") : text);
  }

  const text = t(words === undefined ? "result.nothing_to_share" : "result.share_result");
  return (
    <Button kind="quiet" icon="share" label={text} disabled={words === undefined} onPress={share} />
  );
}

function countsOf({ seats }: Table): { ready: number; seated: number } {
  const people = seats.filter(({ player }) => player !== undefined);
  return { ready: people.filter(({ ready }) => ready).length, seated: people.length };
}
