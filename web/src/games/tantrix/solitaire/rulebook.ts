// The rules of Solitaire in their order.

import { optional, rule, ruling, type Section } from "../../rulebook";

export const SECTIONS: readonly Section[] = [
  { name: "tiles", rules: [rule("set"), rule("turn"), rule("backs")] },
  { name: "goal", rules: [rule("line"), ruling("colour"), optional("which", "xl")] },
  { name: "piles", rules: [rule("shuffled"), ruling("three"), ruling("any"), rule("known")] },
  {
    name: "laying",
    rules: [
      ruling("first"),
      rule("match"),
      rule("forced"),
      rule("several"),
      ruling("left"),
      ruling("free"),
      ruling("stays"),
    ],
  },
  { name: "aside", rules: [ruling("waits"), ruling("none"), ruling("never")] },
  { name: "score", rules: [ruling("better"), ruling("less"), ruling("wins")] },
  { name: "leaving", rules: [ruling("give_up"), ruling("away"), ruling("watch")] },
];
