// Who plays, who is away, who watches: and what can be done about it during a match.

import { t } from "../i18n";
import { attempt } from "../i18n/refusals";
import * as http from "../net/http";
import type { Participant, SeatState, Table } from "../net/wire.gen";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { minutes, useNow } from "../ui/now";
import { AboutButton } from "./about";
import { botLevel } from "./bots";
import { EmoteOf } from "./emote";
import { SeriesLine } from "./series";
import type { TableStore } from "./store";
import { Watchers } from "./watchers";
import "./people.css";

/** A bot may play for one who is away this long, in seconds. */
const LONG_AWAY = 30;

interface People {
  store: TableStore;
  table: Table;
}

interface Person extends People {
  part: Participant;
  /** The seat they hold at the table; undefined once they have left it. */
  seat: SeatState | undefined;
  /** Seconds since they went away. */
  away: number | undefined;
  /** Whether they came during the match, and wait for the next. */
  waits: boolean;
}

export function People({ store, table }: People) {
  const people = usePeople(store, table);
  return (
    <div class="people">
      <ul>
        {people.map((person) => (
          <PersonRow key={person.part.player ?? person.part.seat} {...person} />
        ))}
      </ul>
      <SeriesLine table={table} />
      <Watching store={store} table={table} />
    </div>
  );
}

/** Over the header, for everyone who plays: the first of those who have been away for long. */
export function AwayOffer({ store, table }: People) {
  const [person] = usePeople(store, table).filter(mayBeSubstituted);
  if (!person) return null;
  const { part, away = 0 } = person;
  return (
    <div class="away-offer">
      <Button icon="bot" onPress={() => attempt(() => http.substitute(table.code, part.seat))}>
        <span class="since">
          {t("people.substitute_offer", { name: part.name, time: minutes(away) })}
        </span>{" "}
        {t("people.substitute_do")}
      </Button>
    </div>
  );
}

function PersonRow(person: Person) {
  const { store, table, part, seat } = person;
  return (
    <li>
      <span class="who">
        <strong>{part.name}</strong>
        {part.player === store.me && <span class="muted">{t("people.you")}</span>}
        {part.player !== undefined && part.player === table.host && (
          <Icon name="crown" label={t("people.host")} />
        )}
        <EmoteOf store={store} player={part.player} />
      </span>
      <span class="muted state">
        {isAway(person) && <Icon name="away" />}
        {stateOf(person)}
      </span>
      {mayTakeOver(person) && (
        <Button
          label={t("people.take_over_from", { name: part.name })}
          onPress={() => attempt(() => http.sit(table.code, part.seat))}
        >
          {t("people.take_over")}
        </Button>
      )}
      {part.player !== undefined && seat && (
        <AboutButton store={store} player={part.player} name={part.name} />
      )}
    </li>
  );
}

function Watching({ store, table }: People) {
  const { count } = table.spectators;
  return (
    <div>
      <p>
        <Icon name="eye" />{" "}
        {count === 0 ? t("lobby.nobody_watching") : t("people.watching", { count })}
      </p>
      {count > 0 && <Watchers store={store} table={table} />}
    </div>
  );
}

function usePeople(store: TableStore, table: Table): Person[] {
  const isAnyoneAway = table.seats.some(({ presence }) => presence === "away");
  const since =
    (useNow(store.local, 1000, isAnyoneAway && store.online.value) - store.toldAt.value) / 1000;
  const personOf = (part: Participant, waits: boolean) => {
    const there = table.seats[part.seat];
    const seat = there?.player === part.player ? there : undefined;
    const away = seat?.away_for === undefined ? undefined : seat.away_for + Math.max(0, since);
    return { store, table, part, seat, away, waits };
  };
  return [
    ...table.playing.map((part) => personOf(part, false)),
    ...newcomers(table).map((part) => personOf(part, true)),
  ];
}

/** Who has taken a seat since the match began. */
function newcomers({ seats, playing }: Table): Participant[] {
  return seats.flatMap(({ player, name = "" }, seat) =>
    player === undefined || playing.some((part) => part.player === player)
      ? []
      : [{ seat, player, name }],
  );
}

function stateOf({ table, part, seat, away, waits }: Person): string {
  if (waits) return t("people.next");
  if (part.bot !== undefined) return t("people.bot", { level: botLevel(table.game, part.bot) });
  if (!seat) return t("people.gone");
  if (seat.substitute) return t("people.substitute");
  return away === undefined ? t("people.here") : t("people.away_for", { time: minutes(away) });
}

/** Whether nobody is there who would answer. */
function isAway({ part, seat, away }: Person): boolean {
  return part.bot === undefined && (!seat || away !== undefined);
}

function mayBeSubstituted({ store, table, seat, away, waits }: Person): boolean {
  const isLong = away !== undefined && away >= LONG_AWAY && seat?.substitute === false && !waits;
  return isLong && table.status === "playing" && store.mySeat.value !== undefined;
}

function mayTakeOver({ store, table, part }: Person): boolean {
  const isFree = part.bot !== undefined && table.status === "playing";
  return isFree && store.mySeat.value === undefined;
}
