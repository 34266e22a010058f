// What there is to read beside the board: what has happened, the rules, and how this table plays.

import { useSignal } from "@preact/signals";
import { gamesOfHouse, optionsOf } from "../house";
import { t } from "../i18n";
import type { Table } from "../net/wire.gen";
import { Loaded } from "../ui/loaded";
import { Tabs } from "../ui/tabs";
import { Log } from "./log";
import { fieldsOf, OptionsList } from "./options";
import { RulesTabs } from "./rules";
import type { TableStore } from "./store";

type View = "log" | "rules" | "options";

export function Reading({ store, table }: { store: TableStore; table: Table }) {
  const shown = useSignal<View>("log");
  return (
    <section class="card reading">
      <Tabs
        label={t("table.reading")}
        tabs={[
          { name: "log", text: t("log.title") },
          { name: "rules", text: t("rules.title") },
          { name: "options", text: t("table.options") },
        ]}
        shown={shown.value}
        onShow={(view) => {
          shown.value = view;
        }}
      >
        {shown.value === "log" && <Log store={store} />}
        {shown.value === "rules" && <RulesTabs game={table.game} options={table.options} />}
        {shown.value === "options" && <Options table={table} />}
      </Tabs>
    </section>
  );
}

function Options({ table }: { table: Table }) {
  return (
    <Loaded from={gamesOfHouse}>
      {(games) => {
        const game = games.find(({ name }) => name === table.game);
        const schema = game ? optionsOf(game) : {};
        return fieldsOf(schema).length === 0 ? (
          <p class="muted">{t("lobby.no_options")}</p>
        ) : (
          <OptionsList
            schema={schema}
            values={table.options}
            texts={`games.${table.game}.options`}
          />
        );
      }}
    </Loaded>
  );
}
