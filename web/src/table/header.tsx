// The bar on top: where you are, how the connection is, and what else there is to do.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameShort, gameTitle, t } from "../i18n";
import { attempt, explained } from "../i18n/refusals";
import * as http from "../net/http";
import type { Table } from "../net/wire.gen";
import { go } from "../router";
import { Dialog, Question } from "../ui/dialog";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { Menu, type MenuItem } from "../ui/menu";
import { SettingsDialog } from "../ui/settings";
import { complain } from "../ui/toast";
import { isNarrow } from "../ui/wide";
import { InviteDialog } from "./invite";
import { leave } from "./leave";
import { LineState } from "./line";
import { RulesDialog } from "./rules";
import { isAlone, isForOne } from "./seating";
import { seriesText } from "./series";
import type { TableStore } from "./store";
import { Watchers } from "./watchers";

type Asked = "leave" | "resign" | "give_up" | "end";
type Shown = Asked | "invite" | "watchers" | "rules" | "settings";

interface Header {
  store: TableStore;
  table: Table;
}

export function Header({ store, table }: Header) {
  const shown = useSignal<Shown | undefined>(undefined);
  // Who would read on while a race starts behind the rules has lost its first seconds.
  useEffect(() => {
    if (shown.value === "rules") shown.value = undefined;
  }, [table.status]);

  return (
    <header class="bar wood">
      <h1 class="unseen">{t("table.title", { code: table.code })}</h1>
      <Link {...wayBack(table)} class="home">
        <Icon name="back" />
      </Link>
      <Where table={table} />
      <LineState store={store} />
      <WatchersChip table={table} shown={shown} />
      <Menu label={t("table.menu")} items={itemsOf(store, table, shown)} />
      <Over store={store} table={table} shown={shown} />
    </header>
  );
}

/** Who plays alone goes back to where all that is for one begins, and finds the match again there. */
function wayBack(table: Table): { to: string; label: string } {
  return isForOne(table) || isAlone(table)
    ? { to: "/puzzles", label: t("puzzles.title") }
    : { to: "/", label: t("home") };
}

/** What is played; the code too, where the name still has room enough. */
function Where({ table }: { table: Table }) {
  const series = table.status !== "lobby" && table.series.length > 0 && seriesText(table);
  return (
    <div class="where">
      <p>
        <strong>{isNarrow.value ? gameShort(table.game) : gameTitle(table.game)}</strong>
        {!isNarrow.value && <span class="muted">{table.code}</span>}
        {table.locked && <Icon name="lock" label={t("lobby.is_locked")} />}
      </p>
      {series && <p class="standing muted">{series}</p>}
    </div>
  );
}

function WatchersChip({ table, shown }: { table: Table; shown: Signal<Shown | undefined> }) {
  const { count } = table.spectators;
  if (count === 0) return null;
  return (
    <button
      type="button"
      class="button quiet watchers-chip"
      aria-label={t("people.watching", { count })}
      aria-haspopup="dialog"
      onClick={() => {
        shown.value = "watchers";
      }}
    >
      <Icon name="eye" />
      <span>{count}</span>
    </button>
  );
}

function itemsOf(store: TableStore, table: Table, shown: Signal<Shown | undefined>): MenuItem[] {
  const show = (what: Shown) => () => {
    shown.value = what;
  };
  const plays = table.status === "playing";
  const isAlonePlaying = plays && isAlone(table);
  const items: MenuItem[] = [];
  if (!isForOne(table)) {
    items.push({ text: t("table.invite_more"), icon: "share", onPress: show("invite") });
  }
  items.push({ text: t("rules.title"), icon: "book", onPress: show("rules") });
  if (plays && store.myPart.value !== undefined) {
    const text = t(isAlonePlaying ? "puzzles.table.give_up" : "table.resign");
    items.push({ text, icon: "flag", onPress: show(isAlonePlaying ? "give_up" : "resign") });
  }
  if (plays && store.isHost.value && !isAlonePlaying) {
    items.push({ text: t("table.end"), icon: "stop", onPress: show("end") });
  }
  items.push({ text: t("settings.title"), icon: "settings", onPress: show("settings") });
  items.push(leaving(store, table, show("leave")));
  return items;
}

/** The way out. It needs no question where nothing is lost by it. */
function leaving(store: TableStore, table: Table, ask: () => void): MenuItem {
  const text = t("table.leave");
  if (store.mySeat.value === undefined) return { text, icon: "leave", onPress: () => leave(store) };
  if (!isForOne(table) && !isAlone(table)) return { text, icon: "leave", onPress: ask };
  if (table.status !== "playing") {
    return { text, icon: "leave", onPress: () => leave(store, "/puzzles") };
  }
  return { text: t("puzzles.table.leave"), icon: "leave", onPress: () => go("/puzzles") };
}

/** What has been opened over the page. */
function Over({ store, table, shown }: Header & { shown: Signal<Shown | undefined> }) {
  const close = () => {
    shown.value = undefined;
  };
  switch (shown.value) {
    case undefined:
      return null;
    case "invite":
      return <InviteDialog code={table.code} onClose={close} />;
    case "watchers":
      return (
        <Dialog title={t("lobby.watching")} onClose={close}>
          <Watchers store={store} table={table} />
        </Dialog>
      );
    case "rules":
      return <RulesDialog game={table.game} options={table.options} onClose={close} />;
    case "settings":
      return <SettingsDialog onClose={close} />;
    default:
      return <Asking store={store} table={table} what={shown.value} onClose={close} />;
  }
}

interface Asking extends Header {
  what: Asked;
  onClose(): void;
}

function Asking({ store, table, what, onClose }: Asking) {
  const text = what === "leave" && table.status === "playing" ? "leave_playing" : `${what}_text`;
  const texts = what === "give_up" ? "puzzles.table" : "table";
  const actions = {
    leave: () => leave(store),
    resign: () => resign(store),
    give_up: () => resign(store),
    end: () => attempt(() => http.end(table.code)),
  };
  return (
    <Question
      title={t(`${texts}.${what}`)}
      text={t(`${texts}.${text}`)}
      yes={t(`${texts}.${what}_yes`)}
      onYes={actions[what]}
      onClose={onClose}
    />
  );
}

async function resign(store: TableStore): Promise<void> {
  const answer = await store.match.value?.send({ type: "resign" });
  if (answer && !answer.ok) complain(explained(answer));
}
