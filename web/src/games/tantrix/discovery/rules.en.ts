// The rules of Discovery, in English.

import type { Texts } from "../../game";
import { fullRules, pictureTexts, shortRules } from "../puzzles/rules.en";

export const rules: Texts = {
  short: {
    goal: {
      title: "One closed loop",
      text: "Lay all the tiles so that one colour makes a single loop through every one of them.",
    },
    race: {
      title: "Alone, or as a race",
      text: "Against friends everyone has the same tiles and a board of their own. The first loop wins.",
    },
    ...shortRules,
  },
  pictures: {
    goal: "Five tiles, and one red loop that runs through all of them.",
    race: "Two boards. On the left a loop of three tiles is closed, on the right one tile is still missing.",
    ...pictureTexts,
  },
  full: {
    ...fullRules,
    task: {
      title: "What is asked",
      tiles:
        "The puzzle of a size has the tiles from 1 to its number, and uses them all: 28 puzzles, from 3 tiles to 30.",
      loop: "One colour makes one closed loop that runs through every tile. It is the colour in which the highest number is printed on the back of the real tiles: it stands above the board.",
      holes: "The loop must not go round an empty cell.",
      holes_on: "The loop may go round an empty cell. Such a solution is not counted.",
      new: "Up to 9 tiles each puzzle begins anew. From 10 on the next tile can often be worked into the loop you have.",
    },
    race: {
      title: "The race",
      boards: "Up to six race for the same puzzle, each on a board of their own that all can see.",
      first: "The first to solve it wins, and the race is over. All others are second.",
      leave: "Who gives up is placed behind those who go on. The last one left has won.",
      bots: "Bots know the way, so beside one no time is a best time. They differ in how long they look for the next tile.",
    },
  },
};
