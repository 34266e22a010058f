// Whether the tab is out of sight, and since when.

import { signal } from "@preact/signals";

export const isHidden = signal(document.visibilityState === "hidden");

let since = 0;

document.addEventListener("visibilitychange", () => {
  isHidden.value = document.visibilityState === "hidden";
  since = performance.now();
});

/** Milliseconds that the tab has been out of sight. */
export function hiddenFor(): number {
  return isHidden.value ? performance.now() - since : 0;
}
