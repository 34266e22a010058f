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
import { RulesButton } from "./rules";
import { isForOne } from "./seating";
import type { TableStore } from "./store";

/** The matches go on for as long as anyone wants. */
const OPEN_END = 0;
const GOALS: readonly number[] = [OPEN_END, 2, 3, 5, 7, 9];

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
        {!isForOne(table) && (
          <p>
            {t("series.label")}: <strong>{goalText(table.first_to ?? OPEN_END)}</strong>
          </p>
        )}
        <RulesButton game={game.name} options={table.options} />
        <p class="muted">{t("lobby.host_decides")}</p>
      </Card>
    );
  }

  const change = (changes: Changes) => attempt(() => http.change(table.code, changes));
  return (
    <Card title={t("lobby.game")}>
      {games.length > 1 && (
        <Select
          label={t("lobby.game")}
          value={game.name}
          choices={games.map(({ name, title }) => ({ value: name, text: gameTitle(name, title) }))}
          onChange={(name) => change({ game: name })}
        />
      )}
      {games.length === 1 && <p>{gameTitle(game.name, game.title)}</p>}
      <RulesButton game={game.name} options={table.options} />
      {fieldsOf(form.schema).length === 0 && <p class="muted">{t("lobby.no_options")}</p>}
      <OptionsForm {...form} onChange={(options) => change({ options })} />
      {!isForOne(table) && <Company table={table} change={change} />}
    </Card>
  );
}

interface Company {
  table: Table;
  change(changes: Changes): unknown;
}

/** What matters only where there are several. */
function Company({ table, change }: Company) {
  return (
    <>
      <Select
        label={t("series.label")}
        value={String(table.first_to ?? OPEN_END)}
        choices={goals(table).map((wins) => ({ value: String(wins), text: goalText(wins) }))}
        onChange={(wins) => change({ first_to: Number(wins) })}
      />
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
    </>
  );
}

/** The usual goals, and whatever else a program has set. */
function goals({ first_to = OPEN_END }: Table): number[] {
  return [...new Set([...GOALS, first_to])].sort((one, other) => one - other);
}

function goalText(wins: number): string {
  return wins === OPEN_END ? t("series.open_end") : t("series.goal", { count: wins });
}
