// Tantrix of the day in the browser.

import { rule, ruling } from "../../rulebook";
import { puzzleClient } from "../puzzles/client";
import { PuzzleEmblem } from "../puzzles/emblem";
import { SEVEN } from "../puzzles/positions";
import { sectionsOf } from "../puzzles/rulebook";
import { rulesOf } from "../puzzles/rules";
import { sayOf } from "../puzzles/tell";
import { en } from "./texts.en";
import { it } from "./texts.it";

const TASK = [rule("loop"), ruling("tiles"), ruling("day"), ruling("week"), ruling("holes")];

export const daily = puzzleClient("daily", {
  Emblem: () => <PuzzleEmblem {...SEVEN} />,
  Rules: rulesOf(sayOf("daily"), { goal: SEVEN, sections: sectionsOf(TASK) }),
  texts: { en, it },
});
