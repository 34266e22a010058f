// Tantrix Gobble in the browser.

import type { GameClient } from "../../game";
import { Board } from "./board";
import { course, mark } from "./course";
import { Emblem } from "./emblem";
import { Rules } from "./rules";
import { sound } from "./sound";
import { summarise, tell } from "./tell";
import { en } from "./texts.en";
import { it } from "./texts.it";

export const gobble: GameClient = {
  Board,
  Emblem,
  Rules,
  tell,
  sound,
  summary: summarise,
  mark,
  course,
  texts: { en, it },
};
