// Everything Discovery says, in English.

import type { Texts } from "../../game";
import { puzzleTexts } from "../puzzles/texts.en";
import { rules } from "./rules.en";

export const en: Texts = {
  ...puzzleTexts,
  rules,
  title: "Tantrix Discovery",
  short: "Discovery",
  pitch: "A few tiles, one loop. 28 puzzles from 3 tiles to 30: alone, or as a race.",
  options: {
    size: { label: "Tiles", help: "Tiles 1, 2, 3 and so on: from 3 to 30." },
    holes: {
      label: "Holes allowed",
      help: "The loop may go round an empty cell. Such a solution is not counted.",
    },
  },
};
