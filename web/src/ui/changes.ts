// Notices that something on screen has become another.

import { useRef } from "preact/hooks";

/** How often a value has changed since it is on screen. */
export function useChanges(value: number): number {
  const seen = useRef({ value, changes: 0 });
  if (seen.current.value !== value) {
    seen.current = { value, changes: seen.current.changes + 1 };
  }
  return seen.current.changes;
}
