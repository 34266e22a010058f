// The first page: say your name, open a table or join one.

import { useSignal } from "@preact/signals";
import type { TargetedEvent } from "preact";
import { games } from "../games";
import { EmblemOf } from "../games/emblem";
import { gamesOfHouse } from "../house";
import { gameTitle, t, tOr } from "../i18n";
import { attempt } from "../i18n/refusals";
import * as http from "../net/http";
import type { GameInfo, TableCard } from "../net/rest.gen";
import { codeIn, go } from "../router";
import { introduce, lastName, me } from "../session";
import { RulesButton } from "../table/rules";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Switch, TextField } from "../ui/field";
import { Link } from "../ui/link";
import { Loaded } from "../ui/loaded";
import { Logo } from "../ui/logo";
import { Settings } from "../ui/settings";
import "./page.css";
import "./home.css";

export function Home() {
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
    <main class="home">
      <header class="hero felt">
        <div class="page">
          <div class="welcome">
            <h1>
              <Logo /> {t("site")}
            </h1>
            <p>{t("tagline")}</p>
          </div>
          <Settings />
        </div>
      </header>
      <div class="page">
        <div class="columns two">
          <Card title={t("home_page.games")}>
            <TextField
              label={t("name.label")}
              value={name.value}
              maxLength={60}
              autoComplete="nickname"
              error={missing.value ? t("name.missing") : undefined}
              onInput={(text) => {
                name.value = text;
                missing.value = false;
              }}
            />
            <Loaded from={gamesOfHouse}>{(games) => <Games games={games} onOpen={open} />}</Loaded>
            <Switch
              label={t("home_page.public")}
              value={isPublic.value}
              onChange={(on) => {
                isPublic.value = on;
              }}
            />
          </Card>
          <div class="stack">
            <JoinByCode />
            {me.value && (
              <Card title={t("home_page.my_tables")}>
                <Loaded from={http.myTables}>
                  {(tables) => <Tables tables={tables} none={t("home_page.no_my_tables")} />}
                </Loaded>
              </Card>
            )}
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

interface Games {
  games: readonly GameInfo[];
  onOpen(game: GameInfo): Promise<void>;
}

function Games({ games: offered, onOpen }: Games) {
  if (offered.length === 0) return <p class="muted">{t("home_page.no_games")}</p>;
  return (
    <ul class="games">
      {offered.map((game) => (
        <GameRow key={game.name} game={game} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function GameRow({ game, onOpen }: { game: GameInfo; onOpen: Games["onOpen"] }) {
  const title = gameTitle(game.name, game.title);
  return (
    <li class="game">
      <EmblemOf game={game.name} />
      <div class="about">
        <h3>{title}</h3>
        <p>{tOr(`games.${game.name}.pitch`, "")}</p>
        <p class="muted">{players(game)}</p>
        <div class="buttons">
          <Button
            kind="main"
            icon="plus"
            label={`${t("home_page.open")}: ${title}`}
            onPress={() => onOpen(game)}
          >
            {t("home_page.open")}
          </Button>
          {games[game.name] && <RulesButton game={game.name} />}
        </div>
      </div>
    </li>
  );
}

function players({ players: [fewest, most] }: GameInfo): string {
  return t("home_page.players", { fewest, most });
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

function Tables({ tables, none }: { tables: readonly TableCard[]; none: string }) {
  if (tables.length === 0) return <p class="muted">{none}</p>;
  return (
    <ul class="rows">
      {tables.map((table) => (
        <li key={table.code}>
          <Link to={`/t/${table.code}`} class="table-link">
            <strong>
              {gameTitle(table.game)} · {table.code}
            </strong>
            <span class="muted">{facts(table).join(" · ")}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function facts({ host, seated, seats, spectators, status }: TableCard): string[] {
  return [
    ...(host ? [t("home_page.host", { host })] : []),
    t("home_page.seated", { seated, seats }),
    ...(spectators > 0 ? [t("home_page.watching", { count: spectators })] : []),
    t(`status.${status}`),
  ];
}
