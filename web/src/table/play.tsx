// A match on screen: the game's board in the middle, and everyone and everything around it.

import { useSignal } from "@preact/signals";
import type { ComponentChildren, TargetedKeyboardEvent } from "preact";
import { games } from "../games";
import { language, t } from "../i18n";
import { attempt } from "../i18n/refusals";
import * as http from "../net/http";
import type { Table } from "../net/wire.gen";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import type { IconName } from "../ui/icon";
import { Waiting } from "../ui/loaded";
import { isWide } from "../ui/wide";
import { Chat } from "./chat";
import { EmoteBubbles, EmoteButtons } from "./emote";
import { Log } from "./log";
import { AwayOffer, People } from "./people";
import { Reading } from "./reading";
import { Result } from "./result";
import { freeSeats, isAlone } from "./seating";
import type { TableStore } from "./store";
import "./play.css";

interface Play {
  store: TableStore;
  table: Table;
  /** Looks at seats and options, after a match. */
  onSeats(): void;
}

export function Play({ store, table, onSeats }: Play) {
  const outcome = store.match.value?.outcome.value;
  const alone = isAlone(table);
  return (
    <main class="play">
      <AwayOffer store={store} table={table} />
      <WatcherStrip store={store} table={table} />
      <div class={columnsClass(alone)}>
        {isWide.value && !alone && (
          <Column>
            <PeopleCard store={store} table={table} />
            <ChatCard store={store} />
          </Column>
        )}
        <section class="middle felt" data-testid="board" aria-label={t("table.board")}>
          <div class="surface">
            <GameBoard store={store} />
          </div>
          <EmoteBubbles store={store} />
          {outcome && table.status !== "playing" && (
            <Result store={store} table={table} outcome={outcome} onSeats={onSeats} />
          )}
        </section>
        {isWide.value && (
          <Column>
            <Reading store={store} table={table} />
            {alone && isWatched(table) && <ChatCard store={store} />}
          </Column>
        )}
      </div>
      {/* The key folds an open sheet away when the result comes, and when the next match does. */}
      {!isWide.value && <Sheets key={outcome ? "over" : "on"} store={store} table={table} />}
    </main>
  );
}

function columnsClass(alone: boolean): string {
  return ["columns", isWide.value ? "wide" : "", alone ? "alone" : ""].join(" ").trim();
}

/** Whether there is somebody to talk to for one who plays alone. */
function isWatched({ spectators }: Table): boolean {
  return spectators.count > 0;
}

/** Made anew for another match, and when the language changes: its texts are the game's own. */
function GameBoard({ store }: { store: TableStore }) {
  const match = store.match.value;
  const Board = match && games[match.game]?.Board;
  return Board ? <Board key={`${match.id} ${language.value}`} match={match} /> : <Waiting />;
}

function WatcherStrip({ store, table }: Omit<Play, "onSeats">) {
  if (store.myPart.value !== undefined || table.status !== "playing") return null;
  const free = freeSeats(table)[0];
  const isSeated = store.mySeat.value !== undefined;
  return (
    <div class="strip plain">
      <span>{t(isSeated ? "play.next_time" : "play.watching")}</span>
      {!isSeated && free !== undefined && (
        <Button onPress={() => attempt(() => http.sit(table.code, free))}>
          {t("play.sit_next")}
        </Button>
      )}
    </div>
  );
}

function Column({ children }: { children: ComponentChildren }) {
  return <div class="column">{children}</div>;
}

const PeopleCard = ({ store, table }: Omit<Play, "onSeats">) => (
  <Card title={t("people.title")}>
    <People store={store} table={table} />
  </Card>
);

const ChatCard = ({ store }: { store: TableStore }) => (
  <Card title={t("chat.title")}>
    <Chat store={store} />
  </Card>
);

const LogCard = ({ store }: { store: TableStore }) => (
  <Card title={t("log.title")}>
    <Log store={store} />
  </Card>
);

type SheetName = "people" | "chat" | "log" | "reactions";

const SHEETS: readonly { name: Exclude<SheetName, "reactions">; icon: IconName }[] = [
  { name: "people", icon: "people" },
  { name: "chat", icon: "chat" },
  { name: "log", icon: "log" },
];

/** Who plays alone needs no list of people, and talks only to those who watch. */
function sheetsOf(table: Table): typeof SHEETS {
  if (!isAlone(table)) return SHEETS;
  return SHEETS.filter(({ name }) => name === "log" || (name === "chat" && isWatched(table)));
}

/** On a small screen: what has no room beside the board, one at a time. */
function Sheets({ store, table }: Omit<Play, "onSeats">) {
  const open = useSignal<SheetName | undefined>(undefined);
  const toggle = (name: SheetName) => {
    open.value = open.value === name ? undefined : name;
  };

  function onKeyDown(event: TargetedKeyboardEvent<HTMLElement>) {
    if (event.key !== "Escape" || !open.value) return;
    event.stopPropagation();
    event.currentTarget.querySelector<HTMLElement>(".tabs [aria-pressed=true]")?.focus();
    open.value = undefined;
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open
    <div onKeyDown={onKeyDown}>
      {open.value && (
        <div class="sheet">
          {open.value === "people" && <PeopleCard store={store} table={table} />}
          {open.value === "chat" && <ChatCard store={store} />}
          {open.value === "log" && <LogCard store={store} />}
          {open.value === "reactions" && (
            <div class="card">
              <EmoteButtons store={store} onShown={() => toggle("reactions")} />
            </div>
          )}
        </div>
      )}
      <nav class={isAlone(table) ? "tabs wood alone" : "tabs wood"}>
        {sheetsOf(table).map(({ name, icon }) => {
          const text = t(`table.here_${name}`);
          const count = name === "chat" ? store.unread.value : 0;
          return (
            <Button
              key={name}
              kind="quiet"
              icon={icon}
              pressed={open.value === name}
              label={count > 0 ? t("table.unread", { text, count }) : text}
              onPress={() => toggle(name)}
            >
              {text}
              {count > 0 && <span class="count">{count}</span>}
            </Button>
          );
        })}
        {(!isAlone(table) || isWatched(table)) && (
          <Button
            kind="quiet"
            icon="smile"
            pressed={open.value === "reactions"}
            label={t("chat.emotes")}
            onPress={() => toggle("reactions")}
          />
        )}
      </nav>
    </div>
  );
}
