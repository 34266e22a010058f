// The rules of Discovery, in Italian.

import type { Texts } from "../../game";
import { fullRules, pictureTexts, shortRules } from "../puzzles/rules.it";

export const rules: Texts = {
  short: {
    goal: {
      title: "Un anello chiuso",
      text: "Posa tutte le tessere in modo che un colore faccia un solo anello con tutte quante.",
    },
    race: {
      title: "Per conto tuo, o in gara",
      text: "In gara le tessere sono le stesse per tutti e ciascuno ha il suo tavolo. Vince il primo anello.",
    },
    ...shortRules,
  },
  pictures: {
    goal: "Cinque tessere, e un solo anello rosso che passa per tutte.",
    race: "Due tavoli. A sinistra un anello di tre tessere è chiuso, a destra manca ancora una tessera.",
    ...pictureTexts,
  },
  full: {
    ...fullRules,
    task: {
      title: "Che cosa si chiede",
      tiles:
        "Il rompicapo di una misura ha le tessere da 1 al suo numero, e le usa tutte: 28 rompicapi, da 3 tessere a 30.",
      loop: "Un colore fa un solo anello chiuso che passa per ogni tessera. È il colore del numero più alto sul retro delle tessere vere: sta scritto sopra il tavolo.",
      holes: "L’anello non deve girare attorno a una casella vuota.",
      holes_on: "L’anello può girare attorno a una casella vuota. Una soluzione così non conta.",
      new: "Fino a 9 tessere ogni rompicapo ricomincia da capo. Da 10 in poi la tessera nuova si può spesso inserire nell’anello che hai.",
    },
    race: {
      title: "La gara",
      boards:
        "Si gareggia fino in sei per lo stesso rompicapo, ciascuno sul suo tavolo, che tutti possono vedere.",
      first: "Vince chi risolve per primo, e la gara finisce. Gli altri sono tutti secondi.",
      leave: "Chi rinuncia va dietro a chi continua. Chi resta per ultimo ha vinto.",
      bots: "I bot conoscono la strada, perciò accanto a un bot nessun tempo è un tempo migliore. Cambia quanto cercano la tessera seguente.",
    },
  },
};
