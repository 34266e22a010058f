// Everything Gobble says, in Italian.

import type { Texts } from "../../game";
import { boardTexts, keyTexts, tileTexts } from "../texts.it";
import { rules } from "./rules.it";

export const it: Texts = {
  title: "Tantrix Gobble",
  short: "Gobble",
  pitch:
    "Si posa nello stesso momento, senza turni. Vince chi resta prima senza tessere, e intanto ne regala.",
  score: "Tessere rimaste",
  options: {
    split: {
      label: "Regali doppi divisi",
      help: "Le due tessere di un doppio possono andare a due persone diverse.",
    },
    call: {
      label: "Il gobble va chiamato",
      help: "Riempi un gobble e premi «Gobble!» entro due secondi, altrimenti niente regalo.",
    },
  },
  choice: {
    share: {
      label: "Tessere iniziali",
      help: "Chi è più veloce può tenere la quota intera e lasciarne una più piccola agli altri.",
      values: { full: "Quota intera", three_quarters: "Tre quarti", half: "Metà" },
    },
  },
  bots: { beginner: "Principiante", fair: "Discreto", fast: "Veloce" },
  places: { "1": "1º", "2": "2º", "3": "3º", "4": "4º", "5": "5º", "6": "6º" },
  tiles: tileTexts,
  rules,
  tell: {
    placed: "{{name}} posa la tessera {{tile}}.",
    placed_you: "Posi la tessera {{tile}}.",
    gobbled: "{{name}} fa gobble e regala una tessera.",
    gobbled_you: "Gobble! Regala una tessera.",
    double: "{{name}} fa un doppio gobble e regala due tessere.",
    double_you: "Doppio gobble! Regala due tessere.",
    call_missed: "{{name}} non ha chiamato il gobble in tempo.",
    call_missed_you: "Non hai chiamato il gobble in tempo.",
    given: "{{name}} regala la tessera {{tile}} a {{to}}.",
    given_you: "Regali la tessera {{tile}} a {{to}}.",
    given_to_you: "{{name}} ti regala la tessera {{tile}}.",
    out: "{{name}} ha finito: {{place}} posto!",
    out_you: "Hai finito: {{place}} posto!",
    turned_up: "Nessuno poteva posare: la tessera {{tile}} viene scoperta e posata per tutti.",
    resigned: "{{name}} lascia la gara.",
    resigned_you: "Lasci la gara.",
  },
  summary: {
    left: "{{name}} {{count}}",
    out: "{{name}} ha finito: {{place}}",
    resigned: "{{name}} ha lasciato",
  },
  last: {
    move: "{{name}}: {{tile}}. {{cell}}.",
    move_nobody: "Posata per tutti: {{tile}}. {{cell}}.",
    nothing: "Nessuno ha ancora posato una tessera.",
  },
  refusals: {
    not_in_hand: "La tessera {{tile}} non è più nella tua mano.",
    taken: "{{name}} ha fatto prima · {{ms}} ms",
    taken_nobody: "Lì c’è già una tessera.",
    too_few_neighbours:
      "Una tessera deve toccarne almeno altre due. Qui ne toccherebbe {{neighbours}}.",
    colours_clash:
      "Il tuo $t(games.gobble.tiles.colours.{{yours}}) incontra il $t(games.gobble.tiles.colours.{{theirs}}) sul lato $t(games.gobble.tiles.sides.{{edge}}).",
    no_gift_owed: "Ora non hai niente da regalare.",
    cannot_receive: "Non puoi regalare una tessera a questa persona.",
    other_receiver: "Le due tessere di un doppio vanno alla stessa persona.",
    nothing_to_call: "Non hai nessun gobble da chiamare.",
    may_not_act: "Ora non puoi giocare.",
  },
  board: {
    ...boardTexts,
    gobble: "gobble: regali una tessera",
    double: "doppio gobble: regali due tessere",
    goal: "Posa tutte le tue tessere: vince chi finisce prima.",
    goal_to_watch: "Vince chi resta prima senza tessere.",
    pick: "Scegli una tessera, poi una casella.",
    no_place: "Per ora non va da nessuna parte.",
    no_tile:
      "Per ora nessuna delle tue tessere va bene. La mossa di qualcun altro può cambiare tutto.",
    offline: "Connessione persa. Le tue tessere aspettano.",
    over: "La gara è finita.",
    finished: "Hai finito: {{place}} posto! Guarda come va a finire.",
    left: "Hai lasciato la gara.",
  },
  gifts: {
    label: "Il tuo regalo",
    from: "+1 da {{name}}",
    give: "Gobble! Regala questa tessera a",
    give_second: "La seconda tessera va a",
    pick: "Gobble! Scegli una tessera da regalare",
    pick_second: "Scegli la seconda tessera da regalare",
    to_one: "{{name}}, {{count}} tessera",
    to_other: "{{name}}, {{count}} tessere",
    seconds_one: "{{count}} secondo rimasto",
    seconds_other: "{{count}} secondi rimasti",
    call: "Gobble!",
  },
  racers: {
    label: "Tessere rimaste",
    tiles_one: "{{count}} tessera",
    tiles_other: "{{count}} tessere",
    one_left: "ultima!",
    out: "{{place}}",
    resigned: "ha lasciato",
    away: "assente",
    bot: "bot",
    you: "tu",
    show_hand: "mostra la mano",
  },
  keys: {
    ...keyTexts,
    pick: "Scegli una tessera della mano dal suo posto",
    give: "Quando devi un regalo: a chi va la tessera",
    call: "Chiama un gobble",
    summary: "Di’ quante tessere restano a ciascuno",
  },
};
