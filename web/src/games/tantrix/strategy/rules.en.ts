// The rules of the strategy game, in English.

import type { Texts } from "../../game";
import { ruleTexts } from "../texts.en";

export const rules: Texts = {
  short: {
    line: {
      title: "Your longest line",
      text: "Everyone has a colour. The longest line of yours counts one point a tile.",
      teams: "Partners share a colour, and its score.",
    },
    loop: {
      title: "A loop counts double",
      text: "Two points a tile, if that is more than your line. Only the better of the two counts.",
    },
    forced: {
      title: "First fill forced spaces",
      text: "A space with three neighbours is forced. As long as a tile of yours fits one, fill it: before your free move, and again after it.",
    },
    free: {
      title: "In between, one free move",
      text: "Lay exactly one tile beside the others, where all colours match. Each tile laid is replaced from the bag.",
    },
    closed: {
      title: "Never a fourth neighbour",
      text: "A free move must not give a space four neighbours, now or once the forced spaces are filled. The cells it closes are hatched.",
    },
    alike: {
      title: "Never three alike",
      text: "No tile may leave a space that needs one colour three times. When the bag is empty these restrictions end. The first empty hand ends the match.",
      all: "The match goes on until every tile is laid.",
    },
  },
  pictures: {
    line: "Nine tiles. A green line through eight of them is lit.",
    loop: "Three tiles around a corner. Their yellow lines close to a loop, which is lit.",
    forced:
      "A space with three tiles around it, marked with an exclamation mark. A tile that fits comes to it.",
    free: "Two tiles. A third touches both, and its colours match: ticked.",
    closed:
      "A forced space, marked with an exclamation mark, beside a row of tiles. The cells on both sides of it are hatched, and so is the one past the end of the row.",
    alike: "The tile matches, but the lit space beside it would need three red sides: crossed.",
  },
  full: {
    ...ruleTexts,
    start: {
      title: "Colours and hands",
      colours: "Two to four play, each with a colour of their own.",
      wishes:
        "Who wishes for a colour before the match has it, unless a lower seat wishes for it too. The others get theirs by chance.",
      sides: "Everyone plays alone.",
      sides_on:
        "Four play in two teams. Partners sit opposite, share a colour and its score, and each has a hand. Talking is allowed.",
      hands: "Everyone draws six tiles from the bag.",
      first:
        "Then everyone draws one more: the highest number begins, and these tiles go back into the bag.",
      open: "All hands are open. Play goes round in the order of the seats.",
    },
    turns: {
      title: "A turn",
      opening: "The first turn is one tile, laid in the middle.",
      steps:
        "A turn has three steps: fill forced spaces as long as a tile of yours fits one; then make exactly one free move; then fill forced spaces again as long as you can.",
      match:
        "A forced space is an empty cell with three neighbours or more. Wherever tiles touch, their colours match. A free move touches at least one tile.",
      draw: "Each tile laid is replaced from the bag at once, and may be laid in the same turn.",
      order:
        "If you can fill several spaces, you choose which, with what and in which order, even if that makes another one impossible.",
      nobody:
        "A space that none of your tiles fits stays as it is. To make one on purpose is allowed.",
      pass: "There is no passing.",
      plans:
        "While others play you may pick a tile, turn it and try it on the board. Only you see that, and nothing is laid before your turn.",
    },
    restrictions: {
      title: "The three restrictions",
      while: "They hold as long as there is a tile in the bag.",
      alike:
        "First: no tile may leave a space with three neighbours that show it one colour three times.",
      four: "Second: no free move may leave a space with four neighbours.",
      side: "Third: no free move along a side that a forced space controls, nor on the first cell past its end: once that space and the next ones were filled, a space would have four neighbours.",
      forced:
        "The first restriction holds for forced spaces too: a tile that would break it does not fit, and need not be laid.",
      endgame:
        "When the last tile is drawn, even in the middle of a turn, the restrictions end. Forced spaces are still filled first, also those with more than three neighbours.",
    },
    score: {
      title: "The score",
      best: "The better of your longest line, at one point a tile, and your longest loop, at two points a tile. Not their sum.",
      alone: "A single tile is a line of one.",
      live: "Everyone’s score is shown all the time. Touch a card, and the line lights up on the board.",
      ties: "Equal scores share the place.",
    },
    end: {
      title: "The end",
      last: "The match is over as soon as somebody has laid the last tile of their hand.",
      last_on: "The match is over when every tile is laid. Who has none left is passed over.",
      turn: "A hand that runs out ends its turn at once.",
      blocked: "Where no free move is possible the match is a draw. That is very rare.",
      series:
        "A match won is one win in the score of the table, and in its series if it plays for a number of wins.",
    },
    clocks: {
      title: "Clocks",
      clocks: "There are no clocks.",
      clocks_on: "Everyone has a clock. It runs in one’s turns, and stands in the others’.",
      added: "What is added after a turn is added when the turn is over.",
      zero: "A clock at zero costs a point, and another after each full minute more. The match goes on.",
      zero_on: "Whose clock is at zero is out of the match.",
      still: "While none of the people who play is connected, every clock stands.",
    },
    leaving: {
      title: "Leaving and being away",
      give_up:
        "Who gives up, leaves the table or is sent away is out of the match, with the hand, and comes last. A partner plays on alone.",
      away: "Without a connection your turn waits. After a while anyone who sits at the table may let a fair bot play for you. It stops when you are back.",
      ended: "The host may end the match. Then nobody has won and nobody has lost.",
    },
    bots: {
      title: "Bots",
      same: "A bot lays by these rules, and sees what everyone sees: what is in the bag, but not in which order.",
      levels:
        "The beginner lays anything anywhere. The fair one lays what is best at this moment. The strong one thinks ahead.",
      take_over: "Someone who watches may take over a bot’s seat during the match, with its tiles.",
    },
    keys: {
      title: "Keys, mouse and touch",
      point:
        "Tap a tile, then a cell: the tile turns by itself to a way in which it fits. Tap it there to turn it on, then press the tick. Or drag it there. Whether a tile waits for the tick is yours to choose in the settings.",
    },
  },
};
