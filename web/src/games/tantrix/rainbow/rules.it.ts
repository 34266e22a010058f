// The rules of Rainbow, in Italian.

import type { Texts } from "../../game";
import { fullRules, pictureTexts, shortRules } from "../puzzles/rules.it";

export const rules: Texts = {
  short: {
    goal: {
      title: "Un anello o un triangolo",
      text: "Tutte le tessere con il numero di un colore: verde, giallo e bianco fanno un anello, blu e rosso riempiono un triangolo con una sola linea.",
    },
    ...shortRules,
  },
  pictures: {
    goal: "Dieci tessere riempiono un triangolo di lato quattro, e una sola linea blu passa per tutte.",
    ...pictureTexts,
  },
  full: {
    ...fullRules,
    task: {
      title: "Che cosa si chiede",
      tiles:
        "Ogni rompicapo usa tutte le tessere che sul retro hanno il numero di un colore, e nessun’altra.",
      loops: "Verde e giallo: un solo anello chiuso di quel colore con tutte le 10 o 12 tessere.",
      white:
        "Bianco: nessuna tessera ha una linea bianca. Un solo anello chiuso con tutte le 9 tessere; va bene qualsiasi colore.",
      triangles:
        "Blu e rosso: si riempie un triangolo di lato 4 o 5, con una sola linea di quel colore per tutte le 10 o 15 tessere. I suoi capi possono stare ovunque.",
      holes: "Un anello non deve girare attorno a una casella vuota.",
    },
  },
};
