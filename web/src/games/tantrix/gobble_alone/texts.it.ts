// Everything Gobble alone says, in Italian.

import type { Texts } from "../../game";
import { boardTexts, keyTexts, tileTexts, timeTexts } from "../texts.it";
import { rules } from "./rules.it";

export const it: Texts = {
  title: "Tantrix Gobble per uno",
  short: "Gobble per uno",
  pitch: "Dal sacchetto esce una tessera dopo l’altra. Trova posto a tutte e 56.",
  score: "Tessere rimaste",
  bots: { beginner: "Principiante", fair: "Discreto", strong: "Forte" },
  tiles: tileTexts,
  task: timeTexts,
  rules,
  standing: {
    left_zero: "Nessuna tessera rimasta",
    left_one: "{{count}} tessera rimasta",
    left_other: "{{count}} tessere rimaste",
    bag_zero: "Il sacchetto è vuoto",
    bag_one: "{{count}} tessera nel sacchetto",
    bag_other: "{{count}} tessere nel sacchetto",
    discards_zero: "Niente scarti",
    discards_one: "{{count}} scarto: tessera {{top}}",
    discards_other: "{{count}} scarti, in cima la tessera {{top}}",
    due_one: "poi ancora {{count}} scarto",
    due_other: "poi ancora {{count}} scarti",
  },
  tell: {
    placed: "{{name}} posa la tessera {{tile}}.",
    placed_you: "Posi la tessera {{tile}}.",
    drew: "{{name}} pesca la tessera {{tile}}.",
    drew_you: "Peschi la tessera {{tile}}.",
    discarded: "La tessera {{tile}} non ha posto: tra gli scarti.",
    gobbled_zero: "Gobble, ma non c’è nessuno scarto da liberare.",
    gobbled_one: "Gobble: si libera {{count}} scarto.",
    gobbled_other: "Doppio gobble: si liberano {{count}} scarti.",
    freed: "La tessera {{tile}} è di nuovo libera.",
    put_back: "La tessera {{tile}} torna nel sacchetto.",
    went_back: "La tessera {{tile}} non ha posto: torna nel sacchetto.",
    gave_up: "{{name}} si ferma qui.",
    gave_up_you: "Ti fermi qui.",
  },
  news: {
    discarded_one: "La tessera {{tiles}} non aveva posto: tra gli scarti.",
    discarded_other: "Le tessere {{tiles}} non avevano posto: tra gli scarti.",
    returned_one: "Libera ma senza posto, la tessera {{tiles}} torna nel sacchetto.",
    returned_other: "Libere ma senza posto, le tessere {{tiles}} tornano nel sacchetto.",
  },
  summary: { hand: "C’è da posare la tessera {{tile}}." },
  last: {
    move: "Posata per ultima: {{tile}}. {{cell}}.",
    nothing: "Non hai ancora posato una tessera.",
  },
  discards: { order: "La prima è in cima, ed è la prima a liberarsi." },
  refusals: {
    not_in_hand: "La tessera {{tile}} non è quella pescata.",
    taken: "Lì c’è già una tessera.",
    too_few_neighbours:
      "Una tessera deve toccarne almeno altre due. Qui ne toccherebbe {{neighbours}}.",
    colours_clash:
      "Il tuo $t(games.gobble_alone.tiles.colours.{{yours}}) incontra il $t(games.gobble_alone.tiles.colours.{{theirs}}) sul lato $t(games.gobble_alone.tiles.sides.{{edge}}).",
    not_freed: "Solo una tessera liberata da un gobble può tornare nel sacchetto.",
    may_not_act: "Ora non puoi giocare.",
  },
  board: {
    ...boardTexts,
    hand_count_zero: "Nessuna tessera da posare",
    hand_count_one: "La tessera da posare",
    hand_count_other: "Le tessere da posare",
    gobble: "gobble: libera lo scarto in cima",
    double: "doppio gobble: libera i due scarti in cima",
    goal: "Posa la tessera in modo che ne tocchi altre due.",
    freed: "Liberata dal tuo gobble: posala o rimettila.",
    put_back: "Rimettila",
    offline: "Connessione persa. La tua tessera aspetta.",
    given_up: "Basta così, per questa volta.",
    watching: "Gioca {{name}}.",
  },
  ending: {
    perfect: { title: "Perfetto!", text: "Tutte le 56 tessere sono posate." },
    left: {
      title: "Il sacchetto è vuoto",
      text_one: "Resta {{count}} tessera: per un soffio!",
      text_other: "Restano {{count}} tessere.",
    },
    given_up: {
      title: "Per ora basta così",
      text: "Il sacchetto si rimescola tutte le volte che vuoi.",
    },
    facts: "{{end}} ({{time}})",
    shared: "{{site}}, Gobble per uno: {{end}} ({{time}})",
  },
  keys: {
    ...keyTexts,
    walk: "Percorri le caselle dove va bene",
    place: "Sulla tessera: alla casella migliore. In una casella: posala lì",
    back: "Torna alla tessera",
    summary: "Di’ la tessera, il sacchetto e gli scarti",
    put_back: "Rimetti nel sacchetto una tessera liberata",
  },
};
