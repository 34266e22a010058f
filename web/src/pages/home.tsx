// The first page: play alone at once, open a table for friends, or join theirs.

import { useSignal } from "@preact/signals";
import type { TargetedEvent } from "preact";
import { puzzleTitle } from "../games/tantrix/puzzles/names";
import { gamesOfHouse } from "../house";
import { gameTitle, t } from "../i18n";
import { attempt } from "../i18n/refusals";
import * as http from "../net/http";
import type { GameInfo, TableCard } from "../net/rest.gen";
import { codeIn, go } from "../router";
import { introduce, lastName, me } from "../session";
import { NameField } from "../table/name_field";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Switch, TextField } from "../ui/field";
import { Link } from "../ui/link";
import { Loaded } from "../ui/loaded";
import { Logo } from "../ui/logo";
import { isNarrow } from "../ui/wide";
import { isForFriends, learnAlone } from "./alone";
import { AloneCard } from "./alone_card";
import { GameRow } from "./game_row";
import { Hero } from "./hero";
import "./page.css";
import "./home.css";

export function Home() {
  return (
    <main>
      <Hero
        title={
          <>
            <Logo /> {t("site")}
          </>
        }
        text={t("tagline")}
      />
      <div class="page">
        <div class="columns two">
          <div class="stack">
            <Alone />
            {isNarrow.value && <MyTables />}
            <WithFriends />
          </div>
          <div class="stack">
            {!isNarrow.value && <MyTables />}
            <JoinByCode />
            <Card title={t("home_page.open_tables")}>
              <Loaded from={http.openTables}>
                {(tables) => <Tables tables={tables} none={t("home_page.no_open_tables")} />}
              </Loaded>
            </Card>
          </div>
        </div>
      </div>
    </main>
  );
}

function Alone() {
  const days = useSignal(0);
  return (
    <Loaded key={days.value} from={learnAlone}>
      {(alone) => <AloneCard alone={alone} onNextDay={() => days.value++} />}
    </Loaded>
  );
}

function WithFriends() {
  const name = useSignal(lastName());
  const missing = useSignal(false);
  const isPublic = useSignal(false);

  async function open(game: GameInfo) {
    missing.value = name.value.trim() === "";
    if (missing.value) return;
    await attempt(async () => {
      await introduce(name.value.trim());
      const { code } = await http.openTable(game.name, {}, isPublic.value);
      go(`/t/${code}`);
    });
  }

  return (
    <Card title={t("home_page.with_friends")}>
      <NameField name={name} missing={missing} />
      <Loaded from={gamesOfHouse}>
        {(games) => <Games games={games.filter(isForFriends)} onOpen={open} />}
      </Loaded>
      <Switch
        label={t("home_page.public")}
        value={isPublic.value}
        onChange={(on) => {
          isPublic.value = on;
        }}
      />
    </Card>
  );
}

interface Games {
  games: readonly GameInfo[];
  onOpen(game: GameInfo): Promise<void>;
}

function Games({ games, onOpen }: Games) {
  if (games.length === 0) return <p class="muted">{t("home_page.no_games")}</p>;
  return (
    <ul class="games">
      {games.map((game) => (
        <GameRow key={game.name} game={game}>
          <Button
            kind="main"
            icon="plus"
            label={`${t("home_page.open")}: ${gameTitle(game.name, game.title)}`}
            onPress={() => onOpen(game)}
          >
            {t("home_page.open")}
          </Button>
        </GameRow>
      ))}
    </ul>
  );
}

function JoinByCode() {
  const code = useSignal("");
  const missing = useSignal(false);

  function join(event: TargetedEvent<HTMLFormElement>) {
    event.preventDefault();
    missing.value = codeIn(code.value) === "";
    if (!missing.value) go(`/t/${encodeURIComponent(codeIn(code.value))}`);
  }

  return (
    <Card title={t("home_page.by_code")}>
      <form onSubmit={join}>
        <TextField
          label={t("home_page.code")}
          value={code.value}
          error={missing.value ? t("home_page.code_missing") : undefined}
          onInput={(text) => {
            code.value = text;
            missing.value = false;
          }}
        />
        <Button>{t("home_page.go")}</Button>
      </form>
    </Card>
  );
}

/** For one who has been here before. */
function MyTables() {
  if (!me.value) return null;
  return (
    <Card title={t("home_page.my_tables")}>
      <Loaded from={http.myTables}>
        {(tables) => <Tables tables={tables} none={t("home_page.no_my_tables")} />}
      </Loaded>
      <div class="buttons">
        <Link to="/history" class="button plain">
          {t("history.all")}
        </Link>
        <Link to="/standings" class="button plain">
          {t("standings.title")}
        </Link>
      </div>
    </Card>
  );
}

/** So many are seen at once; the others can be unfolded. */
const SHOWN = 4;

function Tables({ tables, none }: { tables: readonly TableCard[]; none: string }) {
  const isOpen = useSignal(false);
  if (tables.length === 0) return <p class="muted">{none}</p>;
  const shown = isOpen.value ? tables : tables.slice(0, SHOWN);
  return (
    <>
      <ul class="rows">
        {shown.map((table) => (
          <li key={table.code}>
            <TableLink table={table} />
          </li>
        ))}
      </ul>
      {shown.length < tables.length && (
        <Button
          kind="quiet"
          icon="down"
          onPress={() => {
            isOpen.value = true;
          }}
        >
          {t("home_page.all_tables", { count: tables.length })}
        </Button>
      )}
    </>
  );
}

function TableLink({ table }: { table: TableCard }) {
  const isAlone = table.seated === 1 && (table.seats === 1 || table.status === "playing");
  return (
    <Link to={`/t/${table.code}`} class="table-link">
      <strong>
        {isAlone && table.puzzle !== undefined ? puzzleTitle(table.puzzle) : gameTitle(table.game)}
        {" · "}
        {table.code}
      </strong>
      <span class="muted">{(isAlone ? factsAlone(table) : facts(table)).join(" · ")}</span>
    </Link>
  );
}

function factsAlone({ status }: TableCard): string[] {
  const isBegun = status === "playing";
  return [t("home_page.alone"), t(isBegun ? "puzzles.standing.under_way" : "home_page.not_begun")];
}

function facts({ host, seated, seats, spectators, status }: TableCard): string[] {
  return [
    ...(host ? [t("home_page.host", { host })] : []),
    t("home_page.seated", { seated, seats }),
    ...(spectators > 0 ? [t("home_page.watching", { count: spectators })] : []),
    t(`status.${status}`),
  ];
}
