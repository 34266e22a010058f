// The bar between board and hand, always as high: how to turn, and what helps now.

import type { ComponentChildren } from "preact";
import type { Picking } from "./picking";
import type { Say } from "./words";
import "./bar.css";

interface BarProps {
  input: Picking;
  say: Say;
  onKeys(): void;
  /** What stands between the buttons that turn. */
  children: ComponentChildren;
}

export function Bar({ input, say, onKeys, children }: BarProps) {
  return (
    <div class="tantrix-bar">
      <TurnButton input={input} say={say} step={-1} />
      {children}
      {input.plays.value && <KeysButton say={say} onKeys={onKeys} />}
      <TurnButton input={input} say={say} step={1} />
    </div>
  );
}

/** The one sentence that helps most now. */
export function Hint({ children }: { children: ComponentChildren }) {
  return <p class="tantrix-hint">{children}</p>;
}

export function TurnButton({
  input,
  say,
  step,
}: Pick<BarProps, "input" | "say"> & { step: 1 | -1 }) {
  return (
    <button
      type="button"
      class="tantrix-turn"
      disabled={input.picked.value === undefined}
      aria-label={say(step > 0 ? "board.turn_right" : "board.turn_left")}
      aria-keyshortcuts={step > 0 ? "E" : "Q"}
      onClick={() => input.turn(step)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" class={step > 0 ? "" : "mirrored"}>
        <path d="M19.5,12 a7.5,7.5 0 1 1 -2.6,-5.7 M17.5,1.8 v4.9 h-4.9" />
      </svg>
    </button>
  );
}

/** Only where there is likely to be a keyboard. */
export function KeysButton({ say, onKeys }: Pick<BarProps, "say" | "onKeys">) {
  return (
    <button
      type="button"
      class="tantrix-keys-button"
      aria-label={say("keys.title")}
      aria-keyshortcuts="?"
      onClick={onKeys}
    >
      <kbd>?</kbd>
    </button>
  );
}
