// What each key does in a game for one; a game may have some of its own.

import { done, type KeyPress, useKeyPresses } from "../../../ui/pressing";
import type { KeyRow } from "../../key_list";
import type { Drag } from "../drag";
import type { SoloInput } from "./input";

/** The keys of all, in the order of their use. */
export const SOLO_ROWS: readonly KeyRow[] = [
  ["turn", "Q", "E"],
  ["walk", "←", "↑", "↓", "→"],
  ["next", "N", "⇧ N"],
  ["place", "Enter"],
  ["back", "Esc"],
  ["fit", "0"],
  ["zoom", "+", "−"],
  ["last", "H"],
  ["summary", "S"],
];

export interface Keyboard {
  input: SoloInput;
  drag: Drag;
  /** Say something to those who listen. */
  speak: { lastMove(): void; summary(): void };
  showKeys(): void;
  /** What a key stands for in this game alone. False when it stands for nothing. */
  pressOwn(key: string): boolean;
}

export function useKeys(keyboard: Keyboard): void {
  useKeyPresses((event) => press(event, keyboard));
}

/** Does what a key stands for. False when it stands for nothing now. */
export function press({ key, shiftKey }: KeyPress, keyboard: Keyboard): boolean {
  const { input, drag, speak, showKeys, pressOwn } = keyboard;
  switch (key.toLowerCase()) {
    case "q":
      return done(input.turn(-1));
    case "e":
      return done(input.turn(1));
    case "n":
      return done(input.step(shiftKey ? -1 : 1));
    case "escape":
      return drag.cancel() || (input.picked.value !== undefined && done(input.drop()));
    case "h":
      return done(speak.lastMove());
    case "s":
      return done(speak.summary());
    case "?":
      return done(showKeys());
    default:
      return pressOwn(key);
  }
}
