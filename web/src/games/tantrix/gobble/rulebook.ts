// The rules in their order: what is in which section, which of them are rulings of ours, which an option changes.

import type { GobbleOptions } from "./messages.gen";
import type { PositionName } from "./positions";

export interface Rule {
  /** Its text's key within its section. */
  name: string;
  /** The published rules leave it open: this is how it is played here. */
  isRuling?: true;
  /** The option that changes it: with the option on, its text's key ends in "_on". */
  option?: keyof GobbleOptions;
}

export interface Section {
  /** Its key: the texts of its heading and its rules lie below it. */
  name: string;
  pictures?: readonly PositionName[];
  rules: readonly Rule[];
}

const rule = (name: string): Rule => ({ name });
const ruling = (name: string): Rule => ({ name, isRuling: true });
const optional = (name: string, option: keyof GobbleOptions): Rule => ({ name, option });

export const SECTIONS: readonly Section[] = [
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
      { ...ruling("overdue"), option: "split" },
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

/** The number of each section's first rule: they are counted through, so that one can be named by its number alone. */
export const FIRST_NUMBERS: readonly number[] = SECTIONS.map((_, index) =>
  SECTIONS.slice(0, index).reduce((number, { rules }) => number + rules.length, 1),
);

/** What each player is dealt, by their number, and what is put away. */
export function sharesOf(players: number, dealt: number): { each: number; left: number } {
  return { each: Math.floor(dealt / players), left: dealt % players };
}
