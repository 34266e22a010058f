// The rules of Gobble, in English.

import type { Texts } from "../../game";
import { ruleTexts } from "../texts.en";

export const rules: Texts = {
  short: {
    race: {
      title: "Get rid of your tiles",
      text: "No turns: everyone lays tiles at once. Whoever runs out first wins.",
    },
    lay: {
      title: "Touch two, match all",
      text: "Pick a tile, turn it, lay it. It touches at least two tiles, and every edge matches.",
    },
    gobbles: {
      title: "Gobble!",
      text: "Fill a space with three tiles around it and give one of yours away. Four or more: give two.",
      call: "Call it: press “Gobble!” within {{seconds}} seconds, or there is no gift.",
    },
    gift: {
      title: "Give it to anyone",
      text: "You choose the tile and who gets it, within {{seconds}} seconds. Go on laying meanwhile.",
      split: "The two tiles of a double may go to two players.",
    },
    taken: {
      title: "Be there first",
      text: "Two want one cell: the tile that reaches the server first stays. The other comes back.",
    },
    places: {
      title: "Out!",
      text: "With no tile left you take the next place. The others race on for theirs.",
    },
  },
  pictures: {
    race: "Two tiles joined by their green lines. From two sides one more tile comes to each of the cells that touch both.",
    lay: "Below the two joined tiles a third touches both, and its colours match: ticked. Above, {{yours}} meets {{theirs}}: crossed.",
    gobbles:
      "Ten tiles. One space has three of them around it and is marked 1, another has four and is marked 2.",
    gift: "A tile goes from one hand to another. A ring says {{seconds}}.",
    taken:
      "A tile has just been laid below the two joined ones. Another that wanted the same cell is on its way back.",
    places: "First place: no tile left. Second: one tile. Third: two tiles.",
    joined: "Two tiles side by side, joined by their green lines.",
    fits: "It touches two tiles and its colours match: it fits.",
    clashes: "{{Yours}} meets {{theirs}}: it does not fit.",
    lonely: "The colours match, but it touches one tile only: it may not lie there.",
    gobble: "Three tiles around the space: a gobble, one gift.",
    double: "Four tiles around the space: a double, two gifts.",
  },
  full: {
    ...ruleTexts,
    deal: {
      title: "The deal",
      joined: "Two tiles drawn by chance are laid side by side, joined by a matching colour.",
      shares:
        "The other {{dealt}} are dealt in equal shares, face up: everyone may look into every hand, at any time.",
      left_over: "What cannot be shared out equally is put away, face down.",
      handicap:
        "A seat may begin with three quarters or half of a share, rounded down: quick hands leave the full share to themselves. What is saved is put away too.",
      start: "The race starts for all at once, after 3, 2, 1.",
      players: "Players",
      each: "Tiles each",
      left: "Put away",
    },
    laying: {
      title: "Laying tiles",
      turns: "There are no turns. Lay any tile of your hand at any time, as fast as you can.",
      touch: "A tile goes on an empty cell and must touch at least two tiles that lie.",
      match: "Wherever it touches a tile, the two edges must show the same colour.",
      free: "Nothing else is forbidden and nothing must be filled. Holes are allowed, and so are spaces that no tile can fill.",
      refused:
        "A tile that may not lie where you want it stays in your hand. Nothing is lost but time.",
      stays: "A tile that lies stays. Nothing is taken back.",
    },
    contest: {
      title: "Two tiles for one cell",
      first:
        "The server takes the tiles in the order in which they reach it. The first has the cell. Nobody gets an allowance for a slow connection.",
      late: "Who comes later gets the tile back, and reads who was faster and by how much.",
      moment:
        "The board counts as it is when your tile arrives: what it touches, whether it matches, and whether it fills a gobble.",
    },
    gobbles: {
      title: "Gobbles",
      three:
        "An empty cell with three tiles around it is a gobble. Fill it, and you give one of your tiles away.",
      four: "With four tiles around it is a double gobble: you give two away.",
      more: "Five or six tiles around it are a double as well.",
      call: "Every gobble counts by itself. Nobody needs to call it.",
      call_on:
        "A gobble counts only if you call it: press “Gobble!” within {{call}} seconds of filling it, or there is no gift.",
    },
    gifts: {
      title: "Gifts",
      choice: "You choose the tile and who gets it: anyone still in the race but yourself.",
      double: "Both tiles of a double go to the same player.",
      double_on: "The two tiles of a double may go to two different players.",
      time: "You have {{gift}} seconds for it, counted from the gobble or its call, and may go on laying meanwhile.",
      overdue:
        "A gift not given by then goes by itself: your tile with the highest number, to the opponent with the fewest tiles; among equals, to the next one after you in the order of the seats. The second tile of a double follows the first.",
      overdue_on:
        "A gift not given by then goes by itself: your tile with the highest number, to the opponent with the fewest tiles; among equals, to the next one after you in the order of the seats. This holds for each tile of a double.",
      several:
        "Several gifts are given in the order in which you earned them. Each has its own time.",
      received: "A tile you receive joins the end of your hand. You may lay it or give it on.",
      few: "You give only what you have: a double with one tile left gives one, and with none left the gift lapses. Giving your last tile puts you out as well.",
      gone: "If the player who got the first tile of a double leaves the race before the second, you choose anew.",
    },
    end: {
      title: "The end, places and points",
      out: "With no tile left you are out, and take the best place still free. The first one out wins.",
      last: "The others race on for the places. It is over when only one still holds tiles.",
      stuck: "If only you cannot lay anything, you wait. Somebody else’s tile may change that.",
      blocked:
        "When nobody can lay anything, the server turns up the first of the tiles put away that fits, and lays it in the topmost row, leftmost cell where it does. It is nobody’s and earns no gift. When none fits, the race is over: of those still in it, fewer tiles take the better place, and equals share it. Gifts still owed lapse.",
      points:
        "Your points are the tiles left to you: none if you are out. The order of going out decides the place, not the points.",
      series:
        "A race won is one win in the score of the table. Who shares the first place has won as well.",
      goal: "Where a table plays for a number of wins, whoever has that many first wins the series; two who get there together have both won it. The next race begins a new series.",
    },
    leaving: {
      title: "Leaving and being away",
      give_up:
        "Who gives up, leaves the table or is sent away is out of this race: the hand is put away, and counts as points. The first to go takes the last place, the next the one before it.",
      alone: "Left alone in the race, you take the best place still free, and it is over.",
      away: "Without a connection your hand waits and the race goes on; gifts fall due. After {{away}} seconds anyone who sits at the table may let a fair bot play for you. It stops when you are back.",
      still: "While none of the people who play is connected, the race stands still.",
      ended: "The host may end the race. Then nobody has won and nobody has lost.",
    },
    bots: {
      title: "Bots",
      same: "A bot lays and gives by these rules, and sees what everyone sees.",
      levels:
        "The beginner is slow, lays anything anywhere and is often late with its gifts. The fair one fills the fullest space it can. The fast one also gives its least useful tile to whoever has the fewest.",
      take_over: "Someone who watches may take over a bot’s seat during the race, with its tiles.",
    },
    keys: {
      title: "Keys, mouse and touch",
      point:
        "Tap a tile to pick it and tap it again to turn it, then tap a cell, or drag the tile there: it turns by itself to the first way in which it fits. The wheel turns the picked tile too.",
    },
  },
};
