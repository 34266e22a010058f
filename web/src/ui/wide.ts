// How much room there is: for columns beside the board, or hardly any.

import { signal } from "@preact/signals";

/** Whether there is room for columns beside the board. */
export const isWide = watched("(min-width: 1100px)");

/** Whether it is a phone's screen, upright or on its side. */
export const isNarrow = watched("(max-width: 599px), (max-height: 500px)");

function watched(condition: string) {
  const query = globalThis.matchMedia?.(condition);
  const holds = signal(query?.matches ?? false);
  query?.addEventListener("change", ({ matches }) => {
    holds.value = matches;
  });
  return holds;
}
