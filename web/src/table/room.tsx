// Inside: the table's socket is open for as long as this is on screen.

import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { games } from "../games";
import { t } from "../i18n";
import { explained } from "../i18n/refusals";
import { onWaking, surroundings } from "../net/browser";
import type { Stop } from "../net/socket";
import type { Table } from "../net/wire.gen";
import { useAwake } from "../ui/awake";
import { Waiting } from "../ui/loaded";
import { play } from "../ui/sound";
import { complain, notify } from "../ui/toast";
import { Countdown } from "./countdown";
import { Header } from "./header";
import { LineStrip } from "./line";
import { learnAddresses } from "./link";
import { Lobby } from "./lobby";
import { Play } from "./play";
import { SoundChip, useTableSounds } from "./sounds";
import { Spoken } from "./spoken";
import { TableStore, type Voice } from "./store";
import { Tab } from "./tab";
import "./room.css";
import "./landscape.css";

const voice: Voice = {
  tell: (game, event, players) => games[game]?.tell(event, players),
  sound(game, event, seat) {
    const sound = games[game]?.sound?.(event, seat);
    if (sound) play(sound);
  },
  refused: (refusal) => complain(explained(refusal)),
};

interface Room {
  code: string;
  player: string;
  onStop(why: Stop): void;
}

export function Room({ code, player, onStop }: Room) {
  const store = useMemo(
    () => new TableStore(code, player, surroundings(code), voice),
    [code, player],
  );

  useEffect(() => {
    store.start();
    const sleepless = onWaking(store.wake);
    return () => {
      sleepless();
      store.stop();
    };
  }, [store]);

  useEffect(() => void learnAddresses(), []);

  useSignalEffect(() => {
    const line = store.line.value;
    if (line.state === "stopped") onStop(line.why);
  });

  const table = store.table.value;
  if (!table) {
    return (
      <main class="page narrow">
        <Waiting />
        <LineStrip store={store} />
      </main>
    );
  }
  return <Inside store={store} table={table} />;
}

function Inside({ store, table }: { store: TableStore; table: Table }) {
  useHandOver(store);
  useTableSounds(store);
  useAwake(isPlaying(table) && store.myPart.value !== undefined);
  /** After a match, whether the seats are looked at and not the result. */
  const atSeats = useSignal(false);
  const plays = isPlaying(table);
  useEffect(() => {
    atSeats.value = false;
  }, [table.match, plays]);

  const showsMatch = plays || (table.match !== undefined && !atSeats.value);
  return (
    <div class={roomClass(showsMatch, store.isLost.value)}>
      <Header store={store} table={table} />
      <LineStrip store={store} />
      {showsMatch ? (
        <Play store={store} table={table} onSeats={() => (atSeats.value = true)} />
      ) : (
        <Lobby
          store={store}
          table={table}
          onResult={table.match === undefined ? undefined : () => (atSeats.value = false)}
        />
      )}
      <Countdown store={store} />
      <Tab store={store} table={table} />
      {plays && <SoundChip />}
      <Spoken store={store} />
    </div>
  );
}

/** Tells you when the host has gone and you are the host. */
function useHandOver(store: TableStore): void {
  const isHost = store.isHost.value;
  const was = useRef(isHost);
  useEffect(() => {
    if (isHost && !was.current) notify(t("table.host_now"));
    was.current = isHost;
  }, [isHost]);
}

function roomClass(showsMatch: boolean, isLost: boolean): string {
  return `room${showsMatch ? " fixed" : ""}${isLost ? " lost" : ""}`;
}

function isPlaying(table: Table): boolean {
  return table.status === "playing";
}
