// What the board of Trip Away says, in Italian.

import type { Texts } from "../game";

export const words: Texts = {
  seats: { count_one: "{{name}}: {{count}} pezzo", count_other: "{{name}}: {{count}} pezzi" },
};
