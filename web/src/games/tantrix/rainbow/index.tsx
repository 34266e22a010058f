// Tantrix Rainbow in the browser.

import { puzzleClient } from "../puzzles/client";
import { PuzzleEmblem } from "../puzzles/emblem";
import { TRIANGLE } from "../puzzles/positions";
import { en } from "./texts.en";
import { it } from "./texts.it";

export const rainbow = puzzleClient("rainbow", {
  Emblem: () => <PuzzleEmblem {...TRIANGLE} />,
  Rules: () => null,
  texts: { en, it },
});
