// The time of day for what counts seconds on screen.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** `clock`'s time, anew `every` so many milliseconds while `active`. */
export function useNow(clock: () => number, every: number, active = true): number {
  const now = useSignal(clock());
  useEffect(() => {
    if (!active) return undefined;
    now.value = clock();
    const timer = setInterval(() => {
      now.value = clock();
    }, every);
    return () => clearInterval(timer);
  }, [active, every]);
  return now.value;
}

/** Whether so many milliseconds have passed since this appeared. */
export function useAfter(milliseconds: number): boolean {
  const hasPassed = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      hasPassed.value = true;
    }, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed.value;
}

/** 75 → "1:15" */
export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
