// A match that is over on screen: the game's own board, what it is moved through time with, and what there is to know.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { games } from "../games";
import { gameTitle, language, t } from "../i18n";
import { explained } from "../i18n/refusals";
import { surroundings } from "../net/browser";
import * as http from "../net/http";
import { Refused } from "../net/http";
import type { Match } from "../net/rest.gen";
import { learnAddresses } from "../table/link";
import { RulesTabs } from "../table/rules";
import { useAwake } from "../ui/awake";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import type { IconName } from "../ui/icon";
import { Waiting } from "../ui/loaded";
import { useTitle } from "../ui/tab";
import { Tabs } from "../ui/tabs";
import { complain } from "../ui/toast";
import { isWide } from "../ui/wide";
import { About } from "./about";
import { positionIn } from "./address";
import { Controls } from "./controls";
import { CourseView, hasCourse } from "./course";
import { Header } from "./header";
import { Moves } from "./moves";
import { Replay } from "./replay";
import { useAddress, useKeys } from "./steering";
import "../table/room.css";
import "../table/play.css";
import "../table/landscape.css";
import "./replay.css";

export function ReplayScreen({ match }: { match: Match }) {
  const replay = useReplay(match);
  useTitle(t("replay.of", { game: gameTitle(match.game) }));
  useAwake(replay.player.isPlaying.value);
  useKeys(replay);
  useAddress(replay);
  useEffect(() => void learnAddresses(), []);
  return (
    <div class="room fixed replay">
      <Header replay={replay} />
      <main class="play">
        <div class={isWide.value ? "columns wide" : "columns"}>
          {isWide.value && (
            <div class="column">
              <AboutCard replay={replay} />
            </div>
          )}
          <div class="replay-middle">
            <section class="replay-frame" aria-label={t("table.board")}>
              <div class="middle felt" data-testid="board">
                <div class="surface">
                  <KeptBoard replay={replay} />
                </div>
              </div>
            </section>
            <Controls replay={replay} />
          </div>
          {isWide.value && (
            <div class="column">
              <Reading replay={replay} />
            </div>
          )}
        </div>
        {!isWide.value && <Sheets replay={replay} />}
      </main>
    </div>
  );
}

function useReplay(match: Match): Replay {
  const replay = useMemo(
    () => new Replay(match, (from) => http.log(match.id, from), surroundings(""), complainOf),
    [match],
  );
  useEffect(() => replay.open(positionIn(location.hash) ?? 0), [replay]);
  return replay;
}

function complainOf(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
  complain(explained(error));
}

/** Made anew when the language changes: its texts are the game's own. */
function KeptBoard({ replay: { match, player } }: { replay: Replay }) {
  const Board = games[match.game]?.Board;
  if (!Board) return <p class="muted">{t("replay.no_board")}</p>;
  return player.isOpen.value ? <Board key={language.value} match={match} /> : <Waiting />;
}

const AboutCard = ({ replay }: { replay: Replay }) => (
  <Card title={t("replay.match")}>
    <About replay={replay} />
  </Card>
);

const MovesCard = ({ replay }: { replay: Replay }) => (
  <Card title={t("replay.moves")}>
    <Moves replay={replay} />
  </Card>
);

const CourseCard = ({ replay }: { replay: Replay }) => (
  <Card title={t("replay.course")}>
    <CourseView replay={replay} />
  </Card>
);

type View = "moves" | "course" | "rules";

/** Beside the board, where there is room. */
function Reading({ replay }: { replay: Replay }) {
  const shown = useSignal<View>("moves");
  const { game, options } = replay.kept;
  const views: View[] = hasCourse(game) ? ["moves", "course", "rules"] : ["moves", "rules"];
  return (
    <section class="card reading">
      <Tabs
        label={t("table.reading")}
        tabs={views.map((name) => ({
          name,
          text: t(name === "rules" ? "rules.title" : `replay.${name}`),
        }))}
        shown={shown.value}
        onShow={(view) => {
          shown.value = view;
        }}
      >
        {shown.value === "moves" && <Moves replay={replay} />}
        {shown.value === "course" && <CourseView replay={replay} />}
        {shown.value === "rules" && <RulesTabs game={game} options={options} />}
      </Tabs>
    </section>
  );
}

type SheetName = "moves" | "match" | "course";

const ICONS: Record<SheetName, IconName> = { moves: "log", match: "people", course: "course" };

const CARDS: Record<SheetName, (props: { replay: Replay }) => ComponentChildren> = {
  moves: MovesCard,
  match: AboutCard,
  course: CourseCard,
};

/** On a small screen: what has no room beside the board, one at a time. */
function Sheets({ replay }: { replay: Replay }) {
  const open = useSignal<SheetName | undefined>(undefined);
  const names: SheetName[] = ["moves", "match"];
  if (hasCourse(replay.match.game)) names.push("course");
  const Shown = open.value && CARDS[open.value];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open
    <div
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open.value) return;
        event.stopPropagation();
        event.currentTarget.querySelector<HTMLElement>(".tabs [aria-pressed=true]")?.focus();
        open.value = undefined;
      }}
    >
      {Shown && (
        <div class="sheet">
          <Shown replay={replay} />
        </div>
      )}
      <nav class="tabs wood alone">
        {names.map((name) => (
          <Button
            key={name}
            kind="quiet"
            icon={ICONS[name]}
            pressed={open.value === name}
            label={t(`replay.${name}`)}
            onPress={() => {
              open.value = open.value === name ? undefined : name;
            }}
          >
            {t(`replay.${name}`)}
          </Button>
        ))}
      </nav>
    </div>
  );
}
