// What each key does around the structure; those that move the stick are heard by the hand.

import { done, type KeyPress, useKeyPresses } from "../../ui/pressing";
import type { KeyRow } from "../key_list";
import type { Turn } from "./turn";

export const KEY_ROWS: readonly KeyRow[] = [
  ["pick", "␣"],
  ["move", "←", "↑", "↓", "→"],
  ["turn", "Q", "E"],
  ["level", "H", "V"],
  ["precise", "P"],
  ["lower", "␣"],
  ["release", "Enter"],
  ["where", "L"],
  ["fit", "0"],
  ["zoom", "+", "−"],
  ["replay", "R"],
  ["sticks", "D"],
  ["numbers", "N"],
  ["summary", "S"],
  ["state", "T"],
  ["about", "I"],
];

export interface Keyboard {
  turn: Turn;
  /** Say something to those who listen. */
  speak: { summary(): void; state(): void };
  showSticks(): void;
  showKeys(): void;
  explain(): void;
}

export function useKeys(keyboard: Keyboard): void {
  useKeyPresses((event) => press(event, keyboard));
}

/** Does what a key stands for. False when it stands for nothing now. */
export function press({ key }: KeyPress, { turn, speak, ...show }: Keyboard): boolean {
  const { stage } = turn;
  switch (key.toLowerCase()) {
    case "l":
      return done(turn.list());
    case "p":
      return stage.hand.holding.value && done(stage.hand.togglePrecise());
    case "r":
      return stage.film.canReplay.value && done(stage.film.replay());
    case "escape":
      return stage.film.isReplaying.value && done(stage.film.stop());
    case "d":
      return done(show.showSticks());
    case "n":
      stage.numbered.value = !stage.numbered.value;
      return true;
    case "s":
      return done(speak.summary());
    case "t":
      return done(speak.state());
    case "i":
      return done(show.explain());
    case "?":
      return done(show.showKeys());
    default:
      return false;
  }
}
