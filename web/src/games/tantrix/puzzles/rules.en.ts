// The rules that all puzzles share, in English.

import type { Texts } from "../../game";
import { ruleTexts } from "../texts.en";

export const shortRules: Texts = {
  match: {
    title: "Same colour meets same colour",
    text: "Where two tiles touch, their edges must match. A cross marks an edge that clashes.",
  },
  play: {
    title: "Try anything",
    text: "Tap a tile, tap a cell. Tap it again to turn it, move it, take it back: every step can be undone.",
  },
  hint: {
    title: "Stuck? Ask",
    text: "A hint shows a tile that leads on, or the tiles that stand in the way.",
  },
};

export const pictureTexts: Texts = {
  match:
    "Two tiles whose blue lines meet: ticked. A third whose {{yours}} meets {{theirs}}: crossed.",
  play: "A tile on its way from beside the board to an empty cell.",
  hint: "Two tiles, and a third as a ghost with a double outline where it goes.",
};

export const fullRules: Texts = {
  ...ruleTexts,
  laying: {
    title: "Laying tiles",
    free: "You lay, turn, move and take back tiles as you like. Nothing is refused for not fitting.",
    swap: "A tile that is put where another lies changes places with it.",
    match:
      "In a solution all edges that touch show the same colour. While you work, edges that clash are marked.",
    undo: "Every step can be undone, and done again: up to {{steps}} steps.",
    judged:
      "When all tiles lie, the board is judged at once. If it does not solve the puzzle, you read why.",
    moves:
      "Moves are counted: each tile laid, moved or taken back. Turned on and on where it lies, a tile counts once.",
  },
  hints: {
    title: "Hints",
    alone:
      "Alone you may ask for a hint at any time while tiles are left. In a race there are none.",
    lay: "If the board can be completed as it lies, the hint shows a tile and where it goes.",
    take_back:
      "If not, it names the tiles to take back. It says whether that is proven, or whether only a solution is known that keeps the others.",
    none: "Some boards are too hard to see through in a few seconds. Then it says so.",
  },
  time: {
    title: "The time",
    clock: "The clock runs from the start to the solution. You may hide it: press the clock.",
    best: "A time without hints counts as your best time, if you went through without a break.",
    break: "While nobody who plays is connected, the clock stands still.",
  },
  leaving: {
    title: "Giving up",
    give_up: "Who gives up has not solved it. The puzzle may be begun again as often as you like.",
    away: "Close the page and come back: the board, its steps and the clock are as they were.",
  },
  keys: {
    title: "Keys, mouse and touch",
    point:
      "Tap a tile, then a cell: it lies there, turned so that it matches if it can. Tap it again to turn it by a sixth; tap another tile to pick that one, or an empty cell to move it there. Or drag tiles about: onto another one they change places, off the board they are taken back. The wheel and the right button turn the picked tile.",
  },
};
