// Tantrix Solitaire in the browser.

import type { GameClient } from "../../game";
import { Board } from "./board";
import { course, mark } from "./course";
import { Emblem } from "./emblem";
import { ending } from "./ending";
import { Rules } from "./rules";
import { sound } from "./sound";
import { tell } from "./tell";
import { en } from "./texts.en";
import { it } from "./texts.it";

export const solitaire: GameClient = {
  Board,
  Emblem,
  Rules,
  tell,
  sound,
  mark,
  course,
  ending,
  texts: { en, it },
};
