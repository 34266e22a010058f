// The rules of N-Tropy in their order.

import { rule, ruling, type Section } from "../rulebook";
import type { PositionName } from "./positions";

export interface NTropySection extends Section {
  pictures?: readonly PositionName[];
}

export const SECTIONS: readonly NTropySection[] = [
  {
    name: "start",
    pictures: ["goal"],
    rules: [rule("base"), rule("share"), rule("fewer"), ruling("first")],
  },
  {
    name: "turn",
    rules: [rule("one"), rule("die"), ruling("faces"), rule("first_two")],
  },
  {
    name: "one_point",
    pictures: ["balanced", "tucked"],
    rules: [rule("balanced"), rule("tucked"), rule("not_notched"), ruling("across")],
  },
  {
    name: "two_points",
    pictures: ["level", "upright"],
    rules: [rule("level"), rule("upright"), rule("anywhere"), ruling("how_level")],
  },
  {
    name: "plane",
    pictures: ["crossing"],
    rules: [ruling("cross"), ruling("ends"), ruling("hand"), rule("sphere")],
  },
  {
    name: "after",
    pictures: ["fall"],
    rules: [
      rule("five"),
      rule("must"),
      rule("fell"),
      rule("notched_back"),
      rule("late"),
      ruling("foul"),
      ruling("fallen"),
      ruling("still_moving"),
      ruling("in_the_way"),
    ],
  },
  {
    name: "end",
    pictures: ["topple"],
    rules: [
      rule("win"),
      rule("topple"),
      ruling("played"),
      ruling("nobody_else"),
      ruling("places"),
      ruling("rounds"),
      ruling("series"),
    ],
  },
  {
    name: "hand",
    rules: [ruling("sway"), ruling("moment"), ruling("aid"), ruling("clock"), ruling("places")],
  },
  { name: "alone", rules: [ruling("run"), ruling("clean"), ruling("topple")] },
  { name: "leaving", rules: [ruling("give_up"), ruling("away"), ruling("ended")] },
  { name: "bots", rules: [ruling("same"), ruling("take_over")] },
];
