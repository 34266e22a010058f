// What each key does.

import { done, type KeyPress, useKeyPresses } from "../../../ui/pressing";
import type { KeyRow } from "../../key_list";
import type { Drag } from "../drag";
import type { Input } from "./input";

const ROWS: readonly KeyRow[] = [
  ["pick", "1", "…", "9"],
  ["turn", "Q", "E"],
  ["walk", "←", "↑", "↓", "→"],
  ["next", "N", "⇧ N"],
  ["place", "Enter"],
  ["back", "Esc"],
  ["give", "1", "…", "5"],
  ["call", "G"],
  ["fit", "0"],
  ["zoom", "+", "−"],
  ["last", "H"],
  ["summary", "S"],
];

/** The keys of a race, to read: the call's where gobbles must be called. */
export function keyRows(hasCall: boolean): readonly KeyRow[] {
  return ROWS.filter(([name]) => hasCall || name !== "call");
}

export interface Keyboard {
  input: Input;
  drag: Drag;
  /** Say something to those who listen. */
  speak: { lastMove(): void; summary(): void };
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
  if (/^[1-9]$/.test(key)) return pressDigit(Number(key), input);
  switch (key.toLowerCase()) {
    case "q":
      return done(input.turn(-1));
    case "e":
      return done(input.turn(1));
    case "n":
      return done(input.step(shiftKey ? -1 : 1));
    case "escape":
      return drag.cancel() || (input.picked.value !== undefined && done(input.drop()));
    case "g":
    case " ":
      return input.call.value !== undefined && done(input.callGobble());
    case "h":
      return done(speak.lastMove());
    case "s":
      return done(speak.summary());
    case "?":
      return done(showKeys());
    default:
      return false;
  }
}

/** While a gift is owed a digit says to whom, else which tile of the hand. */
function pressDigit(digit: number, input: Input): boolean {
  if (!input.gift.value) return done(input.pickNth(digit));
  const receiver = input.receivers.value[digit - 1];
  return receiver !== undefined && done(input.give(receiver));
}
