// Tantrix Discovery in the browser.

import { optional, rule, ruling } from "../../rulebook";
import { puzzleClient } from "../puzzles/client";
import { PuzzleEmblem } from "../puzzles/emblem";
import { RacePicture } from "../puzzles/picture";
import { FIVE } from "../puzzles/positions";
import { sectionsOf } from "../puzzles/rulebook";
import { rulesOf } from "../puzzles/rules";
import { sayOf } from "../puzzles/tell";
import { en } from "./texts.en";
import { it } from "./texts.it";

const TASK = [
  rule("tiles"),
  rule("loop"),
  { ...optional("holes", "holes"), isRuling: true as const },
  rule("new"),
];

const RACE = {
  name: "race",
  rules: [ruling("boards"), ruling("first"), ruling("leave"), ruling("bots")],
};

export const discovery = puzzleClient("discovery", {
  Emblem: () => <PuzzleEmblem {...FIVE} />,
  Rules: rulesOf(sayOf("discovery"), {
    goal: FIVE,
    sections: sectionsOf(TASK, [RACE]),
    more: { name: "race", Picture: RacePicture },
  }),
  texts: { en, it },
});
