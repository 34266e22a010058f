// The words for tiles and sides, in English: shared by the Tantrix modes, each of which carries them as its "tiles".

import type { Texts } from "../game";

export const tileTexts: Texts = {
  colours: { red: "red", yellow: "yellow", blue: "blue", green: "green" },
  sides: {
    "0": "east",
    "1": "south-east",
    "2": "south-west",
    "3": "west",
    "4": "north-west",
    "5": "north-east",
  },
  label: "tile {{tile}}: {{lines}}",
  straight: "{{colour}} straight from {{from}} to {{to}}",
  bend: "{{colour}} wide bend from {{from}} to {{to}}",
  corner: "{{colour}} tight corner from {{from}} to {{to}}",
  cell: "row {{r}}, column {{q}}",
};
