// The games of the house: one line a game.

import type { GameClient } from "./game";
import { gobble } from "./tantrix/gobble";
import { strategy } from "./tantrix/strategy";

export const games: Record<string, GameClient> = { gobble, strategy };
