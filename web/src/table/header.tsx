// The bar on top: where you are, how the connection is, and what else there is to do.

import { useSignal } from "@preact/signals";
import { gameTitle, t } from "../i18n";
import { attempt, explained } from "../i18n/refusals";
import * as http from "../net/http";
import type { Table } from "../net/wire.gen";
import { copied } from "../ui/copy";
import { Question } from "../ui/dialog";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { Menu, type MenuItem } from "../ui/menu";
import { SettingsDialog } from "../ui/settings";
import { complain, notify } from "../ui/toast";
import { leave } from "./leave";
import { LineState } from "./line";
import { linkTo } from "./link";
import type { TableStore } from "./store";

type Asked = "leave" | "resign" | "end";

export function Header({ store, table }: { store: TableStore; table: Table }) {
  const asked = useSignal<Asked | undefined>(undefined);
  const ask = (what: Asked) => () => {
    asked.value = what;
  };

  const inSettings = useSignal(false);
  const openSettings = () => {
    inSettings.value = true;
  };

  const plays = table.status === "playing";
  const items: MenuItem[] = [
    { text: t("table.copy"), icon: "copy", onPress: () => copyLink(table) },
  ];
  if (plays && store.myPart.value !== undefined) {
    items.push({ text: t("table.resign"), icon: "flag", onPress: ask("resign") });
  }
  if (plays && store.isHost.value) {
    items.push({ text: t("table.end"), icon: "stop", onPress: ask("end") });
  }
  items.push({ text: t("settings.title"), icon: "settings", onPress: openSettings });
  items.push({ text: t("table.leave"), icon: "leave", onPress: leaving(store, ask("leave")) });

  return (
    <header class="bar wood">
      <Link to="/" class="home" label={t("home")}>
        <Icon name="back" />
      </Link>
      <p class="where">
        <strong>{gameTitle(table.game)}</strong>
        <span class="muted">{table.code}</span>
        {table.locked && <Icon name="lock" label={t("lobby.is_locked")} />}
      </p>
      <LineState store={store} />
      <Menu label={t("table.menu")} items={items} />
      {inSettings.value && <SettingsDialog onClose={() => (inSettings.value = false)} />}
      {asked.value && (
        <Asking
          store={store}
          table={table}
          what={asked.value}
          onClose={() => (asked.value = undefined)}
        />
      )}
    </header>
  );
}

interface Asking {
  store: TableStore;
  table: Table;
  what: Asked;
  onClose(): void;
}

function Asking({ store, table, what, onClose }: Asking) {
  const text = what === "leave" && table.status === "playing" ? "leave_playing" : `${what}_text`;
  const actions = {
    leave: () => leave(store),
    resign: () => resign(store),
    end: () => attempt(() => http.end(table.code)),
  };
  return (
    <Question
      title={t(`table.${what}`)}
      text={t(`table.${text}`)}
      yes={t(`table.${what}_yes`)}
      onYes={actions[what]}
      onClose={onClose}
    />
  );
}

/** Leaving needs no question from one who has no seat to lose. */
function leaving(store: TableStore, ask: () => void): () => unknown {
  return store.mySeat.value === undefined ? () => leave(store) : ask;
}

async function resign(store: TableStore): Promise<void> {
  const answer = await store.match.value?.send({ type: "resign" });
  if (answer && !answer.ok) complain(explained(answer));
}

async function copyLink(table: Table): Promise<void> {
  const link = linkTo(table);
  notify((await copied(link)) ? t("table.copied") : link);
}
