// What the tab says of a table to those who look at another: by its title, its picture, an alert.

import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import type { Said, Table } from "../net/wire.gen";
import { alertOf } from "../ui/alerts";
import { hiddenFor, isHidden } from "../ui/hidden";
import { useNow } from "../ui/now";
import { useDot, useTitle } from "../ui/tab";
import { headline } from "./result_words";
import type { TableStore } from "./store";

/** Who has looked elsewhere for so long, in milliseconds, is sent a notification. */
const FAR_AWAY = 15_000;

/** Before the title: what goes on asks for you. */
const MARK = "●";

/** Shows nothing on the page itself. */
export function Tab({ store, table }: { store: TableStore; table: Table }) {
  const missed = useMissed(store);
  const seconds = useSecondsToStart(store);
  const count = missed.lines > 0 ? `(${missed.lines}) ` : "";
  useTitle(count + titleOf(store, table, seconds));
  useDot(missed.lines > 0 || missed.hasTurned);
  useCallBack(store);
  return null;
}

function titleOf(store: TableStore, table: Table, seconds: number): string {
  switch (table.status) {
    case "lobby":
      return readiness(table);
    case "starting":
      return marked(store.mySeat.value !== undefined, t("lobby.starting", { seconds }));
    case "playing":
      return marked(isOnYou(store), t(`tab.${isYourTurn(store) ? "turn" : "on"}`));
    case "over": {
      const outcome = store.match.value?.outcome.value;
      return outcome ? headline(table, outcome, store.players.value, store.me) : readiness(table);
    }
  }
}

function readiness({ code, seats }: Table): string {
  const people = seats.filter(({ player }) => player !== undefined);
  if (people.length === 0) return t("table.title", { code });
  const ready = people.filter((person) => person.ready).length;
  return t("tab.ready", { ready, count: people.length });
}

function marked(isMarked: boolean, text: string): string {
  return isMarked ? `${MARK} ${text}` : text;
}

function isOnYou(store: TableStore): boolean {
  const seat = store.myPart.value;
  return seat !== undefined && store.match.value?.toAct.value.has(seat) === true;
}

/** Whether all wait for you alone: in a race nobody waits. */
function isYourTurn(store: TableStore): boolean {
  return isOnYou(store) && store.match.value?.toAct.value.size === 1;
}

function useSecondsToStart(store: TableStore): number {
  const startsAt = store.startsAt.value;
  const now = useNow(store.local, 250, startsAt !== undefined);
  return startsAt === undefined ? 0 : Math.max(1, Math.ceil((startsAt - now) / 1000));
}

interface Seen {
  lastLine: string | undefined;
  match: string | undefined;
  isOn: boolean;
  isYourTurn: boolean;
}

/** What has come since the tab went out of sight: lines of others, and a turn of things. */
function useMissed(store: TableStore): { lines: number; hasTurned: boolean } {
  const seen = useSignal(seenOf(store));
  useSignalEffect(() => {
    if (!isHidden.value) seen.value = seenOf(store);
  });
  return useComputed(() => {
    if (!isHidden.value) return { lines: 0, hasTurned: false };
    const lines = after(seen.value.lastLine, store.heard.value);
    return {
      lines: lines.filter(({ player }) => player !== store.me).length,
      hasTurned: hasTurned(seen.value, seenOf(store)),
    };
  }).value;
}

function seenOf(store: TableStore): Seen {
  return {
    lastLine: store.heard.value.at(-1)?.id,
    match: store.match.value?.id,
    isOn: store.table.value?.status === "playing",
    isYourTurn: isYourTurn(store),
  };
}

function hasTurned(was: Seen, is: Seen): boolean {
  const isOther = was.isOn !== is.isOn || was.match !== is.match;
  return isOther || (is.isYourTurn && !was.isYourTurn);
}

function after(lastLine: string | undefined, lines: readonly Said[]): readonly Said[] {
  return lines.slice(lines.findIndex(({ id }) => id === lastLine) + 1);
}

/** Calls back who plays when the countdown begins: in time to be there. */
function useCallBack(store: TableStore): void {
  const isStarting = store.startsAt.value !== undefined;
  useEffect(() => {
    const plays = store.mySeat.value !== undefined;
    if (isStarting && plays && hiddenFor() >= FAR_AWAY) alertOf(t("tab.starting"));
  }, [store, isStarting]);
}
