// The rules of Gobble alone, in English.

import type { Texts } from "../../game";
import { ruleTexts } from "../texts.en";

export const rules: Texts = {
  short: {
    draw: {
      title: "Lay what you draw",
      text: "Two tiles lie joined. The others come from the bag one at a time: each must touch at least two tiles, and all colours must match.",
    },
    discard: {
      title: "No place? To the discards",
      text: "A tile that fits nowhere goes to the discards by itself, and the next one is drawn.",
    },
    gobble: {
      title: "Gobble!",
      text: "Filling a space with three neighbours frees the discard on top; with four or more it frees two.",
    },
    freed: {
      title: "Lay it or put it back",
      text: "A freed tile is laid, or goes back in the bag, as you like. When the bag is empty it is over: the fewer tiles left the better, and none is perfect.",
    },
  },
  pictures: {
    draw: "Two tiles joined. A third comes from the bag, touches both, and its colours match: ticked.",
    discard: "A tile below the two clashes with them: crossed. It goes to the discards.",
    gobble:
      "A space with three tiles around it, marked with an arrow and a one. A tile that fits comes to it.",
    freed:
      "The tile on top of the discards comes free. From it one arrow leads to an empty cell, one to the bag.",
  },
  full: {
    ...ruleTexts,
    start: {
      title: "The start",
      joined: "All 56 tiles are in the bag. Two are drawn and joined so that their colours match.",
      one: "The others are drawn one at a time.",
    },
    laying: {
      title: "Laying a tile",
      touch: "A tile must touch at least two tiles that lie already.",
      match: "All the edges that touch have the same colour.",
      must: "A tile that has a place must be laid.",
      discard:
        "One without a place goes to the discards, and the next is drawn. That happens by itself.",
    },
    gobbles: {
      title: "Gobbles",
      three: "A space with three neighbours is a gobble. Filling it frees a discard.",
      four: "With four neighbours or more it is a double gobble, and frees two.",
      top: "The discard on top is freed first: the one that came there last. Of two, one after the other.",
      choice: "You lay a freed tile, or put it back in the bag.",
      again: "A freed tile that fills a gobble frees another.",
    },
    back: {
      title: "Back in the bag",
      nowhere: "A freed tile without a place goes back in the bag by itself.",
      unseen: "It goes anywhere among the others, and nobody sees where.",
      lapse: "If there is no discard, a gobble frees nothing.",
    },
    end: {
      title: "The end",
      over: "It is over when the bag is empty and the last tile is laid.",
      score: "The score is the number of tiles that are not on the board: 0 is perfect.",
    },
    leaving: {
      title: "Giving up and coming back",
      give_up: "You may leave it at that at any time.",
      away: "Close the page and come back: all is as it was.",
      watch: "Others may watch by the link.",
    },
    keys: {
      title: "Keys, mouse and touch",
      point:
        "Tap a cell, or drag the tile there: it turns by itself to a way in which it fits. Tap the tile, roll the wheel or press the right button to turn it on.",
    },
  },
};
