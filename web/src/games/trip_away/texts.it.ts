// What surrounds the board of Trip Away, in Italian.

import type { Texts } from "../game";

export const it: Texts = {
  title: "Trip Away",
  pitch: "Tira il dado, ribalta e gira le piramidi: vince chi ne resta senza per primo.",
  score: "Pezzi rimasti",
};
