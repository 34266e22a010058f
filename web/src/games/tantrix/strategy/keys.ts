// What each key does.

import { done, type KeyPress, useKeyPresses } from "../../../ui/pressing";
import type { KeyRow } from "../../key_list";
import type { Drag } from "../drag";
import type { Input } from "./input";

export const KEY_ROWS: readonly KeyRow[] = [
  ["pick", "1", "…", "6"],
  ["turn", "Q", "E"],
  ["walk", "←", "↑", "↓", "→"],
  ["next", "N", "⇧ N"],
  ["forced", "F", "⇧ F"],
  ["place", "Enter"],
  ["back", "Esc"],
  ["fit", "0"],
  ["zoom", "+", "−"],
  ["last", "H"],
  ["summary", "S"],
  ["turn_of", "T"],
];

export interface Keyboard {
  input: Input;
  drag: Drag;
  /** Say something to those who listen. */
  speak: { lastMove(): void; summary(): void; turn(): void };
  showKeys(): void;
}

export function useKeys(keyboard: Keyboard): void {
  useKeyPresses((event) => press(event, keyboard));
}

/** Does what a key stands for. False when it stands for nothing now. */
export function press(
  { key, shiftKey }: KeyPress,
  { input, drag, speak, showKeys }: Keyboard,
): boolean {
  if (/^[1-6]$/.test(key)) return done(input.pickNth(Number(key)));
  switch (key.toLowerCase()) {
    case "q":
      return done(input.turn(-1));
    case "e":
      return done(input.turn(1));
    case "n":
      return done(input.step(shiftKey ? -1 : 1));
    case "f":
      return done(input.nextForced(shiftKey ? -1 : 1));
    case "escape":
      return drag.cancel() || (input.picked.value !== undefined && done(input.back()));
    case "h":
      return done(speak.lastMove());
    case "s":
      return done(speak.summary());
    case "t":
      return done(speak.turn());
    case "?":
      return done(showKeys());
    default:
      return false;
  }
}
