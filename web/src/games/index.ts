// The games of the house: one line a game.

import type { GameClient } from "./game";
import { daily } from "./tantrix/daily";
import { discovery } from "./tantrix/discovery";
import { gobble } from "./tantrix/gobble";
import { rainbow } from "./tantrix/rainbow";
import { strategy } from "./tantrix/strategy";
import { trip_away } from "./trip_away";

export const games: Record<string, GameClient> = {
  gobble,
  strategy,
  discovery,
  rainbow,
  daily,
  trip_away,
};
