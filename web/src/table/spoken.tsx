// What a screen reader says by itself: each new line of the log, or, where a race is too fast for
// that, what concerns you at once and the rest as a summary now and then.

import { effect, type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { games } from "../games";
import type { TableMatch } from "./match";
import type { Logged, TableStore } from "./store";

const NEWEST = 3;
/** A summary is spoken at most once in this time, in milliseconds. */
export const SUMMARY_EVERY = 5_000;

export function Spoken({ store }: { store: TableStore }) {
  const match = store.match.value;
  const lines = store.log.value;
  if (!match || !games[match.game]?.summary) return <Lines lines={lines} />;
  return (
    <>
      <Lines lines={lines.filter(({ isYours }) => isYours)} />
      <Summary key={match.id} match={match} />
    </>
  );
}

function Lines({ lines }: { lines: readonly Logged[] }) {
  return (
    <div class="unseen" aria-live="polite">
      {lines.slice(-NEWEST).map(({ id, text }) => (
        <p key={id}>{text + distinct(id)}</p>
      ))}
    </div>
  );
}

/** Something unheard that differs from line to line: the same text twice is spoken twice. */
function distinct(id: number): string {
  return id % 2 === 0 ? "" : "\u00a0";
}

function Summary({ match }: { match: TableMatch }) {
  const text = useSummary(match);
  return (
    <p class="unseen" aria-live="polite">
      {text.value}
    </p>
  );
}

/** The newest summary, some time after something has changed; none of what one finds on coming. */
function useSummary(match: TableMatch): Signal<string> {
  const spoken = useSignal("");
  useEffect(() => {
    const found = match.view.peek();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const unwatch = effect(() => {
      if (match.outcome.value) return clearTimeout(waiting);
      if (match.view.value === found || waiting !== undefined) return;
      waiting = setTimeout(() => {
        waiting = undefined;
        spoken.value = summaryOf(match);
      }, SUMMARY_EVERY);
    });
    return () => {
      unwatch();
      clearTimeout(waiting);
    };
  }, [match]);
  return spoken;
}

function summaryOf(match: TableMatch): string {
  return games[match.game]?.summary?.(match.view.value, match.players.value) ?? "";
}
