// The rules of Gobble in their order.

import { optional, rule, ruling, type Section } from "../../rulebook";
import type { PositionName } from "./positions";

export interface GobbleSection extends Section {
  pictures?: readonly PositionName[];
}

export const SECTIONS: readonly GobbleSection[] = [
  { name: "tiles", rules: [rule("set"), rule("turn")] },
  {
    name: "deal",
    pictures: ["joined"],
    rules: [rule("joined"), rule("shares"), rule("left_over"), ruling("handicap"), rule("start")],
  },
  {
    name: "laying",
    pictures: ["fits", "clashes", "lonely"],
    rules: [
      rule("turns"),
      rule("touch"),
      rule("match"),
      rule("free"),
      ruling("refused"),
      ruling("stays"),
    ],
  },
  {
    name: "contest",
    pictures: ["taken"],
    rules: [ruling("first"), ruling("late"), ruling("moment")],
  },
  {
    name: "gobbles",
    pictures: ["gobble", "double"],
    rules: [rule("three"), rule("four"), ruling("more"), optional("call", "call")],
  },
  {
    name: "gifts",
    rules: [
      ruling("choice"),
      optional("double", "split"),
      ruling("time"),
      { ...optional("overdue", "split"), isRuling: true },
      ruling("several"),
      ruling("received"),
      ruling("few"),
      ruling("gone"),
    ],
  },
  {
    name: "end",
    rules: [
      rule("out"),
      rule("last"),
      ruling("stuck"),
      ruling("blocked"),
      ruling("points"),
      ruling("series"),
      ruling("goal"),
    ],
  },
  {
    name: "leaving",
    rules: [ruling("give_up"), ruling("alone"), ruling("away"), ruling("still"), ruling("ended")],
  },
  { name: "bots", rules: [ruling("same"), ruling("levels"), ruling("take_over")] },
];

/** What each player is dealt, by their number, and what is put away. */
export function sharesOf(players: number, dealt: number): { each: number; left: number } {
  return { each: Math.floor(dealt / players), left: dealt % players };
}
