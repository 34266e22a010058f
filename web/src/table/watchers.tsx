// Who watches: as many names as the server tells, and the number of the others.

import { t } from "../i18n";
import type { Table } from "../net/wire.gen";
import { Icon } from "../ui/icon";
import { AboutButton } from "./about";
import { EmoteOf } from "./emote";
import type { TableStore } from "./store";
import "./people.css";

interface Watchers {
  store: TableStore;
  table: Table;
}

export function Watchers({ store, table: { spectators, host } }: Watchers) {
  const { count, people } = spectators;
  if (count === 0) return <p class="muted">{t("lobby.nobody_watching")}</p>;
  return (
    <div class="people">
      <ul>
        {people.map(({ player, name }) => (
          <li key={player}>
            <span class="who">
              <strong>{name}</strong>
              {player === store.me && <span class="muted">{t("people.you")}</span>}
              {player === host && <Icon name="crown" label={t("people.host")} />}
              <EmoteOf store={store} player={player} />
            </span>
            <AboutButton store={store} player={player} name={name} />
          </li>
        ))}
        {count > people.length && (
          <li class="muted">{t("lobby.others", { count: count - people.length })}</li>
        )}
      </ul>
    </div>
  );
}
