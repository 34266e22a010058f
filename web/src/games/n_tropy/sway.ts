// How a hand is not still (N8), and how a stick is carried by itself.

import type { Held, Journey, Sway, Wave } from "./messages.gen";
import { between, type Pose } from "./pose";

/** Where the stick is while the hand is at a pose, so many seconds after it was taken. */
export function swayed(pose: Pose, sway: Sway | undefined, seconds: number): Pose {
  if (!sway) return pose;
  return {
    x: pose.x + sum(sway.x, seconds),
    y: pose.y + sum(sway.y, seconds),
    angle: pose.angle + sum(sway.angle, seconds),
  };
}

export function isStill(sway: Sway | undefined): boolean {
  return !sway?.x?.length && !sway?.y?.length && !sway?.angle?.length;
}

function sum(waves: readonly Wave[] = [], seconds: number): number {
  return waves.reduce(
    (total, { amplitude, period, phase }) =>
      total + amplitude * Math.sin((2 * Math.PI * seconds) / period + phase),
    0,
  );
}

/** Where a stick is that is being carried, at a time of play. */
export function onJourney(held: Held, journey: Journey, now: number): Pose {
  return between(held, journey, eased(partOf(journey, now)));
}

/** How much of the way is behind it, 0 to 1. */
function partOf({ since, seconds }: Journey, now: number): number {
  return Math.max(0, Math.min(1, (now - since) / seconds));
}

/** Slow at both ends. */
function eased(part: number): number {
  return part * part * (3 - 2 * part);
}
