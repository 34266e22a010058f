// Whose board is looked at: one's own, or in a race anybody's.

import { computed, signal, untracked } from "@preact/signals";
import { benchOf, laidOn, type PuzzleMatch } from "./match";

/** A watcher stays with a board until another is so many tiles ahead: nothing shall jump to and fro. */
const AHEAD = 2;

export class Looking {
  private readonly chosen = signal<number>();
  private followed = 0;

  constructor(private readonly match: PuzzleMatch) {}

  /** The seat whose board is shown large. */
  readonly seat = computed(() => this.chosen.value ?? this.match.seat.value ?? this.followLeader());

  /** Whether it is one's own. */
  readonly isOwn = computed(() => this.seat.value === this.match.seat.value);

  look(seat: number): void {
    const isOwn = seat === this.match.seat.value;
    this.chosen.value = isOwn ? undefined : seat;
  }

  back(): void {
    this.chosen.value = undefined;
  }

  private followLeader(): number {
    const view = this.match.view.value;
    const progressOf = (seat: number) => {
      const bench = benchOf(view, seat);
      return bench.solved ? Number.POSITIVE_INFINITY : laidOn(bench);
    };
    for (const seat of untracked(() => this.match.players.value.keys())) {
      if (progressOf(seat) >= progressOf(this.followed) + AHEAD) this.followed = seat;
    }
    return this.followed;
  }
}
