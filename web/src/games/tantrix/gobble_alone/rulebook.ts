// The rules of Gobble alone in their order.

import { rule, ruling, type Section } from "../../rulebook";

export const SECTIONS: readonly Section[] = [
  { name: "tiles", rules: [rule("set"), rule("turn")] },
  { name: "start", rules: [rule("joined"), rule("one")] },
  { name: "laying", rules: [rule("touch"), rule("match"), ruling("must"), rule("discard")] },
  {
    name: "gobbles",
    rules: [rule("three"), ruling("four"), ruling("top"), rule("choice"), ruling("again")],
  },
  { name: "back", rules: [ruling("nowhere"), ruling("unseen"), ruling("lapse")] },
  { name: "end", rules: [ruling("over"), ruling("score")] },
  { name: "leaving", rules: [ruling("give_up"), ruling("away"), ruling("watch")] },
];
