// The rules of N-Tropy, in English.

import { bookTexts } from "../book.en";
import type { Texts } from "../game";

export const rules: Texts = {
  short: {
    goal: {
      title: "Be rid of all your sticks",
      text: "In turn, everyone places one stick on the structure. The first to have placed all of theirs wins.",
    },
    balanced: {
      title: "One point: balanced",
      text: "The die asks for one point. Balance your stick across one other.",
    },
    tucked: {
      title: "Or tucked under",
      text: "Across one stick and off balance, with an end under another stick that holds it down.",
    },
    level: {
      title: "Two points: level",
      text: "Lay it level across two sticks, one on either side of its middle.",
    },
    upright: {
      title: "Or upright",
      text: "Stand it on end on exactly one stick. Only so may it touch a notched one.",
    },
    crossing: {
      title: "Only ends touch",
      text: "Sticks pass in front of each other and behind. An end meets the side of another stick.",
    },
    fall: {
      title: "Five seconds",
      text: "Let go, and hands off. What falls within five seconds is yours; so is a stick that does not lie as asked.",
      steady: "The hand is steady: a held stick does not sway.",
      shaky: "The hand is shaky: choose the moment well.",
    },
    topple: {
      title: "Never topple it",
      text: "Whoever topples the base or knocks every stick off loses the match at once.",
    },
  },
  pictures: {
    goal: "The base: a sphere on three legs, four sticks in its top, notched sticks across them, and a long stick laid level on top.",
    balanced: "A steep stick; a level one lies across its end, held in the middle.",
    tucked:
      "A stick lies across the end of a steep one, off its middle; its other end is tucked under a third.",
    level: "Two steep sticks; a level one lies across both their ends.",
    upright: "A level stick across two others; one stands upright on it.",
    crossing:
      "Two sticks cross, one in front of the other. A third stands on one of them by its end.",
    fall: "A ring with a five in it. One stick lies level on two others, one falls to the table.",
    topple: "The base leans over, and its sticks fall. Crossed.",
  },
  full: {
    ...bookTexts,
    start: {
      title: "The start",
      base: "The base is a sphere on three legs with four long sticks in its top, four notched sticks across these, and one long stick on top of all.",
      share:
        "The other 45 long sticks are shared out equally. Those that are left over are set aside.",
      fewer: "For a shorter match everyone gets fewer.",
      first:
        "Who begins is drawn by lot; in the next match, whoever sits to the left. Play goes round by the seats.",
    },
    turn: {
      title: "A turn",
      one: "In your turn you place one stick, always.",
      die: "The die says how: with one point of contact or with two.",
      faces: "Three of its faces show one red square, three of them a pair. Each is as likely.",
      first_two: "The first move of a match is always one of two points.",
    },
    one_point: {
      title: "One point",
      balanced:
        "Balanced: it lies across one stick, in balance, and touches nothing else. Not along it, but across it.",
      tucked:
        "Tucked: it lies across one stick, out of balance, and one end is tucked under another stick that holds it.",
      not_notched: "Neither of these may lie on a notched stick.",
      across:
        "Across means at an angle of 25° or more. A balanced stick leans by 35° at most, and is held near its middle; the end that is tucked in meets the other within a tenth of its length.",
    },
    two_points: {
      title: "Two points",
      level:
        "Level: it lies across two sticks, with a point of contact on each. Neither may be notched.",
      upright: "Upright: it stands on one end, and touches exactly one other stick.",
      anywhere:
        "Upright is allowed anywhere. It is the only move that may be made on a notched stick.",
      how_level:
        "Level and upright mean within 15°. The two points lie on either side of its middle.",
    },
    plane: {
      title: "The picture",
      cross:
        "You look at the structure from the side. The middles of sticks pass in front of each other and behind.",
      ends: "The ends, eight millimetres of each, meet the sides of other sticks. An upright stick is met by nothing but at its ends.",
      hand: "A stick in your hand is in front of everything and touches nothing. Let go, it is lowered to where it first touches, by eight millimetres at most. Inside another stick it cannot be let go.",
      sphere: "No stick may rest on the sphere.",
    },
    after: {
      title: "After letting go",
      five: "The turn ends five seconds after the stick was let go.",
      must: "A stick must be placed even if others fall meanwhile.",
      fell: "Long sticks that fall during your turn are yours.",
      notched_back: "Notched sticks that fall go back to their place.",
      late: "What falls after the five seconds is the next player’s.",
      foul: "A stick that is up then but does not lie as the die asked is a foul: you take it back. The structure settles for five seconds more, and what falls then is yours too.",
      fallen:
        "Fallen is what lies on the table, on the sphere or on a leg, and what hangs by its lower side from something above its middle.",
      still_moving:
        "If anything still moves after the five seconds, it has ten more before the next player goes on. Then it is put to rest where it is.",
      in_the_way: "What is in the way of a notched stick that is put back counts as fallen.",
    },
    end: {
      title: "The end",
      win: "The first to have placed all their sticks wins, if everything still stands after the five seconds.",
      topple:
        "Whoever topples the base in their turn, or knocks every stick off, loses the match to the one who last placed a stick.",
      played:
        "Knocking every stick off needs at least one that was played; the one set up at first need not fall. The base is toppled when it leans by more than 12°.",
      nobody_else: "If nobody else has placed a stick yet, the others share the win.",
      places:
        "The others’ places go by the sticks that are left to them, the fewer the better. Equals share the place.",
      rounds:
        "A match has no last round, unless the option says so: then the fewest sticks win after so many.",
      series:
        "A match won is one win in the score of the table, and in its series if it plays for a number of wins.",
    },
    hand: {
      title: "The hand, the aid and the clock",
      sway: "A held stick sways: with a natural hand by about a millimetre and a degree, with a shaky one by three of each, with a steady one not at all. The option says which, for everyone.",
      moment:
        "It is let go as it is at that moment, sway and all: to choose the moment is the skill. A program could time it better than a person. We trust those who play.",
      aid: "With basic aid everyone sees plumb lines below the held stick, and what it would touch. With full aid also where its middle is between what carries it, what the task still wants, and what is wrong.",
      clock: "With a clock, a stick is let go where it is held when the time of a turn is up.",
      places:
        "Whoever likes may ask where the stick could go, and choose from a list of places. It is carried there with the same unsteady hand.",
    },
    alone: {
      title: "Alone",
      run: "Alone you have as many turns as you have sticks.",
      clean: "The score is what is left to you then. None left is a clean run.",
      topple: "If the base topples, or every stick falls, the run is over.",
    },
    leaving: {
      title: "Leaving and being away",
      give_up:
        "Who gives up, leaves the table or is sent away is out of the match, and their sticks are set aside. The last one left wins.",
      away: "Without a connection your turn waits. After a while anyone who sits at the table may let a bot play for you. It stops when you are back.",
      ended: "The host may end the match. Then nobody has won and nobody has lost.",
    },
    bots: {
      title: "Bots",
      same: "A bot plays by these rules, with a hand that sways as everyone’s does. It tries its moves on a copy of the structure first.",
      take_over:
        "Someone who watches may take over a bot’s seat during the match, with its sticks.",
    },
    keys: {
      title: "Keys, mouse and touch",
      point:
        "With a mouse the stick follows the pointer, the wheel turns it, with Shift finely, and a click lowers it or takes it up again. On a touch screen drag anywhere: it moves half as far as the finger. Two fingers turn it, or move closer and farther. Hold the button to let go.",
    },
    source: {
      title: "Source",
      text: "N-Tropy is a game for which others hold the rights; this site is not connected with them. The rules are told here in our own words. The measures of the sticks and notches are ours.",
    },
  },
};
