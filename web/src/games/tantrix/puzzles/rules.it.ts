// The rules that all puzzles share, in Italian.

import type { Texts } from "../../game";
import { ruleTexts } from "../texts.it";

export const shortRules: Texts = {
  match: {
    title: "Stesso colore con stesso colore",
    text: "Dove due tessere si toccano, i lati devono combaciare. Una croce segna quello che non combacia.",
  },
  play: {
    title: "Prova di tutto",
    text: "Tocca una tessera, poi una casella. Toccala ancora per girarla, spostala, riprendila: ogni passo si annulla.",
  },
  hint: {
    title: "Non viene? Chiedi",
    text: "Un aiuto mostra una tessera che porta avanti, o le tessere che sono d’intralcio.",
  },
};

export const pictureTexts: Texts = {
  match:
    "Due tessere unite dalle linee blu: con un segno di spunta. Una terza in cui {{yours}} incontra {{theirs}}: con una croce.",
  play: "Una tessera va da accanto al tavolo a una casella vuota.",
  hint: "Due tessere, e una terza come un’ombra con un doppio contorno dove va posata.",
};

export const fullRules: Texts = {
  ...ruleTexts,
  laying: {
    title: "Posare le tessere",
    free: "Le tessere si posano, si girano, si spostano e si riprendono a piacere. Niente viene rifiutato perché non combacia.",
    swap: "Una tessera messa dove ce n’è già un’altra si scambia di posto con quella.",
    match:
      "In una soluzione tutti i lati che si toccano hanno lo stesso colore. Intanto, quelli che non combaciano sono segnati.",
    undo: "Ogni passo si può annullare e ripetere: fino a {{steps}} passi.",
    judged:
      "Quando le tessere sono tutte posate, il tavolo viene giudicato subito. Se non è una soluzione, leggi perché.",
    moves:
      "Le mosse si contano: ogni tessera posata, spostata o ripresa. Girare più volte una tessera dov’è conta una volta sola.",
  },
  hints: {
    title: "Aiuti",
    alone:
      "Per conto tuo puoi chiedere un aiuto in ogni momento, finché restano tessere. In gara non ce ne sono.",
    lay: "Se il tavolo si può completare così com’è, l’aiuto mostra una tessera e dove va.",
    take_back:
      "Altrimenti dice quali tessere riprendere. Dice se è dimostrato, o se si conosce soltanto una soluzione che lascia le altre.",
    none: "Certi tavoli sono troppo difficili per pochi secondi. Allora lo dice.",
  },
  time: {
    title: "Il tempo",
    clock: "L’orologio va dall’inizio alla soluzione. Si può nascondere: tocca l’orologio.",
    best: "Un tempo senza aiuti vale come tempo migliore, se non ci sono state interruzioni.",
    break: "Mentre nessuno di chi gioca è connesso, l’orologio sta fermo.",
  },
  leaving: {
    title: "Rinunciare",
    give_up:
      "Chi rinuncia non ha risolto. Il rompicapo si può ricominciare tutte le volte che si vuole.",
    away: "Chiudi la pagina e torna: il tavolo, i suoi passi e l’orologio sono come prima.",
  },
  keys: {
    title: "Tasti, mouse e dita",
    point:
      "Tocca una tessera, poi una casella: si posa lì, girata in modo che combaci, se può. Toccala ancora per girarla di un sesto; tocca un’altra tessera per prendere quella, o una casella vuota per spostarla lì. Oppure trascina le tessere: sopra un’altra si scambiano, fuori dal tavolo si riprendono. La rotella e il tasto destro girano la tessera scelta.",
  },
};
