// Tantrix Rainbow in the browser.

import { rule, ruling } from "../../rulebook";
import { puzzleClient } from "../puzzles/client";
import { PuzzleEmblem } from "../puzzles/emblem";
import { TRIANGLE } from "../puzzles/positions";
import { sectionsOf } from "../puzzles/rulebook";
import { rulesOf } from "../puzzles/rules";
import { sayOf } from "../puzzles/tell";
import { en } from "./texts.en";
import { it } from "./texts.it";

const TASK = [rule("tiles"), rule("loops"), ruling("white"), rule("triangles"), ruling("holes")];

export const rainbow = puzzleClient("rainbow", {
  Emblem: () => <PuzzleEmblem {...TRIANGLE} />,
  Rules: rulesOf(sayOf("rainbow"), { goal: TRIANGLE, sections: sectionsOf(TASK) }),
  texts: { en, it },
});
