// The puzzles' page: today's, the map of all there are, and what else one can play alone.

import { useSignal } from "@preact/signals";
import { games } from "../games";
import { DISCOVERY, type Listed, RAINBOW } from "../games/tantrix/puzzles/catalogue";
import { ColourKey, PuzzleMap, type Standing } from "../games/tantrix/puzzles/map";
import { t } from "../i18n";
import { attempt } from "../i18n/refusals";
import * as http from "../net/http";
import { go } from "../router";
import { introduce } from "../session";
import { beginAlone } from "../table/begin";
import { RulesButton } from "../table/rules";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Loaded } from "../ui/loaded";
import { type Alone, learnAlone, otherGames } from "./alone";
import { useDoor } from "./door";
import { GameRow } from "./game_row";
import { InnerPage } from "./inner";
import { PlayAlone } from "./play_alone";
import { Today } from "./today";

export function PuzzlesPage() {
  const days = useSignal(0);
  return (
    <InnerPage title={t("puzzles.title")} text={t("puzzles.intro")}>
      <Loaded key={days.value} from={learnAlone}>
        {(alone) => <Everything alone={alone} onNextDay={() => days.value++} />}
      </Loaded>
    </InnerPage>
  );
}

interface Everything {
  alone: Alone;
  onNextDay(): void;
}

function Everything({ alone, onNextDay }: Everything) {
  const has = (name: string) => alone.games.some((game) => game.name === name);
  return (
    <div class="columns two">
      <div class="stack">
        <Today alone={alone} onNextDay={onNextDay} />
        {has("discovery") && <Discovery alone={alone} />}
      </div>
      <div class="stack">
        {has("rainbow") && <Rainbow alone={alone} />}
        <More alone={alone} />
      </div>
    </div>
  );
}

function Discovery({ alone }: { alone: Alone }) {
  const { enter, door } = useDoor();
  const solved = DISCOVERY.filter(({ name }) => name in alone.puzzles.solved).length;
  const next = nextOf(DISCOVERY, alone);

  async function race(name: string) {
    await attempt(async () => {
      await introduce(name);
      const { code } = await http.openTable("discovery", next?.options ?? {}, false);
      go(`/t/${code}`);
    });
  }

  return (
    <Card title={t("puzzles.discovery.title")}>
      <p>{t("puzzles.discovery.text")}</p>
      <p class="muted">
        {solved === 0
          ? t("puzzles.discovery.empty")
          : t("puzzles.discovery.progress", { solved, count: DISCOVERY.length })}
      </p>
      <MapOf puzzles={DISCOVERY} kind="many" label={t("puzzles.discovery.title")} alone={alone} />
      <ColourKey />
      <div class="buttons">
        <Button icon="people" onPress={() => enter(race)}>
          {t("puzzles.discovery.race")}
        </Button>
        {games.discovery && <RulesButton game="discovery" />}
      </div>
      {door}
    </Card>
  );
}

function Rainbow({ alone }: { alone: Alone }) {
  return (
    <Card title={t("puzzles.rainbow.title")}>
      <p>{t("puzzles.rainbow.text")}</p>
      <MapOf puzzles={RAINBOW} kind="few" label={t("puzzles.rainbow.title")} alone={alone} />
      <div class="buttons">{games.rainbow && <RulesButton game="rainbow" />}</div>
    </Card>
  );
}

interface MapOf {
  puzzles: readonly Listed[];
  kind: "many" | "few";
  label: string;
  alone: Alone;
}

function MapOf({ alone, ...map }: MapOf) {
  const { enter, door } = useDoor();
  const next = nextOf(map.puzzles, alone);

  function press({ name, game, options }: Listed) {
    const table = alone.begun.get(name);
    if (table !== undefined) return go(`/t/${table}`);
    return enter((who) => beginAlone(who, game, options));
  }

  return (
    <>
      <PuzzleMap {...map} standing={(puzzle) => standingOf(puzzle, alone, next)} onPress={press} />
      {door}
    </>
  );
}

/** The first that is not solved. */
function nextOf(puzzles: readonly Listed[], { puzzles: { solved } }: Alone): Listed | undefined {
  return puzzles.find(({ name }) => !(name in solved));
}

function standingOf({ name }: Listed, { puzzles, begun }: Alone, next?: Listed): Standing {
  if (begun.has(name)) return { is: "under_way" };
  const solved = puzzles.solved[name];
  if (solved) return { is: "solved", seconds: solved.seconds };
  return { is: name === next?.name ? "next" : "open" };
}

/** Games for one that are on no map. */
function More({ alone }: { alone: Alone }) {
  const others = otherGames(alone);
  if (others.length === 0) return null;
  return (
    <Card title={t("puzzles.more")}>
      <ul class="games">
        {others.map((game) => (
          <GameRow key={game.name} game={game} best={alone.puzzles.scores[game.name]?.score}>
            <PlayAlone kind="main" game={game} table={alone.begun.get(game.name)}>
              {t(alone.begun.has(game.name) ? "puzzles.go_on" : "puzzles.play")}
            </PlayAlone>
          </GameRow>
        ))}
      </ul>
    </Card>
  );
}
