// The door: what one comes into, a name, and in.

import { useSignal } from "@preact/signals";
import type { TargetedEvent } from "preact";
import { EmblemOf } from "../games/emblem";
import { gameTitle, listed, t } from "../i18n";
import type { Table } from "../net/wire.gen";
import { lastName } from "../session";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { Logo } from "../ui/logo";
import { Settings } from "../ui/settings";
import { freeSeats } from "./seating";
import "./entry.css";
import { NameField } from "./name_field";

interface Entry {
  table: Table;
  /** `toPlay`: with a seat, if there is one. */
  onEnter(name: string, toPlay: boolean): Promise<void>;
}

export function Entry({ table, onEnter }: Entry) {
  return (
    <main class="page narrow door">
      <h1>
        <Logo /> {t("site")}
      </h1>
      <Card title={t("entry.title")}>
        <EmblemOf game={table.game} />
        <Inside table={table} />
        <Door table={table} onEnter={onEnter} />
      </Card>
      <Settings />
      <p>
        <Link to="/">{t("home")}</Link>
      </p>
    </main>
  );
}

/** As much as can be told from outside. */
function Inside({ table }: { table: Table }) {
  const { seats, locked } = table;
  const here = seats.flatMap(({ presence, name = "" }) => (presence === "here" ? [name] : []));
  const taken = seats.length - freeSeats(table).length;
  return (
    <>
      <p>
        <strong>{gameTitle(table.game)}</strong> {t("entry.table", { code: table.code })}
      </p>
      <p>
        {here.length === 0
          ? t("entry.nobody_here")
          : t("entry.here", { count: here.length, names: listed(here) })}{" "}
        {t("entry.seats", { taken, count: seats.length })}
      </p>
      {locked && (
        <p>
          <Icon name="lock" /> {t("entry.locked")}
        </p>
      )}
    </>
  );
}

function Door({ table, onEnter }: Entry) {
  const name = useSignal(lastName());
  const missing = useSignal(false);
  const busy = useSignal(false);
  const isOn = table.status === "playing";
  const hasSeat = freeSeats(table).length > 0;
  /** What Enter does, and the first of the buttons. */
  const mainIsToPlay = hasSeat && !isOn;

  async function enter(toPlay: boolean) {
    missing.value = name.value.trim() === "";
    if (missing.value || busy.value) return;
    busy.value = true;
    await onEnter(name.value.trim(), toPlay).finally(() => {
      busy.value = false;
    });
  }

  function submit(event: TargetedEvent<HTMLFormElement>) {
    event.preventDefault();
    return enter(mainIsToPlay);
  }

  return (
    <form onSubmit={submit}>
      <NameField name={name} missing={missing} autoFocus />
      {isOn && hasSeat && <p>{t("entry.playing")}</p>}
      {!hasSeat && <p>{t("entry.no_seat")}</p>}
      <div class="buttons">
        {mainIsToPlay && (
          <Button kind="main" disabled={busy.value}>
            {t("entry.join")}
          </Button>
        )}
        <Button
          kind={mainIsToPlay ? "plain" : "main"}
          icon="eye"
          disabled={busy.value}
          onPress={() => enter(false)}
        >
          {t("entry.watch")}
        </Button>
        {isOn && hasSeat && (
          <Button disabled={busy.value} onPress={() => enter(true)}>
            {t("entry.next_seat")}
          </Button>
        )}
      </div>
    </form>
  );
}
