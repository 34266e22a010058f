// The words for tiles and sides, in Italian.

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
