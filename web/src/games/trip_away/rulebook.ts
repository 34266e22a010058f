// The rules of Trip Away in their order.

import { optional, rule, ruling, type Section } from "../rulebook";
import type { PositionName } from "./positions";

export interface TripAwaySection extends Section {
  pictures?: readonly PositionName[];
}

export const SECTIONS: readonly TripAwaySection[] = [
  {
    name: "start",
    rules: [rule("pieces"), ruling("alone"), ruling("yours"), ruling("first")],
  },
  {
    name: "turn",
    rules: [
      rule("roll"),
      rule("wild"),
      optional("pass", "reroll"),
      ruling("must"),
      ruling("pointing"),
      ruling("holder"),
    ],
  },
  { name: "tip", pictures: ["tip"], rules: [rule("tip"), ruling("apart"), ruling("upright")] },
  { name: "aim", pictures: ["aim"], rules: [rule("aim"), ruling("alone"), ruling("whom")] },
  {
    name: "swap",
    pictures: ["swap"],
    rules: [rule("swap"), ruling("any"), ruling("keeps"), ruling("stands"), ruling("turn")],
  },
  {
    name: "away",
    pictures: ["dig", "hop"],
    rules: [
      rule("dig"),
      rule("hop"),
      rule("sizes"),
      ruling("stack"),
      ruling("rest"),
      ruling("lying"),
    ],
  },
  { name: "win", rules: [rule("win"), ruling("places"), ruling("series")] },
  {
    name: "removal",
    pictures: ["removal"],
    rules: [
      optional("when", "removal", "once"),
      optional("order", "first_remover", "lot"),
      rule("any"),
      ruling("closes"),
      rule("wins"),
    ],
  },
  { name: "leaving", rules: [ruling("give_up"), ruling("away"), ruling("ended")] },
  { name: "bots", rules: [ruling("same"), ruling("levels"), ruling("take_over")] },
];
