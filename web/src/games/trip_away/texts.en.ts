// What surrounds the board of Trip Away, in English.

import type { Texts } from "../game";

export const en: Texts = {
  title: "Trip Away",
  pitch: "Roll the die, tip and turn your pyramids, and be the first without any.",
  score: "Pieces left",
};
