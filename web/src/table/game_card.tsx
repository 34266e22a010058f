// What will be played, and who may come: the host's to change, everyone's to read.

import { optionsOf } from "../house";
import { gameTitle, t } from "../i18n";
import { attempt } from "../i18n/refusals";
import * as http from "../net/http";
import type { Changes, GameInfo } from "../net/rest.gen";
import type { Table } from "../net/wire.gen";
import { Card } from "../ui/card";
import { Select, Switch } from "../ui/field";
import { fieldsOf, OptionsForm, OptionsList } from "./options";
import type { TableStore } from "./store";

interface GameCard {
  store: TableStore;
  table: Table;
  games: readonly GameInfo[];
  game: GameInfo;
}

export function GameCard({ store, table, games, game }: GameCard) {
  const form = {
    schema: optionsOf(game),
    values: table.options,
    texts: `games.${game.name}.options`,
  };
  if (!store.isHost.value) {
    return (
      <Card title={gameTitle(game.name, game.title)}>
        <OptionsList {...form} />
        <p class="muted">{t("lobby.host_decides")}</p>
      </Card>
    );
  }

  const change = (changes: Changes) => attempt(() => http.change(table.code, changes));
  return (
    <Card title={t("lobby.game")}>
      {games.length > 1 && (
        <Select
          label={t("lobby.which")}
          value={game.name}
          choices={games.map(({ name, title }) => ({ value: name, text: gameTitle(name, title) }))}
          onChange={(name) => change({ game: name })}
        />
      )}
      {games.length === 1 && <p>{gameTitle(game.name, game.title)}</p>}
      {fieldsOf(form.schema).length === 0 && <p class="muted">{t("lobby.no_options")}</p>}
      <OptionsForm {...form} onChange={(options) => change({ options })} />
      <Switch
        label={t("lobby.public")}
        value={table.public}
        onChange={(isPublic) => change({ public: isPublic })}
      />
      <Switch
        label={t("lobby.locked")}
        value={table.locked}
        onChange={(locked) => change({ locked })}
      />
    </Card>
  );
}
