// Whether there is room for columns beside the board.

import { signal } from "@preact/signals";

const query = globalThis.matchMedia?.("(min-width: 1100px)");

export const isWide = signal(query?.matches ?? false);

query?.addEventListener("change", ({ matches }) => {
  isWide.value = matches;
});
