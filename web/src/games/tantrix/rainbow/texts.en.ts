// Everything Rainbow says, in English.

import type { Texts } from "../../game";
import { puzzleTexts } from "../puzzles/texts.en";
import { rules } from "./rules.en";

export const en: Texts = {
  ...puzzleTexts,
  rules,
  title: "Tantrix Rainbow",
  short: "Rainbow",
  pitch: "Five puzzles, one for each colour of number: three loops and two triangles.",
  options: {
    back: {
      label: "The colour of the numbers",
      help: "Green, yellow and white ask for a loop, blue and red for a triangle.",
      values: {
        red: "Red: a triangle of 15 tiles",
        yellow: "Yellow: a loop of 12 tiles",
        blue: "Blue: a triangle of 10 tiles",
        green: "Green: a loop of 10 tiles",
        white: "White: a loop of 9 tiles",
      },
    },
  },
};
