// Everything Discovery says, in Italian.

import type { Texts } from "../../game";
import { puzzleTexts } from "../puzzles/texts.it";
import { rules } from "./rules.it";

export const it: Texts = {
  ...puzzleTexts,
  rules,
  title: "Tantrix Discovery",
  short: "Discovery",
  pitch: "Poche tessere, un anello. 28 rompicapi da 3 a 30 tessere: per conto tuo, o in gara.",
  options: {
    size: { label: "Tessere", help: "Le tessere 1, 2, 3 e così via: da 3 a 30." },
    holes: {
      label: "Buchi permessi",
      help: "L’anello può girare attorno a una casella vuota. Una soluzione così non conta.",
    },
  },
};
