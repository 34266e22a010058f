// The rules of the strategy game in their order.

import { optional, rule, ruling, type Section } from "../../rulebook";
import type { PositionName } from "./positions";

export interface StrategySection extends Section {
  pictures?: readonly PositionName[];
}

export const SECTIONS: readonly StrategySection[] = [
  { name: "tiles", rules: [rule("set"), rule("turn")] },
  {
    name: "start",
    rules: [
      rule("colours"),
      ruling("wishes"),
      optional("sides", "teams"),
      rule("hands"),
      rule("first"),
      rule("open"),
    ],
  },
  {
    name: "turns",
    pictures: ["forced", "free"],
    rules: [
      rule("opening"),
      rule("steps"),
      rule("match"),
      rule("draw"),
      rule("order"),
      rule("nobody"),
      rule("pass"),
      ruling("plans"),
    ],
  },
  {
    name: "restrictions",
    pictures: ["alike", "closed"],
    rules: [
      rule("while"),
      rule("alike"),
      rule("four"),
      rule("side"),
      ruling("forced"),
      rule("endgame"),
    ],
  },
  {
    name: "score",
    pictures: ["line", "loop"],
    rules: [rule("best"), ruling("alone"), rule("live"), ruling("ties")],
  },
  {
    name: "end",
    rules: [optional("last", "end", "all"), ruling("turn"), rule("blocked"), ruling("series")],
  },
  {
    name: "clocks",
    rules: [
      optional("clocks", "clock"),
      ruling("added"),
      optional("zero", "at_zero", "loss"),
      ruling("still"),
    ],
  },
  { name: "leaving", rules: [ruling("give_up"), ruling("away"), ruling("ended")] },
  { name: "bots", rules: [ruling("same"), ruling("levels"), ruling("take_over")] },
];
