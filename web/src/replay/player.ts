// Plays a record as it was played: entry after entry and picture after picture, at its own pace.
//
// Where somebody thought for long a replay does not wait as long; the play clock that the board sees
// runs faster there, so that it is right again when the next thing happens.

import { batch, computed, signal } from "@preact/signals";
import type { Json } from "../net/patch";
import type { Picture } from "../net/picture";
import type { Update } from "../net/rest.gen";
import type { Surroundings } from "../net/socket";
import type { Shot } from "./film";
import type { Recording } from "./recording";

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** The longest that nothing happens, in seconds at speed 1. */
export const LONGEST_PAUSE = 2;
/** So long, in seconds, the play clock goes on where the replay stops: boards show what moves late. */
const LINGER = 0.25;
/** So late, in milliseconds, what was to be shown is still caught up with. */
const MOST_BEHIND = 500;

/** Where a match is shown. */
export interface Stage {
  show(update: Update, view: Json, isSeen: boolean): void;
  move(picture: Picture): void;
}

/** A stretch of the play clock, in seconds, and of the world's, in milliseconds. */
interface Span {
  from: number;
  to: number;
  since: number;
  until: number;
}

export class Player {
  /** The number of the entry that is shown. */
  readonly position = signal(0);
  /** Whether anything is shown yet. */
  readonly isOpen = signal(false);
  readonly isPlaying = signal(false);
  readonly speed = signal<number>(1);
  /** The entry that is to be shown as soon as it is here. */
  readonly #wanted = signal<number | undefined>(undefined);
  readonly isWaiting = computed(() => this.#wanted.value !== undefined);
  /** Where the replay is or is about to be. */
  readonly aim = computed(() => this.#wanted.value ?? this.position.value);

  /** How many pictures have been shown since the entry. */
  #shots = 0;
  #span: Span = { from: 0, to: 0, since: 0, until: 0 };
  #cancel: (() => void) | undefined;

  constructor(
    private readonly recording: Recording,
    private readonly stage: Stage,
    private readonly world: Pick<Surroundings, "now" | "later">,
    private readonly onTrouble: (error: unknown) => void,
  ) {}

  /** Seconds of play at which the replay is. */
  now = (): number => {
    const { from, to, since, until } = this.#span;
    if (until <= since) return to;
    return from + (to - from) * clamp((this.world.now() - since) / (until - since), 0, 1);
  };

  /** Goes on from here; from the end, from the beginning. */
  play(): void {
    if (this.isPlaying.value) return;
    this.isPlaying.value = true;
    if (this.position.value === this.recording.last) this.go(0);
    else if (!this.isWaiting.value) this.#roll(this.now(), this.world.now());
  }

  pause(): void {
    if (!this.isPlaying.value) return;
    const now = this.now();
    this.#halt();
    this.isPlaying.value = false;
    this.#span = { from: now, to: now, since: 0, until: 0 };
  }

  toggle(): void {
    if (this.isPlaying.value) this.pause();
    else this.play();
  }

  setSpeed(speed: number): void {
    const now = this.now();
    this.speed.value = speed;
    if (this.isPlaying.value && !this.isWaiting.value) this.#roll(now, this.world.now());
  }

  /** One entry on or back. What comes next is seen to happen. */
  step(by: 1 | -1): void {
    this.pause();
    const next = this.aim.value + by;
    const isSeen = by === 1 && !this.isWaiting.value && this.recording.isHere(next);
    if (isSeen) this.#show(next, true);
    else this.go(next);
  }

  /** Shows how things stood after an entry; plays on from there if it was playing. */
  go(number: number): void {
    const goal = clamp(Math.round(number), 0, this.recording.last);
    this.#halt();
    if (this.recording.isHere(goal)) this.#arrive(goal);
    else this.#await(goal, () => this.#arrive(goal));
  }

  stop(): void {
    this.#halt();
    this.isPlaying.value = false;
    this.#wanted.value = undefined;
  }

  #await(number: number, onHere: () => void): void {
    this.#wanted.value = number;
    this.recording.need(number).then(
      () => {
        if (this.#wanted.value === number) onHere();
      },
      (error) => {
        if (this.#wanted.value === number) this.stop();
        this.onTrouble(error);
      },
    );
  }

  #arrive(goal: number): void {
    this.#show(goal, false);
    this.#goOn();
  }

  #goOn(): void {
    this.#wanted.value = undefined;
    if (this.isPlaying.value) this.#roll(this.now(), this.world.now());
  }

  #show(number: number, isSeen: boolean): void {
    const update = this.recording.entry(number)?.update;
    if (!update) return;
    const next = this.recording.entry(number + 1)?.update.now ?? Number.POSITIVE_INFINITY;
    this.#linger(update.now, Math.min(update.now + LINGER, next));
    this.#shots = 0;
    batch(() => {
      this.position.value = number;
      this.isOpen.value = true;
      this.stage.show(update, this.recording.viewAt(number), isSeen);
    });
  }

  #linger(from: number, to: number): void {
    const since = this.world.now();
    this.#span = { from, to, since, until: since + 1000 * (to - from) };
  }

  /** Lets time pass from a time of play, since a time of the world, up to what comes next. */
  #roll(from: number, since: number): void {
    this.#halt();
    const { value: position } = this.position;
    const next = this.recording.entry(position + 1);
    if (!next) {
      if (position === this.recording.last) this.stop();
      else this.#await(position + 1, () => this.#goOn());
      return;
    }
    const shot = next.shots[this.#shots];
    const to = shot?.now ?? next.update.now;
    const pause = clamp(to - from, 0, LONGEST_PAUSE) / this.speed.value;
    const until = since + 1000 * pause;
    this.#span = { from, to, since, until };
    this.#cancel = this.world.later(Math.max(0, until - this.world.now()), () =>
      this.#reach(shot, to, until),
    );
  }

  #reach(shot: Shot | undefined, at: number, due: number): void {
    if (shot) {
      this.#shots += 1;
      this.stage.move({ seq: this.position.value, ...shot });
    } else {
      this.#show(this.position.value + 1, true);
    }
    this.#roll(at, Math.max(due, this.world.now() - MOST_BEHIND));
  }

  #halt(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
