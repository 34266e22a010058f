// The rules of Gobble alone, in Italian.

import type { Texts } from "../../game";
import { ruleTexts } from "../texts.it";

export const rules: Texts = {
  short: {
    draw: {
      title: "Posa ciò che peschi",
      text: "Due tessere sono già unite. Le altre escono dal sacchetto una alla volta: ognuna deve toccarne almeno due, e tutti i colori devono combaciare.",
    },
    discard: {
      title: "Senza posto? Tra gli scarti",
      text: "Una tessera che non va da nessuna parte finisce da sola tra gli scarti, e si pesca la prossima.",
    },
    gobble: {
      title: "Gobble!",
      text: "Riempire uno spazio con tre vicini libera lo scarto in cima; con quattro o più ne libera due.",
    },
    freed: {
      title: "Posala o rimettila",
      text: "Una tessera liberata si posa, o torna nel sacchetto, come vuoi. Con il sacchetto vuoto è finita: meno tessere restano meglio è, e nessuna è perfetto.",
    },
  },
  pictures: {
    draw: "Due tessere unite. Una terza esce dal sacchetto, le tocca entrambe, e i colori combaciano: spunta.",
    discard: "Una tessera sotto le due non combacia: croce. Va tra gli scarti.",
    gobble:
      "Uno spazio con tre tessere attorno, segnato con una freccia e un uno. Arriva una tessera che ci va.",
    freed:
      "La tessera in cima agli scarti si libera. Da lì una freccia va a una casella vuota, una al sacchetto.",
  },
  full: {
    ...ruleTexts,
    start: {
      title: "L’inizio",
      joined:
        "Tutte le 56 tessere sono nel sacchetto. Se ne pescano due e si uniscono, con i colori che combaciano.",
      one: "Le altre si pescano una alla volta.",
    },
    laying: {
      title: "Posare una tessera",
      touch: "Una tessera deve toccarne almeno due già posate.",
      match: "Tutti i lati che si toccano hanno lo stesso colore.",
      must: "Una tessera che ha un posto va posata.",
      discard: "Una senza posto va tra gli scarti, e si pesca la prossima. Succede da solo.",
    },
    gobbles: {
      title: "I gobble",
      three: "Uno spazio con tre vicini è un gobble. Riempirlo libera uno scarto.",
      four: "Con quattro vicini o più è un doppio gobble, e ne libera due.",
      top: "Si libera prima lo scarto in cima: l’ultimo arrivato. Se sono due, uno dopo l’altro.",
      choice: "Una tessera liberata si posa, o si rimette nel sacchetto.",
      again: "Una tessera liberata che riempie un gobble ne libera un’altra.",
    },
    back: {
      title: "Di nuovo nel sacchetto",
      nowhere: "Una tessera liberata che non ha posto torna da sola nel sacchetto.",
      unseen: "Va in un punto qualsiasi tra le altre, e nessuno vede dove.",
      lapse: "Se non ci sono scarti, un gobble non libera niente.",
    },
    end: {
      title: "La fine",
      over: "È finita quando il sacchetto è vuoto e l’ultima tessera è posata.",
      score: "Il punteggio è il numero di tessere che non sono sul tavolo: 0 è perfetto.",
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
        "Tocca una casella, o trascina lì la tessera: si gira da sola in un modo che va bene. Tocca la tessera, gira la rotella o premi il tasto destro per girarla ancora.",
    },
  },
};
