// The seats before a match: sit, stand, add a bot, make room.

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
import { AboutButton } from "./about";
import { botLevel } from "./bots";
import { EmoteOf } from "./emote";
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
        {isMine ? <MyStanding {...place} /> : <Standing seat={seat} />}
        {seat.player !== undefined && (
          <AboutButton store={store} player={seat.player} name={seat.name ?? ""} />
        )}
        {seat.bot !== undefined && store.isHost.value && (
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

/** One's own: where the others only read, there is a switch. */
function MyStanding({ table, number, seat }: Place) {
  return (
    <>
      <Button
        pressed={seat.ready}
        icon={seat.ready ? "check" : "flag"}
        onPress={() => attempt(() => http.ready(table.code, !seat.ready))}
      >
        {t("lobby.is_ready_yourself")}
      </Button>
      <Button
        kind="quiet"
        icon="leave"
        label={t("lobby.stand")}
        onPress={() => attempt(() => http.freeSeat(table.code, number))}
      />
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
    <div class={isBot ? "details terse" : "details"}>
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
