// Several views in one place, one of which is shown.

import type { ComponentChildren, TargetedKeyboardEvent } from "preact";
import { useId } from "preact/hooks";
import "./tabs.css";

interface Tabs<Name extends string> {
  label: string;
  tabs: readonly { name: Name; text: string }[];
  shown: Name;
  onShow(name: Name): void;
  /** The view that is shown. */
  children: ComponentChildren;
}

export function Tabs<Name extends string>({ label, tabs, shown, onShow, children }: Tabs<Name>) {
  const id = useId();
  const names = tabs.map(({ name }) => name);

  function onKeyDown(event: TargetedKeyboardEvent<HTMLDivElement>) {
    const next = nextInRow(event.key, names.indexOf(shown), names.length);
    const name = next === undefined ? undefined : names[next];
    if (name === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onShow(name);
    event.currentTarget.querySelector<HTMLElement>(`[data-name="${name}"]`)?.focus();
  }

  return (
    <div class="tabbed">
      <div class="tab-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ name, text }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-name={name}
            aria-selected={name === shown}
            aria-controls={`${id}-panel`}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => onShow(name)}
          >
            {text}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        class="tab-panel"
        role="tabpanel"
        aria-labelledby={`${id}-${shown}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without a control in it, it is scrolled by the keyboard
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}

/** Where a key leads in a row of tabs, around its ends. */
function nextInRow(key: string, from: number, length: number): number | undefined {
  if (key === "ArrowRight") return (from + 1) % length;
  if (key === "ArrowLeft") return (from - 1 + length) % length;
  if (key === "Home") return 0;
  if (key === "End") return length - 1;
  return undefined;
}
