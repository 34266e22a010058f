// Everything Solitaire says, in Italian.

import type { Texts } from "../../game";
import { boardTexts, keyTexts, tileTexts, timeTexts } from "../texts.it";
import { rules } from "./rules.it";

export const it: Texts = {
  title: "Tantrix Solitario",
  short: "Solitario",
  pitch:
    "Tre pile, una linea: posa una tessera dopo l’altra, con un colore che le attraversa tutte.",
  score: "Punti",
  options: {
    colour: {
      label: "Colore della linea",
      help: "Conta la linea, o l’anello, di questo colore.",
      values: { red: "Rosso", yellow: "Giallo", blue: "Blu" },
    },
    xl: {
      label: "42 tessere",
      help: "Tutte le tessere con quel colore, invece di quelle da 1 a 14.",
    },
  },
  attempts: { xl: "42 tessere" },
  best_score_one: "{{count}} punto",
  best_score_other: "{{count}} punti",
  bots: { beginner: "Principiante", fair: "Discreto", strong: "Forte" },
  tiles: tileTexts,
  task: timeTexts,
  rules,
  goal_one: "Una linea in {{colour}} per l’unica tessera",
  goal_other: "Una sola linea in {{colour}} per tutte le {{count}} tessere",
  standing: {
    line_one: "Linea di {{count}}",
    line_other: "Linea di {{count}}",
    loop_one: "Anello di {{count}}, vale doppio",
    loop_other: "Anello di {{count}}, vale doppio",
    score: "Punti {{score}}",
    sum: "Punti {{sum}} = {{score}}",
    set_aside_one: "Messa da parte: tessera {{tiles}}, meno {{count}}.",
    set_aside_other: "Messe da parte: tessere {{tiles}}, meno {{count}}.",
  },
  tell: {
    placed: "{{name}} posa la tessera {{tile}}.",
    placed_you: "Posi la tessera {{tile}}.",
    uncovered: "Pila {{pile}}: tessera {{tile}}.",
    set_aside: "La tessera {{tile}} non ha posto: va da parte.",
    gave_up: "{{name}} si ferma qui.",
    gave_up_you: "Ti fermi qui.",
  },
  news: {
    set_aside_one: "La tessera {{tiles}} non aveva posto: da parte, meno {{count}}.",
    set_aside_other: "Le tessere {{tiles}} non avevano posto: da parte, meno {{count}}.",
  },
  summary: {
    pile_one: "Pila {{pile}}: tessera {{top}}, l’ultima.",
    pile_other: "Pila {{pile}}: tessera {{top}}, {{count}} tessere.",
  },
  last: {
    move: "Posata per ultima: {{tile}}. {{cell}}.",
    nothing: "Non c’è ancora nessuna tessera.",
  },
  piles: {
    pile_one: "sulla pila {{pile}}, l’ultima tessera",
    pile_other: "sulla pila {{pile}}, {{count}} tessere",
    set_aside: "Da parte",
  },
  refusals: {
    not_on_top: "La tessera {{tile}} non è in cima a una pila.",
    taken: "Lì c’è già una tessera.",
    touches_nothing: "Una tessera deve toccarne un’altra.",
    first_at_centre: "La prima tessera va al centro.",
    colours_clash:
      "Il tuo $t(games.solitaire.tiles.colours.{{yours}}) incontra il $t(games.solitaire.tiles.colours.{{theirs}}) sul lato $t(games.solitaire.tiles.sides.{{edge}}).",
    fill_forced: "Prima gli spazi con tre vicini: riempine uno segnato con «!».",
    may_not_act: "Ora non puoi giocare.",
  },
  board: {
    ...boardTexts,
    hand_count_zero: "Le pile, finite",
    hand_count_one: "Le pile, {{count}} tessera in cima",
    hand_count_other: "Le pile, {{count}} tessere in cima",
    forced: "spazio forzato",
    fitting_zero: "nessuna tessera in cima ci va",
    fitting_one: "{{count}} tessera in cima ci va",
    fitting_other: "{{count}} tessere in cima ci vanno",
    not_forced: "non va in nessuno spazio forzato",
    not_forced_now: "Non va in nessuno spazio forzato: prima un’altra tessera.",
    nowhere_now: "Per ora non va da nessuna parte: prendi un’altra tessera.",
    fill: "Prima il forzato: una tessera in cima va in uno spazio segnato con «!».",
    pick: "Scegli una tessera da una pila.",
    offline: "Connessione persa. Le tue tessere aspettano.",
    given_up: "Basta così, per questa volta.",
    watching: "Gioca {{name}}.",
  },
  ending: {
    loop: {
      title: "Trionfo!",
      text: "Un solo anello in {{colour}} per tutte le {{count}} tessere!",
    },
    line: { title: "Fatto!", text: "Una sola linea in {{colour}} per tutte le {{count}} tessere!" },
    none: {
      title: "Le tessere sono tutte posate",
      text: "{{best}}. Le pile si rimescolano, e c’è un’altra occasione.",
    },
    given_up: {
      title: "Per ora basta così",
      text: "Le pile si rimescolano tutte le volte che vuoi.",
    },
    facts: "{{score}} · {{time}}",
    shared: "{{site}}, Solitario: {{best}}, punti {{score}}, in {{time}}",
  },
  keys: {
    ...keyTexts,
    pick: "Scegli la tessera in cima a una pila",
    walk: "Percorri le pile, o le caselle dove va bene",
    back: "Torna alle pile",
    summary: "Di’ la linea, i punti e le pile",
  },
};
