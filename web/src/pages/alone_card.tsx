// What there is for one, on the first page: today's puzzle, and the way to all the others. On a phone it is brief, or
// the games with friends would begin a screen further down.

import { gameShort, t } from "../i18n";
import { Link } from "../ui/link";
import { isNarrow } from "../ui/wide";
import { type Alone, otherGames } from "./alone";
import { PlayAlone } from "./play_alone";
import { Today } from "./today";

interface AloneCard {
  alone: Alone;
  onNextDay(): void;
}

export function AloneCard({ alone, onNextDay }: AloneCard) {
  return (
    <Today alone={alone} onNextDay={onNextDay} above={t("puzzles.alone")} isBrief={isNarrow.value}>
      <Link to="/puzzles" class="button plain">
        {t("puzzles.all")}
      </Link>
      {!isNarrow.value &&
        otherGames(alone).map((game) => (
          <PlayAlone key={game.name} kind="plain" game={game} table={alone.begun.get(game.name)}>
            {gameShort(game.name, game.title)}
          </PlayAlone>
        ))}
    </Today>
  );
}
