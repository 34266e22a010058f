// What the full rules of every game say, in Italian: part of their "rules.full".

import type { Texts } from "./game";

export const bookTexts: Texts = {
  tags: "Dove c’è scritto «{{ruling}}»: nelle regole pubblicate non abbiamo trovato niente, o lasciano la scelta a chi gioca. Qui si fa così.",
  ruling: "nostra regola",
  here: "a questo tavolo",
  with_option: "Con «{{option}}»:",
};
