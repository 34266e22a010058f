// The rules of Rainbow, in English.

import type { Texts } from "../../game";
import { fullRules, pictureTexts, shortRules } from "../puzzles/rules.en";

export const rules: Texts = {
  short: {
    goal: {
      title: "A loop or a triangle",
      text: "All tiles whose numbers have one colour: green, yellow and white make a loop, blue and red fill a triangle with one line.",
    },
    ...shortRules,
  },
  pictures: {
    goal: "Ten tiles fill a triangle of side four, and one blue line runs through all of them.",
    ...pictureTexts,
  },
  full: {
    ...fullRules,
    task: {
      title: "What is asked",
      tiles:
        "Each puzzle uses all the tiles whose numbers have one colour on the back of the real tiles, and no others.",
      loops: "Green and yellow: one closed loop in that colour through all 10 or 12 tiles.",
      white:
        "White: no tile has a white line. One closed loop through all 9 tiles; any colour will do.",
      triangles:
        "Blue and red: fill a triangle of side 4 or 5, with one line in that colour through all 10 or 15 tiles. Its ends may lie anywhere.",
      holes: "A loop must not go round an empty cell.",
    },
  },
};
