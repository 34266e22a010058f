// A button that waits for what it does, and cannot be pressed twice meanwhile.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./icon";
import "./button.css";

interface Pressable {
  kind?: "plain" | "main" | "danger" | "quiet";
  icon?: IconName;
  disabled?: boolean;
  /** Whether it stays down: for a button that is a switch. */
  pressed?: boolean;
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
  label,
  onPress,
  children,
}: Pressable) {
  const busy = useSignal(false);
  const isOff = disabled === true || busy.value;

  function press(event: Event) {
    if (isOff || busy.value) return event.preventDefault();
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
