// What the full rules of every game say, in English: part of their "rules.full".

import type { Texts } from "./game";

export const bookTexts: Texts = {
  tags: "Marked “{{ruling}}”: we found nothing on it in the published rules, or they leave the choice to the players. This is how it is played here.",
  ruling: "our ruling",
  here: "at this table",
  with_option: "With “{{option}}”:",
};
