// A button that waits for what it does, and takes a double click for one.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Icon, type IconName } from "./icon";
import "./button.css";

/** Within this time, in milliseconds, two clicks are one. */
const DOUBLE = 500;

interface Pressable {
  kind?: "plain" | "main" | "danger" | "quiet";
  icon?: IconName;
  disabled?: boolean;
  /** Whether it stays down: for a button that is a switch. */
  pressed?: boolean;
  /** Whether it is pressed again and again: then two quick presses are two. */
  quick?: boolean;
  /** The name for screen readers, when the text is not enough or there is none. */
  label?: string;
  /** Submits the form it stands in when there is nothing else to do. */
  onPress?: () => unknown;
  children?: ComponentChildren;
}

export function Button({
  kind = "plain",
  icon,
  disabled,
  pressed,
  quick,
  label,
  onPress,
  children,
}: Pressable) {
  const busy = useSignal(false);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const isOff = disabled === true || busy.value;

  function press(event: MouseEvent) {
    // A count of clicks goes on from one thing to the next: the first may have been elsewhere.
    const isSecond = !quick && event.detail > 1 && event.timeStamp - pressedAt.current < DOUBLE;
    if (isOff || busy.value || isSecond) return event.preventDefault();
    pressedAt.current = event.timeStamp;
    const work = onPress?.();
    if (!(work instanceof Promise)) return;
    busy.value = true;
    work.finally(() => {
      busy.value = false;
    });
  }

  return (
    <button
      type={onPress ? "button" : "submit"}
      class={`button ${kind}`}
      // Not `disabled`: that would take the focus away.
      aria-disabled={isOff || undefined}
      aria-busy={busy.value || undefined}
      aria-label={label}
      aria-pressed={pressed}
      title={children === undefined ? label : undefined}
      onClick={press}
    >
      {icon && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}
