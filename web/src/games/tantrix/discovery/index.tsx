// Tantrix Discovery in the browser.

import { puzzleClient } from "../puzzles/client";
import { PuzzleEmblem } from "../puzzles/emblem";
import { FIVE } from "../puzzles/positions";
import { en } from "./texts.en";
import { it } from "./texts.it";

export const discovery = puzzleClient("discovery", {
  Emblem: () => <PuzzleEmblem {...FIVE} />,
  Rules: () => null,
  texts: { en, it },
});
