// The rules of the puzzle of the day, in English.

import type { Texts } from "../../game";
import { fullRules, pictureTexts, shortRules } from "../puzzles/rules.en";

export const rules: Texts = {
  short: {
    goal: {
      title: "One loop a day",
      text: "Lay all the tiles so that the colour of the day makes a single loop through every one of them.",
    },
    ...shortRules,
  },
  pictures: {
    goal: "Seven tiles, and one green loop that runs through all of them.",
    ...pictureTexts,
  },
  full: {
    ...fullRules,
    task: {
      title: "What is asked",
      loop: "The colour of the day makes one closed loop that runs through every tile.",
      tiles:
        "The tiles and the colour are drawn from all 56, the same for everyone, and they can be solved.",
      day: "The day changes at midnight, Greenwich time (UTC). A puzzle begun before may be finished after.",
      week: "The week begins easily: 6 tiles on Monday, one more each day, 12 on Sunday.",
      holes: "The loop must not go round an empty cell.",
    },
  },
};
