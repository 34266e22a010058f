// Everything the puzzle of the day says, in English.

import type { Texts } from "../../game";
import { puzzleTexts } from "../puzzles/texts.en";
import { rules } from "./rules.en";

export const en: Texts = {
  ...puzzleTexts,
  rules,
  title: "Tantrix of the day",
  short: "Of the day",
  pitch: "A new loop every day, the same for everyone. Easy on Monday, long on Sunday.",
  options: { day: { label: "Day", help: "The day whose puzzle it is." } },
};
