// The keyboard never falls off the page: when what has the focus goes away, something takes it over.

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const CONTROLS = "button, select, input, a[href]";

/** Takes the focus on appearing, if nothing has it any more. */
export function useHeir<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    if (isLost()) part.current?.focus();
  }, []);
  return part;
}

/** Keeps the focus in a part of the page when the control that had it gives way to others; the best heir first. */
export function useKeptFocus<Part extends HTMLElement>(
  heirs: readonly string[] = [CONTROLS],
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const hadFocus = part.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    if (!hadFocus || !isLost()) return;
    const found = heirs.map((heir) => part.current?.querySelector<HTMLElement>(heir));
    found.find(Boolean)?.focus();
  });
  return part;
}

export function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
