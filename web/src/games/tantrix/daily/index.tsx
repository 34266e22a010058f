// Tantrix of the day in the browser.

import { puzzleClient } from "../puzzles/client";
import { PuzzleEmblem } from "../puzzles/emblem";
import { SEVEN } from "../puzzles/positions";
import { en } from "./texts.en";
import { it } from "./texts.it";

export const daily = puzzleClient("daily", {
  Emblem: () => <PuzzleEmblem {...SEVEN} />,
  Rules: () => null,
  texts: { en, it },
});
