// The last fall, kept to be seen once more, slowly.

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { posesAt, type Sample } from "./frames";
import type { Poses } from "./pose";

export interface FilmState {
  /** Whether there is a fall to be seen again. */
  canReplay: ReadonlySignal<boolean>;
  isReplaying: ReadonlySignal<boolean>;
  replay(): void;
  stop(): void;
}

/** How fast it is shown again. */
export const SLOW = 0.25;
/** Nothing more happens in most falls when nothing has moved for so long, in seconds. */
const TAIL = 0.4;

export class Film implements FilmState {
  private taking: Sample[] = [];
  private readonly kept = signal<readonly Sample[]>([]);
  private readonly shown = signal<number>();

  readonly canReplay = computed(() => this.kept.value.length > 1 && this.shown.value === undefined);
  readonly isReplaying = computed(() => this.shown.value !== undefined);

  /** A stick was let go: what stood then is how the next film begins. */
  begin(now: number, poses: Poses): void {
    this.stop();
    this.taking = [{ now, poses }];
  }

  take(now: number, poses: Poses): void {
    const last = this.taking.at(-1);
    if (last && now > last.now) this.taking.push({ now, poses });
  }

  /** It has come to rest. */
  end(): void {
    if (this.taking.length > 1) this.kept.value = this.taking;
    this.taking = [];
  }

  replay(): void {
    if (this.canReplay.value) this.shown.value = 0;
  }

  stop(): void {
    this.shown.value = undefined;
  }

  /** Lets seconds pass on the wall. */
  pass(seconds: number): void {
    const { value } = this.shown;
    if (value === undefined) return;
    const then = value + seconds * SLOW;
    this.shown.value = then > this.length + TAIL * SLOW ? undefined : then;
  }

  /** How all stood at the instant that is shown; undefined while none is. */
  get poses(): Poses | undefined {
    const { value } = this.shown;
    const [first] = this.kept.value;
    if (value === undefined || !first) return undefined;
    return posesAt(this.kept.value, first.now + value);
  }

  private get length(): number {
    const { value } = this.kept;
    return (value.at(-1)?.now ?? 0) - (value[0]?.now ?? 0);
  }
}
