// What the board of Trip Away says, in English.

import type { Texts } from "../game";

export const words: Texts = {
  seats: { count_one: "{{name}}: {{count}} piece", count_other: "{{name}}: {{count}} pieces" },
};
