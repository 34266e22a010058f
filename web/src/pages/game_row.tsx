// A game on a card: what it looks like, what it is about, and what can be done with it.

import type { ComponentChildren } from "preact";
import { games } from "../games";
import { EmblemOf } from "../games/emblem";
import { gameTitle, t, tOr } from "../i18n";
import type { GameInfo } from "../net/rest.gen";
import { RulesButton } from "../table/rules";
import "./game_row.css";

interface GameRow {
  game: GameInfo;
  /** The best score so far, where one plays alone for points. */
  best?: number | undefined;
  children: ComponentChildren;
}

export function GameRow({ game, best, children }: GameRow) {
  return (
    <li class="game">
      <EmblemOf game={game.name} />
      <div class="about">
        <h3>{gameTitle(game.name, game.title)}</h3>
        <p>{tOr(`games.${game.name}.pitch`, "")}</p>
        <p class="muted">
          {[players(game), ...(best === undefined ? [] : [t("puzzles.best", { best })])].join(
            " · ",
          )}
        </p>
        <div class="buttons">
          {children}
          {games[game.name] && <RulesButton game={game.name} />}
        </div>
      </div>
    </li>
  );
}

function players({ players: [fewest, most] }: GameInfo): string {
  if (most === 1) return t("home_page.for_one");
  return t("home_page.players", { fewest, most });
}
