// A seat's clock: what is left of it, and that it runs low.

import { useEffect, useRef } from "preact/hooks";
import { minutes, useNow } from "../../../ui/now";
import { play } from "../../../ui/sound";
import { leftOn, type Strategy } from "./match";
import type { Clock } from "./messages.gen";
import { say } from "./tell";

/** From so many seconds on it runs low, and at these it is heard by whose it is. */
const LOW = 10;
const BEEPS: readonly number[] = [LOW, 3, 2, 1];

/** How often a running clock is looked at, in milliseconds. */
const TICK = 200;

interface ClockProps {
  game: Strategy;
  clock: Clock;
  isYours: boolean;
}

export function ClockView({ game, clock, isYours }: ClockProps) {
  const isKnown = game.online.value;
  const isRunning = isKnown && clock.since !== undefined && game.outcome.value === undefined;
  const now = useNow(() => game.now(), TICK, isRunning);
  const left = leftOn(clock, now);
  useBeeps(Math.ceil(left), isYours && isRunning);
  const isLow = isRunning && left <= LOW;
  const points = clock.points ?? 0;
  return (
    <span class={isLow ? "strategy-clock low" : "strategy-clock"} role="timer">
      {isKnown ? timeOf(left) : "?"}
      {isLow && "!"}
      {points > 0 && ` ${say("seats.charged", { points })}`}
    </span>
  );
}

/** "0:07"; past zero "−0:12" */
function timeOf(left: number): string {
  return left < 0 ? `−${minutes(-left)}` : minutes(Math.ceil(left));
}

function useBeeps(seconds: number, isHeard: boolean): void {
  const before = useRef(seconds);
  useEffect(() => {
    if (isHeard && seconds < before.current && BEEPS.includes(seconds)) play("count");
    before.current = seconds;
  }, [seconds, isHeard]);
}
