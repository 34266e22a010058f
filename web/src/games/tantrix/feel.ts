// What a player hears and feels of their own fingers, before any answer has come.

import { vibrate } from "../../ui/alerts";
import { play } from "../../ui/sound";

export type Touch = "pick" | "turn" | "snap" | "back";

/** A tick in the finger when a tile snaps to a cell, in milliseconds. */
const TICK = 10;

export function feel(touch: Touch): void {
  if (touch === "snap") vibrate(TICK);
  else play(touch === "back" ? "double_tick" : "turn");
}
