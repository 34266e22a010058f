// Everything Rainbow says, in Italian.

import type { Texts } from "../../game";
import { puzzleTexts } from "../puzzles/texts.it";
import { rules } from "./rules.it";

export const it: Texts = {
  ...puzzleTexts,
  rules,
  title: "Tantrix Rainbow",
  short: "Rainbow",
  pitch: "Cinque rompicapi, uno per ogni colore dei numeri: tre anelli e due triangoli.",
  options: {
    back: {
      label: "Il colore dei numeri",
      help: "Verde, giallo e bianco chiedono un anello, blu e rosso un triangolo.",
      values: {
        red: "Rosso: un triangolo di 15 tessere",
        yellow: "Giallo: un anello di 12 tessere",
        blue: "Blu: un triangolo di 10 tessere",
        green: "Verde: un anello di 10 tessere",
        white: "Bianco: un anello di 9 tessere",
      },
    },
  },
};
