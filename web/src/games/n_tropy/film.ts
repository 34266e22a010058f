// The last fall, kept to be seen once more, slowly.

import type { ReadonlySignal } from "@preact/signals";

export interface FilmState {
  /** Whether there is a fall to be seen again. */
  canReplay: ReadonlySignal<boolean>;
  isReplaying: ReadonlySignal<boolean>;
  replay(): void;
  stop(): void;
}
