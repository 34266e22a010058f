// The rules of Solitaire, in English.

import type { Texts } from "../../game";
import { ruleTexts } from "../texts.en";

const { tiles, ...others } = ruleTexts;

export const rules: Texts = {
  short: {
    goal: {
      title: "One line through all",
      text: "Lay all the tiles so that one red line runs through every one of them.",
      colour: "The line is {{colour}}.",
      xl: "All 42 tiles that carry the colour are played.",
    },
    piles: {
      title: "Take any tile on top",
      text: "The tiles lie in three piles with their numbers up. Who knows a number knows the tile: its face is shown beside it.",
    },
    match: {
      title: "Same colour meets same colour",
      text: "Tap a pile, then a cell beside the tiles. The tile turns by itself to a way in which it fits; where there are several, turn it on.",
    },
    forced: {
      title: "Forced spaces first",
      text: "A space with three neighbours is forced. If a tile on top fits one, it must be filled before anything else.",
    },
    score: {
      title: "The score",
      text: "One point a tile in the longest line; two a tile in a loop, if that is more. Each tile that had no place counts one less.",
    },
  },
  pictures: {
    goal: "Fourteen tiles, and one red line lit through all of them.",
    piles:
      "Three piles, number side up: 6, 12 and 4, each with the face of its tile under it. The first is turned over.",
    match: "Two tiles. A third touches both, and its colours match: ticked.",
    forced:
      "A space with three tiles around it, marked with an exclamation mark. A tile that fits comes to it.",
    loop: "Five tiles, and a red loop lit through all of them.",
  },
  full: {
    ...others,
    tiles: {
      ...(tiles as Texts),
      backs:
        "On its back each tile has its number, in red, yellow, blue, green or white. A sign says the colour too.",
    },
    goal: {
      title: "The goal",
      line: "One line of one colour through all the tiles; better still, one loop.",
      colour: "The line is red, unless yellow or blue is chosen before the start.",
      which: "The tiles 1 to 14 are played: each of them carries red, yellow and blue.",
      which_on: "All 42 tiles that carry the colour of the line are played.",
    },
    piles: {
      title: "The piles",
      shuffled:
        "The tiles are shuffled and piled up with their numbers up. One is taken at a time.",
      three: "There are three piles, as equal as can be.",
      any: "You take whichever tile lies on top, also at the start.",
      known:
        "A number tells its tile. Its face is shown beside the pile, and large once you pick it.",
    },
    laying: {
      title: "Laying a tile",
      first: "The first tile lies in the middle.",
      match:
        "Each further one touches at least one other, and all the edges that touch have the same colour.",
      forced:
        "An empty space with three neighbours or more is forced. As long as a tile on top fits one, such a tile must be laid there.",
      several: "If tiles on top fit several forced spaces, or in several ways, you choose.",
      left: "A forced space that no tile on top fits is left until one does.",
      free: "There are no other restrictions: a space may get four neighbours, or need one colour three times.",
      stays: "What lies stays.",
    },
    aside: {
      title: "Tiles without a place",
      waits: "A tile on top that fits nowhere waits there: take another.",
      none: "Only when no tile on top fits anywhere, one is set aside by itself: that of the highest pile, of equals the first.",
      never: "With the tiles 1 to 14 that cannot happen.",
    },
    score: {
      title: "The score",
      better:
        "The better of the longest line, at one point a tile, and the longest loop, at two points a tile.",
      less: "Less one point for each tile set aside.",
      wins: "A line through all tiles is a win, a loop through all of them the grand win.",
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
        "Tap a pile, then a cell; or drag the tile there. Tap the pile again, roll the wheel or press the right button to turn the tile.",
    },
  },
};
