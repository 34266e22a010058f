// The rules of Solitaire, in Italian.

import type { Texts } from "../../game";
import { ruleTexts } from "../texts.it";

const { tiles, ...others } = ruleTexts;

export const rules: Texts = {
  short: {
    goal: {
      title: "Una linea per tutte",
      text: "Posa tutte le tessere in modo che una sola linea rossa le attraversi tutte.",
      colour: "La linea è in {{colour}}.",
      xl: "Si gioca con tutte le 42 tessere che hanno quel colore.",
    },
    piles: {
      title: "Prendi una tessera in cima",
      text: "Le tessere stanno in tre pile con il numero in alto. Chi sa il numero sa la tessera: accanto se ne vede la faccia.",
    },
    match: {
      title: "Colore con colore",
      text: "Tocca una pila, poi una casella accanto alle tessere. La tessera si gira da sola in un modo che va bene; se ce n’è più d’uno, girala ancora.",
    },
    forced: {
      title: "Prima gli spazi forzati",
      text: "Uno spazio con tre vicini è forzato. Se una tessera in cima ci va, si riempie prima di tutto il resto.",
    },
    score: {
      title: "I punti",
      text: "Un punto a tessera nella linea più lunga; due a tessera in un anello, se fanno di più. Ogni tessera rimasta senza posto ne toglie uno.",
    },
  },
  pictures: {
    goal: "Quattordici tessere, e una sola linea rossa illuminata che le attraversa tutte.",
    piles:
      "Tre pile con il numero in alto: 6, 12 e 4, ognuna con la faccia della sua tessera sotto. La prima è voltata.",
    match: "Due tessere. Una terza le tocca entrambe, e i colori combaciano: spunta.",
    forced:
      "Uno spazio con tre tessere attorno, segnato con un punto esclamativo. Arriva una tessera che ci va.",
    loop: "Cinque tessere, e un anello rosso illuminato che le attraversa tutte.",
  },
  full: {
    ...others,
    tiles: {
      ...(tiles as Texts),
      backs:
        "Sul retro ogni tessera ha il suo numero, in rosso, giallo, blu, verde o bianco. Il colore lo dice anche un segno.",
    },
    goal: {
      title: "Lo scopo",
      line: "Una sola linea di un colore per tutte le tessere; meglio ancora, un solo anello.",
      colour: "La linea è rossa, se prima dell’inizio non si sceglie il giallo o il blu.",
      which: "Si gioca con le tessere da 1 a 14: ognuna ha rosso, giallo e blu.",
      which_on: "Si gioca con tutte le 42 tessere che hanno il colore della linea.",
    },
    piles: {
      title: "Le pile",
      shuffled:
        "Le tessere si mescolano e si impilano con il numero in alto. Se ne prende una alla volta.",
      three: "Le pile sono tre, il più possibile uguali.",
      any: "Prendi una qualsiasi delle tessere in cima, anche all’inizio.",
      known:
        "Il numero dice la tessera. La sua faccia si vede accanto alla pila, e in grande quando la scegli.",
    },
    laying: {
      title: "Posare una tessera",
      first: "La prima tessera va al centro.",
      match:
        "Ogni altra ne tocca almeno una, e tutti i lati che si toccano hanno lo stesso colore.",
      forced:
        "Uno spazio vuoto con tre vicini o più è forzato. Finché una tessera in cima va in uno, è lì che si posa una di queste.",
      several: "Se tessere in cima vanno in più spazi forzati, o in più modi, scegli tu.",
      left: "Uno spazio forzato dove non va nessuna tessera in cima resta così, finché una ci va.",
      free: "Non ci sono altre restrizioni: uno spazio può avere quattro vicini, o chiedere tre volte lo stesso colore.",
      stays: "Ciò che è posato resta.",
    },
    aside: {
      title: "Tessere senza posto",
      waits: "Una tessera in cima che non va da nessuna parte aspetta lì: prendine un’altra.",
      none: "Solo quando nessuna tessera in cima ha un posto, una va da parte da sola: quella della pila più alta, e tra pile uguali della prima.",
      never: "Con le tessere da 1 a 14 non può succedere.",
    },
    score: {
      title: "I punti",
      better:
        "Il meglio tra la linea più lunga, un punto a tessera, e l’anello più lungo, due punti a tessera.",
      less: "Meno un punto per ogni tessera messa da parte.",
      wins: "Una linea per tutte le tessere è una vittoria, un anello per tutte un trionfo.",
    },
    leaving: {
      title: "Rinunciare e tornare",
      give_up: "Ti puoi fermare in ogni momento.",
      away: "Chiudi la pagina e torna: è tutto come prima.",
      watch: "Altri possono guardare con il link.",
    },
    keys: {
      title: "Tasti, mouse e dita",
      point:
        "Tocca una pila, poi una casella; oppure trascina lì la tessera. Tocca ancora la pila, gira la rotella o premi il tasto destro per girare la tessera.",
    },
  },
};
