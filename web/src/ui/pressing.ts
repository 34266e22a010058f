// Hears the keys of a game, wherever the focus is except where somebody writes.

import { useEffect } from "preact/hooks";
import { isShortcut } from "./keys";

export type KeyPress = Pick<KeyboardEvent, "key" | "shiftKey">;

/** `press` does what a key stands for, and is false when it stands for nothing now. */
export function useKeyPresses(press: (event: KeyPress) => boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isShortcut(event) && press(event)) event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [press]);
}

/** What was asked for is done, whatever came of it. */
export function done(_: unknown): true {
  return true;
}
