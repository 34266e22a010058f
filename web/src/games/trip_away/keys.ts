// What each key does.

import { done, type KeyPress, useKeyPresses } from "../../ui/pressing";
import type { KeyRow } from "../key_list";
import type { Input } from "./input";
import { ACTIONS } from "./steps";
import { WAYS, type Walk } from "./walk";

export const KEY_ROWS: readonly KeyRow[] = [
  ["roll", "␣"],
  ["walk", "←", "↑", "↓", "→"],
  ["areas", "[", "]"],
  ["pick", "Enter"],
  ["seat", "1", "…", "5"],
  ["up", "U"],
  ["back", "Esc", "⌫"],
  ["list", "L"],
  ["summary", "S"],
  ["turn", "T"],
  ["about", "I"],
];

export interface Keyboard {
  input: Input;
  walk: Walk;
  /** Brings the keyboard to a piece. */
  focus(piece: number): void;
  /** Say something to those who listen. */
  speak: { summary(): void; turn(): void };
  showList(): void;
  showKeys(): void;
  explain(): void;
}

export function useKeys(keyboard: Keyboard): void {
  useKeyPresses((event) => press(event, keyboard));
}

/** Does what a key stands for. False when it stands for nothing now. */
export function press({ key }: KeyPress, keyboard: Keyboard): boolean {
  const { input, walk, speak } = keyboard;
  const way = WAYS[key];
  if (way) return isOnTable() && goTo(walk.go(way), keyboard);
  if (/^[1-5]$/.test(key)) return pressDigit(Number(key), input);
  switch (key.toLowerCase()) {
    case " ":
      return isOnTable() && pressSpace(input);
    case "enter":
      return isOnTable() && pressEnter(input);
    case "u":
      return done(input.pickDirection("up"));
    case "escape":
    case "backspace":
      return input.back();
    case "l":
      return done(keyboard.showList());
    case "s":
      return done(speak.summary());
    case "t":
      return done(speak.turn());
    case "i":
      return done(keyboard.explain());
    case "?":
      return done(keyboard.showKeys());
    default:
      return false;
  }
}

/** Whether no button elsewhere has the focus, which has its own keys. */
function isOnTable(): boolean {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.closest("[data-piece], [data-testid=board]:focus") !== null
  );
}

function goTo(piece: number | undefined, { focus }: Keyboard): boolean {
  if (piece !== undefined) focus(piece);
  return piece !== undefined;
}

function pressSpace(input: Input): boolean {
  const { asks } = input.asked.value;
  if (asks === "roll") return done(input.roll());
  return asks === "pass" && done(input.passOn());
}

function pressEnter(input: Input): boolean {
  const { asks } = input.asked.value;
  return (asks === "word" || asks === "turn") && done(input.agree());
}

/** A seat to point at; of a wild die an action; of a swap the piece to turn. */
function pressDigit(digit: number, input: Input): boolean {
  const asked = input.asked.value;
  const action = ACTIONS[digit - 1];
  if (asked.asks === "deed" && action) return done(input.pickDeed(action));
  if (asked.asks === "turn") {
    const piece = asked.pieces[digit - 1];
    return piece !== undefined && done(input.pickTurned(piece));
  }
  return digit < 5 && done(input.pickDirection(digit - 1));
}
