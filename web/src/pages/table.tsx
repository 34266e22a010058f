// A table's page: who is known here comes straight in, a stranger says a name first.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { attempt } from "../i18n/refusals";
import { keep, kept } from "../kept";
import * as http from "../net/http";
import { Refused } from "../net/http";
import type { Stop } from "../net/socket";
import type { Table } from "../net/wire.gen";
import { introduce, me } from "../session";
import { Entry } from "../table/entry";
import { Room } from "../table/room";
import { takeFreeSeat } from "../table/seating";
import { Button } from "../ui/button";
import { Waiting } from "../ui/loaded";
import { useTitle } from "../ui/tab";
import { Trouble } from "./trouble";

/** A watcher who loads the page again goes on watching, in this tab. */
const ENTERED = "entered";
const RELOADED = "reloaded";

type Stage =
  | { at: "looking" }
  | { at: "door"; table: Table }
  | { at: "inside"; player: string }
  | { at: "stopped"; why: Stop | "unreachable" };

export function TablePage({ code }: { code: string }) {
  const stage = useSignal<Stage>({ at: "looking" });

  async function look() {
    stage.value = { at: "looking" };
    stage.value = await firstStage(code);
  }

  async function enter(name: string, toPlay: boolean) {
    await attempt(async () => {
      const { player } = await introduce(name);
      const first = await firstStage(code);
      if (first.at === "stopped") {
        stage.value = first;
        return;
      }
      if (toPlay) await takeFreeSeat(await http.table(code), player);
      keep(ENTERED, code, "tab");
      stage.value = { at: "inside", player };
    });
  }

  function onStop(why: Stop) {
    if (why === "other_version" && reloadOnce()) return;
    if (why === "not_signed_in") {
      me.value = undefined;
      return void look();
    }
    stage.value = { at: "stopped", why };
  }

  useEffect(() => void look(), [code]);
  // Inside, the table itself has more to say.
  useTitle(stage.value.at === "inside" ? undefined : t("table.title", { code }));

  switch (stage.value.at) {
    case "looking":
      return (
        <main class="page narrow">
          <Waiting />
        </main>
      );
    case "door":
      return <Entry table={stage.value.table} onEnter={enter} />;
    case "inside":
      return <Room code={code} player={stage.value.player} onStop={onStop} />;
    case "stopped":
      return <Stopped code={code} why={stage.value.why} onAgain={look} />;
  }
}

interface Stopped {
  code: string;
  why: Stop | "unreachable";
  onAgain(): void;
}

function Stopped({ code, why, onAgain }: Stopped) {
  return (
    <Trouble title={t(`trouble.${why}`)} text={t(`trouble.${why}_text`, { code })}>
      {why === "unreachable" && <Button onPress={onAgain}>{t("again")}</Button>}
      {why === "other_version" && (
        <Button onPress={() => location.reload()}>{t("trouble.reload")}</Button>
      )}
    </Trouble>
  );
}

async function firstStage(code: string): Promise<Stage> {
  const player = me.value?.player;
  try {
    const table = await http.table(code);
    const isIn = player !== undefined && isKnown(table, player);
    return isIn ? { at: "inside", player } : { at: "door", table };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { at: "stopped", why: stopOf(error.status) };
  }
}

function stopOf(status: number): Stop | "unreachable" {
  if (status === 404) return "unknown_table";
  return status === 403 ? "not_allowed" : "unreachable";
}

function isKnown(table: Table, player: string): boolean {
  return table.seats.some((seat) => seat.player === player) || kept(ENTERED, "tab") === table.code;
}

/** Loads the page again for the server's version, but never in a loop. */
function reloadOnce(): boolean {
  if (kept(RELOADED, "tab")) return false;
  keep(RELOADED, "yes", "tab");
  location.reload();
  return true;
}
