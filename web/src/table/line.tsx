// How the connection is: bars and words, and a strip across the page when it is lost.

import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { SLOW } from "./clock";
import type { TableStore } from "./store";

/** From this latency on, in milliseconds, a bar goes out. */
const STEPS = [SLOW, 200, 80] as const;

export function LineState({ store }: { store: TableStore }) {
  const latency = store.latency.value;
  const word = wordOf(store);
  const figure = latency === undefined ? "" : t("line.latency", { ms: Math.round(latency) });
  return (
    <span
      class={isSlow(store) ? "line slow" : "line"}
      role="img"
      aria-label={[word, figure].filter(Boolean).join(", ")}
    >
      <svg viewBox="0 0 22 18" aria-hidden="true">
        {[0, 1, 2, 3].map((bar) => (
          <rect
            key={bar}
            class={bar < barsOf(store) ? "lit" : ""}
            x={bar * 6}
            y={12 - bar * 4}
            width="4"
            height={6 + bar * 4}
            rx="1"
          />
        ))}
      </svg>
      <span class="words" aria-hidden="true">
        {word} <span class="figure">{figure}</span>
      </span>
    </span>
  );
}

/** Over the page, so that nothing moves under a finger when the line comes and goes. */
export function LineStrip({ store }: { store: TableStore }) {
  const line = store.line.value;
  return (
    <>
      <div role="alert">
        {store.isLost.value && line.state === "offline" && (
          <p class="strip over">
            {/* Counted for those who look: spoken again at each try it would drown the rest. */}
            {t("line.lost")} <span aria-hidden="true">({line.tries})</span>
          </p>
        )}
      </div>
      <BackAgain store={store} />
    </>
  );
}

/** For those who do not see the strip go. */
function BackAgain({ store }: { store: TableStore }) {
  const isLost = store.isLost.value;
  const wasLost = useRef(isLost);
  useEffect(() => {
    wasLost.current ||= isLost;
  }, [isLost]);
  return (
    <p class="unseen" role="status">
      {!isLost && wasLost.current && t("line.back")}
    </p>
  );
}

function barsOf(store: TableStore): number {
  const latency = store.latency.value;
  if (!store.online.value || latency === undefined) return 0;
  return 1 + STEPS.filter((step) => latency < step).length;
}

function wordOf(store: TableStore): string {
  const { state } = store.line.value;
  if (state === "online") return t(isSlow(store) ? "line.slow" : "line.online");
  return t(state === "connecting" ? "line.connecting" : "line.offline");
}

function isSlow(store: TableStore): boolean {
  return store.online.value && (store.latency.value ?? 0) >= SLOW;
}
