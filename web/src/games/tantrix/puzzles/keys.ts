// What each key does.

import { useEffect } from "preact/hooks";
import { isCommand } from "../../../ui/keys";
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
  ["swap", "X"],
  ["take_back", "⌫"],
  ["undo", "Ctrl Z"],
  ["redo", "Ctrl Y"],
  ["back", "Esc"],
  ["hint", "I"],
  ["fit", "0"],
  ["zoom", "+", "−"],
  ["summary", "S"],
];

/** The keys of a puzzle, to read: in a race there are no hints. */
export function keyRows(hasHints: boolean): readonly KeyRow[] {
  return ROWS.filter(([name]) => hasHints || name !== "hint");
}

export interface Keyboard {
  input: Input;
  drag: Drag;
  /** Say how it stands to those who listen. */
  summarise(): void;
  showKeys(): void;
}

export function useKeys(keyboard: Keyboard): void {
  const { input } = keyboard;
  useKeyPresses((event) => press(event, keyboard));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isCommand(event) && pressWithControl(event, input)) event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [input]);
}

/** Does what a key stands for. False when it stands for nothing now. */
export function press({ key, shiftKey }: KeyPress, keyboard: Keyboard): boolean {
  const { input, drag } = keyboard;
  if (/^[1-9]$/.test(key)) return done(input.pickNth(Number(key)));
  switch (key.toLowerCase()) {
    case "q":
      return done(input.turn(-1));
    case "e":
      return done(input.turn(1));
    case "n":
      return done(input.step(shiftKey ? -1 : 1));
    case "x":
      return done(input.swap());
    case "backspace":
    case "delete":
      return done(input.takeBack());
    case "i":
      return done(input.askHint());
    case "escape":
      return drag.cancel() || (input.picked.value !== undefined && done(input.drop()));
    case "s":
      return done(keyboard.summarise());
    case "?":
      return done(keyboard.showKeys());
    default:
      return false;
  }
}

function pressWithControl({ key, shiftKey }: KeyPress, input: Input): boolean {
  const letter = key.toLowerCase();
  if (letter === "z") return done(shiftKey ? input.redo() : input.undo());
  return letter === "y" && done(input.redo());
}
