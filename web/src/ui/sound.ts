// What the page sounds like: short wooden strokes, made by the browser itself.
//
// A browser plays nothing before somebody has tapped or pressed a key on the page, and may fall
// silent again later, after a call for instance: so each tap asks it anew. One without WebAudio
// stays silent.

import { computed, type Signal, signal } from "@preact/signals";
import { preference } from "../preference";
import { GROUP_OF, type Group, SCORES, type Sound, type Stroke } from "./score";

export { GROUPS, SAMPLE_OF } from "./score";
export type { Sound };

/** 0 … 1 */
export const volume = preference("volume", 0.6);

/** Which groups of sounds are heard. */
export const heard: Record<Group, Signal<boolean>> = {
  moves: preference("sound_moves", true),
  race: preference("sound_race", true),
  turn: preference("sound_turn", true),
};

/** At most so many sounds in a tenth of a second: more are noise. */
const MOST = 3;
const TENTH = 100;

/** How far a stroke may be off its pitch, up or down. */
const VARIATION = 0.025;

/** A chord of strokes at full volume is not yet distorted. */
const LOUDEST = 0.5;

const isRunning = signal(false);

/** Whether sounds are wanted, but the browser waits for a tap first. */
export const isLocked = computed(
  () => !isRunning.value && globalThis.AudioContext !== undefined && volume.value > 0 && wantsAny(),
);

let context: AudioContext | undefined;
let recent: number[] = [];

/** Plays a sound now, if it can be heard and is wanted. */
export function play(sound: Sound): void {
  if (!context || !isRunning.value || volume.value === 0) return;
  if (!heard[GROUP_OF[sound]].value || isCrowded()) return;
  const start = context.currentTime;
  const off = 1 + VARIATION * (2 * Math.random() - 1);
  for (const stroke of SCORES[sound]) strike(context, stroke, start + stroke.at, off);
}

/** Somebody has tapped or pressed a key: from now on the browser lets the page be heard. */
export function unlock(): void {
  if (isRunning.value || globalThis.AudioContext === undefined) return;
  context ??= begin();
  // Refused until there is a tap that the browser takes for one.
  context?.resume().catch(() => undefined);
}

/** Lets every tap and key of the page unlock its sounds. Returns the way to stop. */
export function unlockByTaps(): () => void {
  const taps = ["pointerup", "click", "keydown"];
  for (const tap of taps) addEventListener(tap, unlock, { capture: true });
  return () => {
    for (const tap of taps) removeEventListener(tap, unlock, { capture: true });
  };
}

function begin(): AudioContext | undefined {
  try {
    const begun = new AudioContext();
    begun.onstatechange = () => {
      isRunning.value = begun.state === "running";
    };
    isRunning.value = begun.state === "running";
    return begun;
  } catch {
    // A machine without any sound card.
    return undefined;
  }
}

function wantsAny(): boolean {
  return Object.values(heard).some((group) => group.value);
}

function isCrowded(): boolean {
  const now = performance.now();
  recent = recent.filter((at) => now - at < TENTH);
  if (recent.length >= MOST) return true;
  recent.push(now);
  return false;
}

/** A wooden bar rings in its own pitch, for a moment two octaves above it, and dies away. */
function strike(context: AudioContext, stroke: Stroke, at: number, off: number): void {
  const pitch = stroke.pitch * off;
  const loud = LOUDEST * stroke.loud * volume.value ** 2;
  ring(context, at, pitch, stroke.rings, loud);
  ring(context, at, pitch * 3.93, Math.min(0.05, stroke.rings / 2), loud / 4);
}

function ring(context: AudioContext, at: number, pitch: number, rings: number, loud: number): void {
  const tone = new OscillatorNode(context, { frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.003);
  gain.gain.exponentialRampToValueAtTime(loud / 1000, at + rings);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + rings);
}
