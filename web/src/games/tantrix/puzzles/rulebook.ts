// The rules of a puzzle in their order: what is asked is each game's own, the rest they share.

import { type Rule, rule, ruling, type Section } from "../../rulebook";

/** Steps that can be undone: a test of the server's compares it. */
export const STEPS_KEPT = 200;

const LAYING: Section = {
  name: "laying",
  rules: [
    rule("free"),
    ruling("swap"),
    rule("match"),
    ruling("undo"),
    ruling("judged"),
    ruling("moves"),
  ],
};

const HINTS: Section = {
  name: "hints",
  rules: [ruling("alone"), ruling("lay"), ruling("take_back"), ruling("none")],
};

const TIME: Section = { name: "time", rules: [ruling("clock"), ruling("best"), ruling("break")] };

const LEAVING: Section = { name: "leaving", rules: [ruling("give_up"), ruling("away")] };

/** All sections, with the game's own task, and what it has besides. */
export function sectionsOf(task: readonly Rule[], others: readonly Section[] = []): Section[] {
  return [
    { name: "tiles", rules: [rule("set"), rule("turn")] },
    { name: "task", rules: task },
    LAYING,
    HINTS,
    TIME,
    ...others,
    LEAVING,
  ];
}
