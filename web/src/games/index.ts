// The games of the house: one line a game.

import type { GameClient } from "./game";
import { nTropy } from "./n_tropy";
import { daily } from "./tantrix/daily";
import { discovery } from "./tantrix/discovery";
import { gobble } from "./tantrix/gobble";
import { gobbleAlone } from "./tantrix/gobble_alone";
import { rainbow } from "./tantrix/rainbow";
import { solitaire } from "./tantrix/solitaire";
import { strategy } from "./tantrix/strategy";
import { tripAway } from "./trip_away";

export const games: Record<string, GameClient> = {
  gobble,
  strategy,
  discovery,
  rainbow,
  daily,
  solitaire,
  gobble_alone: gobbleAlone,
  trip_away: tripAway,
  n_tropy: nTropy,
};
