// The seats before a match: sit, stand, add a bot, make room.

import { useSignal } from "@preact/signals";
import { choiceOf } from "../house";
import { t } from "../i18n";
import { attempt } from "../i18n/refusals";
import * as http from "../net/http";
import type { GameInfo } from "../net/rest.gen";
import type { SeatState, Table } from "../net/wire.gen";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Select } from "../ui/field";
import { useKeptFocus } from "../ui/focus";
import { Icon } from "../ui/icon";
import { Menu, type MenuItem } from "../ui/menu";
import { botLevel } from "./bots";
import { EmoteOf } from "./emote";
import { Kicking } from "./kicking";
import { OptionsForm, OptionsList } from "./options";
import { isFree } from "./seating";
import type { TableStore } from "./store";

interface Seats {
  store: TableStore;
  table: Table;
  game: GameInfo;
}

interface Place extends Seats {
  number: number;
  seat: SeatState;
}

export function Seats({ store, table, game }: Seats) {
  return (
    <Card title={t("lobby.seats")}>
      <ol class="seats">
        {table.seats.map((seat, number) => (
          <SeatRow key={number} {...{ store, table, game, number, seat }} />
        ))}
      </ol>
    </Card>
  );
}

function SeatRow(place: Place) {
  const { number, seat } = place;
  return (
    <li ref={useKeptFocus()} aria-label={t("lobby.seat", { seat: number + 1 })}>
      <span class="number" aria-hidden="true">
        {number + 1}
      </span>
      {isFree(seat) ? <FreeSeat {...place} /> : <TakenSeat {...place} />}
    </li>
  );
}

function FreeSeat({ store, table, game, number }: Place) {
  const verb = store.mySeat.value === undefined ? "lobby.sit" : "lobby.move";
  return (
    <>
      <span class="who muted">{t("lobby.free")}</span>
      <span class="actions">
        <Button onPress={() => attempt(() => http.sit(table.code, number))}>{t(verb)}</Button>
        {store.isHost.value && game.bots.length > 0 && (
          <Button
            icon="bot"
            label={t("lobby.bot_at", { seat: number + 1 })}
            onPress={() => attempt(() => http.seatBot(table.code, number, game.bots[0] as string))}
          >
            {t("lobby.bot")}
          </Button>
        )}
      </span>
    </>
  );
}

function TakenSeat(place: Place) {
  const { store, table, number, seat } = place;
  const isMine = store.mySeat.value === number;
  const mayRemove = store.isHost.value && !isMine;
  return (
    <>
      <span class="who">
        <strong>{seat.name}</strong>
        {isMine && <span class="muted">{t("people.you")}</span>}
        {seat.player !== undefined && seat.player === table.host && (
          <Icon name="crown" label={t("people.host")} />
        )}
        <EmoteOf store={store} player={seat.player} />
      </span>
      <span class="actions">
        <Standing seat={seat} />
        {isMine && (
          <Button onPress={() => attempt(() => http.freeSeat(table.code, number))}>
            {t("lobby.stand")}
          </Button>
        )}
        {mayRemove && seat.bot === undefined && <HostMenu {...place} />}
        {mayRemove && seat.bot !== undefined && (
          <Button
            kind="quiet"
            icon="close"
            label={t("lobby.remove", { name: seat.name })}
            onPress={() => attempt(() => http.freeSeat(table.code, number))}
          />
        )}
      </span>
      <Details {...place} isMine={isMine} />
    </>
  );
}

function Standing({ seat }: { seat: SeatState }) {
  if (seat.bot !== undefined) return <Icon name="bot" label={t("lobby.bot_level")} />;
  if (seat.presence === "away") {
    return (
      <span class="standing">
        <Icon name="away" /> {t("people.away")}
      </span>
    );
  }
  return (
    <span class={seat.ready ? "standing ready" : "standing muted"}>
      {seat.ready && <Icon name="check" />} {t(seat.ready ? "lobby.is_ready" : "lobby.not_ready")}
    </span>
  );
}

/** What a seat has chosen, and how a bot plays. */
function Details({ store, table, game, number, seat, isMine }: Place & { isMine: boolean }) {
  const isBot = seat.bot !== undefined;
  const mayChoose = isMine || (isBot && store.isHost.value);
  const form = {
    schema: choiceOf(game),
    values: seat.choice,
    texts: `games.${game.name}.choice`,
  };
  return (
    <div class="details">
      {isBot && store.isHost.value && (
        <Select
          label={t("lobby.bot_level_of", { name: seat.name })}
          value={seat.bot ?? ""}
          choices={game.bots.map((level) => ({ value: level, text: botLevel(game.name, level) }))}
          onChange={(level) => attempt(() => http.seatBot(table.code, number, level))}
        />
      )}
      {isBot && !store.isHost.value && <p>{botLevel(game.name, seat.bot ?? "")}</p>}
      {mayChoose ? (
        <OptionsForm
          {...form}
          isTerse
          onChange={(choice) => attempt(() => http.choose(table.code, number, choice))}
        />
      ) : (
        <OptionsList {...form} onlyUnusual />
      )}
    </div>
  );
}

function HostMenu({ table, number, seat }: Place) {
  const isKicking = useSignal(false);
  const player = seat.player as string;
  const name = seat.name;
  const moves: MenuItem[] = [number - 1, number + 1]
    .filter((to) => to >= 0 && to < table.seats.length && table.seats[to]?.bot === undefined)
    .map((to) => ({
      text: t("lobby.up", { seat: to + 1 }),
      icon: to < number ? "up" : "down",
      onPress: () => attempt(() => http.seatPlayer(table.code, to, player)),
    }));
  const items: MenuItem[] = [
    ...moves,
    {
      text: t("lobby.remove", { name }),
      icon: "close",
      onPress: () => attempt(() => http.freeSeat(table.code, number)),
    },
    {
      text: t("lobby.kick", { name }),
      icon: "leave",
      onPress: () => {
        isKicking.value = true;
      },
    },
  ];
  return (
    <>
      <Menu label={t("lobby.seat_menu", { name })} items={items} />
      {isKicking.value && (
        <Kicking
          code={table.code}
          player={player}
          name={name ?? ""}
          onClose={() => {
            isKicking.value = false;
          }}
        />
      )}
    </>
  );
}
