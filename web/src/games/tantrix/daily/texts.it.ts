// Everything the puzzle of the day says, in Italian.

import type { Texts } from "../../game";
import { puzzleTexts } from "../puzzles/texts.it";
import { rules } from "./rules.it";

export const it: Texts = {
  ...puzzleTexts,
  rules,
  title: "Il Tantrix del giorno",
  short: "Del giorno",
  pitch: "Ogni giorno un anello nuovo, uguale per chiunque. Facile il lunedì, lungo la domenica.",
  options: { day: { label: "Giorno", help: "Il giorno di questo rompicapo." } },
};
