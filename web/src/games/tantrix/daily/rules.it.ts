// The rules of the puzzle of the day, in Italian.

import type { Texts } from "../../game";
import { fullRules, pictureTexts, shortRules } from "../puzzles/rules.it";

export const rules: Texts = {
  short: {
    goal: {
      title: "Un anello al giorno",
      text: "Posa tutte le tessere in modo che il colore del giorno faccia un solo anello con tutte quante.",
    },
    ...shortRules,
  },
  pictures: {
    goal: "Sette tessere, e un solo anello verde che passa per tutte.",
    ...pictureTexts,
  },
  full: {
    ...fullRules,
    task: {
      title: "Che cosa si chiede",
      loop: "Il colore del giorno fa un solo anello chiuso che passa per ogni tessera.",
      tiles:
        "Le tessere e il colore sono estratti fra tutte le 56, uguali per chiunque, e si possono risolvere.",
      day: "Il giorno cambia a mezzanotte, ora di Greenwich (UTC). Un rompicapo cominciato prima si può finire dopo.",
      week: "La settimana comincia facile: 6 tessere il lunedì, una in più ogni giorno, 12 la domenica.",
      holes: "L’anello non deve girare attorno a una casella vuota.",
    },
  },
};
