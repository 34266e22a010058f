// A handful of paper for a win: short, and none for those who want stillness.

import { isCalm } from "./motion";

const LASTS = 1_200;
const FRAMES = 70;
const COLOURS = ["--red", "--yellow", "--blue", "--green"];

export async function celebrate(): Promise<void> {
  if (isCalm()) return;
  const confetti = await import("canvas-confetti").then((library) => library.default, nothing);
  confetti?.({
    colors: COLOURS.map(colourOf),
    particleCount: 140,
    spread: 110,
    startVelocity: 42,
    ticks: FRAMES,
    origin: { y: 0.65 },
  });
  setTimeout(() => confetti?.reset(), LASTS);
}

/** It could not be fetched: a win is a win without it. */
function nothing(): undefined {}

function colourOf(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}
