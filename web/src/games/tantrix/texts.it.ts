// The words for tiles and sides, in Italian.

import { bookTexts } from "../book.it";
import type { Texts } from "../game";

export const tileTexts: Texts = {
  colours: { red: "rosso", yellow: "giallo", blue: "blu", green: "verde" },
  sides: {
    "0": "est",
    "1": "sud-est",
    "2": "sud-ovest",
    "3": "ovest",
    "4": "nord-ovest",
    "5": "nord-est",
  },
  label: "tessera {{tile}}: {{lines}}",
  straight: "{{colour}} dritto da {{from}} a {{to}}",
  bend: "{{colour}} in curva larga da {{from}} a {{to}}",
  corner: "{{colour}} in curva stretta da {{from}} a {{to}}",
  cell: "riga {{r}}, colonna {{q}}",
};

/** What the boards of all modes say: part of their "board". */
export const boardTexts: Texts = {
  label: "Le tessere sul tavolo",
  hand_count_one: "La tua mano, {{count}} tessera",
  hand_count_other: "La tua mano, {{count}} tessere",
  other_hand: "La mano di {{name}}",
  nowhere: "per ora non va da nessuna parte",
  fits_one: "va bene in {{count}} modo",
  fits_other: "va bene in {{count}} modi",
  does_not_fit: "non va bene",
  newest: "posata per ultima",
  turn_left: "Gira a sinistra",
  turn_right: "Gira a destra",
  places_one: "Va bene in {{count}} posto.",
  places_other: "Va bene in {{count}} posti.",
};

/** What the time says that can be hidden. */
export const timeTexts: Texts = {
  time: "Tempo {{time}}",
  hide_time: "Nascondi il tempo",
  show_time: "Mostra il tempo",
};

/** The keys that all modes have: part of their "keys". */
export const keyTexts: Texts = {
  title: "Tasti",
  turn: "Girala a sinistra o a destra",
  walk: "Percorri la mano, o le caselle dove va bene",
  next: "Casella seguente o precedente dove va bene",
  place: "Posala lì",
  back: "Torna alla mano",
  fit: "Guarda tutto il tavolo",
  zoom: "Più vicino, o più lontano",
  last: "Di’ l’ultima mossa",
};

/** What all full rules say: part of their "rules.full". */
export const ruleTexts: Texts = {
  ...bookTexts,
  legend: {
    title: "I quattro colori",
    text: "Ogni linea ha il suo motivo. Dove le tessere sono abbastanza grandi, ha anche il suo segno alle due estremità.",
    red: "Rosso: liscio; dischi alle estremità",
    yellow: "Giallo: una linea sottile al centro; triangoli alle estremità",
    blue: "Blu: barrette; quadrati alle estremità",
    green: "Verde: puntini; rombi alle estremità",
  },
  source: {
    title: "Fonte",
    text: "Tantrix è un gioco di Mike McManaway e un marchio del suo titolare. Questo sito non è collegato a loro. Le regole sono raccontate qui con parole nostre.",
  },
  tiles: {
    title: "Le tessere",
    set: "Le tessere sono 56, tutte diverse. Ognuna porta tre linee in tre dei quattro colori, e ogni linea unisce due dei sei lati.",
    turn: "Le tessere si girano come si vuole. Non si rovesciano mai.",
  },
};
