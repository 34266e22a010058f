// The seconds after a stick was let go: a ring that runs out, and how many have fallen so far.

import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { useNow } from "../../ui/now";
import { play } from "../../ui/sound";
import { useBeeps } from "./beeps";
import { say } from "./say";
import type { Stage } from "./stage";
import "./settling.css";

/** How often the ring is drawn, in milliseconds. */
const TICK = 50;
/** At these seconds it is heard by everyone. */
const BEEPS: readonly number[] = [3, 2, 1];

export function Settling({ stage }: { stage: Stage }) {
  const { match, fallen } = stage;
  const { settling, phase } = match.view.value;
  const isOn = settling !== undefined && match.outcome.value === undefined;
  const now = useNow(() => match.now(), TICK, isOn);
  const seconds = settling?.seconds ?? 0;
  const left = Math.min(seconds, Math.max(0, (settling?.since ?? now) + seconds - now));
  useBeeps(Math.ceil(left), BEEPS, isOn && phase === "settle");
  useCrashes(stage);
  if (!isOn) return null;
  const count = fallen.value;
  return (
    <div class={`ntropy-settling ${phase}`}>
      <svg viewBox="-26 -26 52 52" role="img" aria-label={say("ring.label")}>
        <circle class="back" r={24} />
        <circle
          class="run"
          r={21}
          pathLength={1}
          stroke-dasharray={`${seconds === 0 ? 0 : left / seconds} 1`}
          transform="rotate(-90)"
        />
        <text y={8}>{Math.ceil(left)}</text>
      </svg>
      {count > 0 && <p>{say("ring.fell", { count })}</p>}
    </div>
  );
}

/** Each stick that falls is heard as it falls; many at once are one great crash. */
function useCrashes({ fallen }: Stage): void {
  const before = useRef(fallen.peek());
  useSignalEffect(() => {
    const more = fallen.value - before.current;
    before.current = fallen.value;
    if (more > 0) play(more > 2 ? "collapse" : "crash");
  });
}
