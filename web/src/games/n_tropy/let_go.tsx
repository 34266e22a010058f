// The button that lets the stick go: a finger holds it for a moment, a mouse or a key just presses it.

import { useSignal } from "@preact/signals";
import type { TargetedPointerEvent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "./say";

/** How long a finger has to stay, in milliseconds. */
export const HOLD = 300;

interface LetGoProps {
  /** Whether a finger holds it rather than a mouse: that is what it says. */
  isTouched: boolean;
  /** Whether the keyboard goes on here. */
  takesFocus: boolean;
  onRelease(): void;
}

export function LetGo({ isTouched, takesFocus, onRelease }: LetGoProps) {
  const isHeld = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A click that a finger has made says nothing: it has held the button or it has not. */
  const byFinger = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);

  function press(event: TargetedPointerEvent<HTMLButtonElement>) {
    byFinger.current = event.pointerType === "touch";
    if (!byFinger.current) return;
    isHeld.value = true;
    timer.current = setTimeout(() => {
      isHeld.value = false;
      onRelease();
    }, HOLD);
  }

  function leave() {
    clearTimeout(timer.current);
    isHeld.value = false;
  }

  function click({ detail }: MouseEvent) {
    const isKey = detail === 0;
    if (isKey || !byFinger.current) onRelease();
    byFinger.current = false;
  }

  return (
    <button
      ref={button}
      type="button"
      class={
        isHeld.value ? "ntropy-button main ntropy-let-go held" : "ntropy-button main ntropy-let-go"
      }
      style={{ "--hold": `${HOLD}ms` }}
      aria-keyshortcuts="Enter"
      onPointerDown={press}
      onPointerUp={leave}
      onPointerCancel={leave}
      onPointerLeave={leave}
      onContextMenu={(event) => event.preventDefault()}
      onClick={click}
    >
      {say(isTouched ? "bar.let_go_hold" : "bar.let_go")}
    </button>
  );
}
