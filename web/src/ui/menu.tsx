// A button that opens a short list of things to do.

import { useSignal } from "@preact/signals";
import type { TargetedKeyboardEvent } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { Icon, type IconName } from "./icon";
import "./menu.css";

export interface MenuItem {
  text: string;
  icon?: IconName;
  onPress(): unknown;
}

export function Menu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const id = useId();
  const open = useSignal(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  // At once: a quick Tab must not find the focus still on the opener.
  useLayoutEffect(() => {
    if (!open.value) return undefined;
    itemsOf(root.current)[0]?.focus();
    const outside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) open.value = false;
    };
    addEventListener("pointerdown", outside);
    return () => removeEventListener("pointerdown", outside);
  }, [open.value]);

  function close() {
    open.value = false;
    opener.current?.focus();
  }

  function onKeyDown(event: TargetedKeyboardEvent<HTMLDivElement>) {
    if (!open.value) return;
    if (event.key === "Escape" || event.key === "Tab") close();
    else if (event.key === "ArrowDown") step(root.current, 1);
    else if (event.key === "ArrowUp") step(root.current, -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for the menu inside it
    <div class="menu" ref={root} onKeyDown={onKeyDown}>
      <button
        ref={opener}
        type="button"
        class="button quiet"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open.value}
        aria-controls={id}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <Icon name="more" />
      </button>
      {open.value && (
        <div id={id} class="items" role="menu" aria-label={label}>
          {items.map(({ text, icon, onPress }) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                onPress();
              }}
            >
              {icon && <Icon name={icon} />}
              <span>{text}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function itemsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
}

function step(root: HTMLElement | null, by: 1 | -1): void {
  const items = itemsOf(root);
  const now = items.indexOf(document.activeElement as HTMLElement);
  items[(now + by + items.length) % items.length]?.focus();
}
