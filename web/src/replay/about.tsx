// What there is to know of a match: how it ended, when it was, how it was played, and that it was fair.

import { games } from "../games";
import { optionsOf, useGame } from "../house";
import { dated, t } from "../i18n";
import * as http from "../net/http";
import type { Match } from "../net/rest.gen";
import { OptionsList } from "../table/options";
import { Places } from "../table/result";
import { headline } from "../table/result_words";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { minutes } from "../ui/now";
import { Check } from "./check";
import type { Replay } from "./replay";

const NO_SERIES = { series: [], champions: [] };

export function About({ replay }: { replay: Replay }) {
  const { kept } = replay;
  return (
    <div class="about-match">
      <Ended replay={replay} />
      <When match={kept} />
      <Options match={kept} />
      <Check id={kept.id} />
      <TakeHome match={kept} />
    </div>
  );
}

function Ended({ replay: { kept, match, recording, story } }: { replay: Replay }) {
  const { outcome, game, playing, seconds } = kept;
  const players = match.players.value.map((player) => ({
    ...player,
    you: player.seat === kept.you,
  }));
  const { ending } = games[game] ?? {};
  if (playing.length === 1 && ending) {
    if (!story.value) return null;
    const view = recording.viewAt(recording.last);
    const { title, text } = ending({ view, outcome, seconds });
    return (
      <>
        <p class="headline">{title}</p>
        <p>{text}</p>
        <p>{players[0]?.name}</p>
      </>
    );
  }
  return (
    <>
      <p class="headline">{headline(NO_SERIES, outcome, players, "")}</p>
      <p class="muted">{t(`result.reason.${outcome.reason}`)}</p>
      <div class="result-places">
        <Places game={game} outcome={outcome} players={players} />
      </div>
    </>
  );
}

function When({ match: { began, seconds } }: { match: Match }) {
  return (
    <p>
      <Icon name="away" /> {t("replay.when", { when: dated(began), time: minutes(seconds) })}
    </p>
  );
}

/** What was played otherwise than it always is. */
function Options({ match: { game, options } }: { match: Match }) {
  const info = useGame(game);
  if (!info) return null;
  return (
    <OptionsList
      schema={optionsOf(info)}
      values={options}
      texts={`games.${game}.options`}
      onlyUnusual
    />
  );
}

function TakeHome({ match }: { match: Match }) {
  if (match.seed_in !== undefined) {
    return (
      <div class="take-home">
        <Button icon="download" disabled>
          {t("replay.download")}
        </Button>
        <p class="muted">{t("refusals.day_not_over")}</p>
      </div>
    );
  }
  return (
    <a class="button plain" href={http.exportOf(match.id)} download>
      <Icon name="download" />
      <span>{t("replay.download")}</span>
    </a>
  );
}
