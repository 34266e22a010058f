// What the levels of a game's bots are called.

import { tOr } from "../i18n";

export function botLevel(game: string, level: string): string {
  return tOr(`games.${game}.bots.${level}`, level);
}
