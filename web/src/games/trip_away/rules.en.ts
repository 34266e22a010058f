// The rules of Trip Away, in English.

import { bookTexts } from "../book.en";
import type { Texts } from "../game";

export const rules: Texts = {
  short: {
    win: {
      title: "Be rid of all your pieces",
      text: "Roll the die in turn, and do what it shows. The first with no piece in front of them wins.",
    },
    tip: {
      title: "Tip",
      text: "Lay one of your upright pieces so that it points at somebody. Its stack comes apart.",
    },
    aim: {
      title: "Aim",
      text: "Point a piece of somebody else, alone in its place, at another player. You may be that player.",
    },
    swap: {
      title: "Swap",
      text: "Exchange any two pieces on the table. Then turn one of the two, if you like.",
    },
    dig: {
      title: "Dig",
      text: "Your lying piece goes under a larger one of the player it points at. Both stand up.",
    },
    hop: {
      title: "Hop",
      text: "Your lying piece goes onto a smaller one of the player it points at. Both stand up.",
    },
    wild: {
      title: "Wild, or nothing at all",
      text: "Wild is any of the five. What you can do you must do; if nothing is possible you pass.",
      reroll: "You roll once more before you pass.",
    },
    removal: {
      title: "After every ten rounds",
      text: "Everyone takes any one piece out of the game, once around.",
      once: "Only once: after the tenth round.",
    },
  },
  pictures: {
    tip: "A medium piece that stands is laid so that it points at another player.",
    aim: "A medium piece in front of another player, which stands, is laid so that it points at you.",
    swap: "A small and a large piece change places.",
    dig: "A small piece that lies goes under a large one that stands.",
    hop: "A large piece that lies goes onto a small one that stands.",
    wild: "The six faces of the die: a sign for each action, and a star for wild.",
    win: "A tick where you have no piece left; beside it, another player with three.",
    removal: "Three pieces. One of them, pale, is crossed out.",
  },
  full: {
    ...bookTexts,
    start: {
      title: "The start",
      pieces:
        "Two to four play. Everyone begins with three pyramids: a small, a medium and a large one.",
      alone: "They stand, each in a place of its own.",
      yours:
        "Your pieces are those in front of you, whatever their colour. The colour only shows where a piece began.",
      first:
        "Who begins is drawn by lot; in the next match, whoever sits to the left. Then it goes on clockwise.",
    },
    turn: {
      title: "A turn",
      roll: "Roll the die, and do what it shows: tip, aim, swap, dig, hop or wild. Each is as likely.",
      wild: "Wild is any of the other five. It is one action, too.",
      pass: "If nothing is possible with what you rolled, you pass.",
      pass_on:
        "If nothing is possible with what you rolled, you roll once more. If nothing is possible with that either, you pass.",
      must: "If anything is possible, you must do it.",
      pointing:
        "A piece stands, or it lies and points at a player. Whatever lies between, and wherever they sit, it reaches them.",
      holder: "No piece ever points at the player who has it.",
    },
    tip: {
      title: "Tip",
      tip: "Lay one of your upright pieces so that it points at another player.",
      apart:
        "If it is in a stack, the whole stack comes apart: you choose which of its pieces lies. The others stand, each in a place of its own.",
      upright: "A piece that lies already cannot be tipped.",
    },
    aim: {
      title: "Aim",
      aim: "Turn a piece of somebody else so that it points at another player.",
      alone: "It may stand or lie, but it is alone in its place: nothing in a stack is aimed.",
      whom: "It may point at you, but not at the player who has it, nor where it points already.",
    },
    swap: {
      title: "Swap",
      swap: "Exchange any two pieces on the table.",
      any: "They may be anybody’s, in one place or in two, and in the middle of a stack. Each takes the other’s place exactly.",
      keeps: "A piece that lies alone there goes on pointing at the same player.",
      stands:
        "A piece that comes into a stack stands up, and so does one that would point at its new owner.",
      turn: "Then you may turn one of the two, if it is alone: stand it up, or point it at any player but the one who has it.",
    },
    away: {
      title: "Dig and hop",
      dig: "Dig: your lying piece goes directly under a larger piece of the player it points at. Both stand then.",
      hop: "Hop: your lying piece goes directly onto a smaller piece of the player it points at. Both stand then.",
      sizes:
        "So a small piece only digs, and a large one only hops. A medium one digs under a large one and hops onto a small one. Between equals nothing happens.",
      stack: "That piece may be anywhere in a stack: yours comes in just below or just above it.",
      rest: "Only these two sizes count. What else is in the stack stays as it is.",
      lying: "That piece may lie, too: then it stands up.",
    },
    win: {
      title: "The end",
      win: "As soon as a player has no piece in front of them, that player wins.",
      places:
        "The others’ places go by their pieces, the fewer the better, then by the sum of their sizes. Equals share the place.",
      series:
        "A match won is one win in the score of the table, and in its series if it plays for a number of wins.",
    },
    removal: {
      title: "Taking pieces out",
      when: "After every ten rounds everyone takes one piece out of the game. If nobody leaves, a match is over after thirty rounds at the latest.",
      when_on: "After the tenth round everyone takes one piece out of the game, and never again.",
      order: "Once around, clockwise, from the player who began the match.",
      order_on: "Once around, clockwise, from a player drawn by lot.",
      any: "It may be any piece on the table, your own or another’s, also in the middle of a stack.",
      closes: "The stack closes up. Nothing else moves, and nothing turns.",
      wins: "Whoever has no piece left then wins at once, whoever took the last one.",
    },
    leaving: {
      title: "Leaving and being away",
      give_up:
        "Who gives up, leaves the table or is sent away comes last. Their pieces stay and can be played at, their turns are passed over, and when pieces are taken out it is their smallest.",
      away: "Without a connection your turn waits. After a while anyone who sits at the table may let a fair bot play for you. It stops when you are back.",
      ended: "The host may end the match. Then nobody has won and nobody has lost.",
    },
    bots: {
      title: "Bots",
      same: "A bot plays by these rules, and the die falls for it as it does for everyone.",
      levels:
        "The beginner often does anything at all. The fair one does what is best at this moment. The strong one reckons with what the next player may roll.",
      take_over:
        "Someone who watches may take over a bot’s seat during the match, with its pieces.",
    },
    keys: {
      title: "Keys, mouse and touch",
      point:
        "Tap or click a piece, then what comes next: each step says what. Tapping a stack on a phone spreads it out. The list shows everything that is possible. Whether a move with two pieces waits for the tick is yours to choose in the settings.",
    },
    source: {
      title: "Source",
      text: "Trip Away is a game by Shane Tilton for Looney Pyramids and the Treehouse die, which are trade marks of Looney Labs. This site is not connected with them. The rules are told here in our own words.",
    },
  },
};
