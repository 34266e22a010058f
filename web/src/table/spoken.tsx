// What a screen reader says by itself: each new line of the log, one after another.

import type { TableStore } from "./store";

const NEWEST = 3;

export function Spoken({ store }: { store: TableStore }) {
  return (
    <div class="unseen" aria-live="polite">
      {store.log.value.slice(-NEWEST).map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
