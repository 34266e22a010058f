// How one stands among friends, game by game, and the best one has done alone.

import { useSignal } from "@preact/signals";
import { gamesOfHouse } from "../house";
import { t } from "../i18n";
import * as http from "../net/http";
import type { FriendsStandings, Puzzles } from "../net/rest.gen";
import { me } from "../session";
import { Link } from "../ui/link";
import { Loaded } from "../ui/loaded";
import { Tabs } from "../ui/tabs";
import { isForFriends } from "./alone";
import { Bests } from "./bests";
import { InnerPage } from "./inner";
import { AmongFriends } from "./standings_table";
import "./standings.css";

export function StandingsPage() {
  return (
    <InnerPage title={t("standings.title")} text={t("standings.intro")}>
      {me.value ? (
        <Loaded from={learnStandings}>{(known) => <Both {...known} />}</Loaded>
      ) : (
        <p class="muted">{t("standings.empty")}</p>
      )}
    </InnerPage>
  );
}

interface Known {
  /** Of each game that the player or a friend has played. */
  standings: readonly FriendsStandings[];
  puzzles: Puzzles;
}

async function learnStandings(): Promise<Known> {
  const games = (await gamesOfHouse()).filter(isForFriends);
  const [puzzles, ...standings] = await Promise.all([
    http.puzzles(),
    ...games.map(({ name }) => http.standings(name)),
  ]);
  return { puzzles, standings: standings.filter(({ friends }) => friends.length > 0) };
}

const VIEWS = ["friends", "alone"] as const;

function Both({ standings, puzzles }: Known) {
  const shown = useSignal<(typeof VIEWS)[number]>("friends");
  return (
    <section class="card standings" aria-label={t("standings.title")}>
      <Tabs
        label={t("standings.views")}
        tabs={VIEWS.map((name) => ({ name, text: t(`standings.${name}`) }))}
        shown={shown.value}
        onShow={(name) => {
          shown.value = name;
        }}
      >
        {shown.value === "friends" ? (
          <AmongFriends standings={standings} />
        ) : (
          <Bests puzzles={puzzles} />
        )}
      </Tabs>
      <div class="buttons">
        <Link to="/history" class="button plain">
          {t("history.all")}
        </Link>
      </div>
    </section>
  );
}
