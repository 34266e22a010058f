// Whose line is lit on the board: the one looked at, or in the end the winners'.

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { type Strategy, sideOf } from "./match";

export class Looking {
  /** The seat under the pointer or the keyboard. */
  readonly glanced = signal<number>();
  /** The seat whose hand lies open, until it is closed. */
  readonly chosen = signal<number>();

  constructor(private readonly game: Strategy) {}

  /** The seats whose lines are lit, one for each colour. */
  readonly lit: ReadonlySignal<readonly number[]> = computed(() => {
    const seat = this.glanced.value ?? this.chosen.value;
    return seat === undefined ? this.winners() : [seat];
  });

  /** The seat whose hand lies open below the board; who watches always sees one. */
  readonly open = computed(() => {
    const seat = this.game.seat.value;
    const shown =
      this.chosen.value ?? (seat === undefined ? this.game.view.value.mover : undefined);
    return shown === seat ? undefined : shown;
  });

  choose(seat: number): void {
    this.chosen.value = this.chosen.value === seat ? undefined : seat;
    if (this.chosen.value === undefined) this.glanced.value = undefined;
  }

  private winners(): number[] {
    const outcome = this.game.outcome.value;
    if (!outcome || outcome.reason === "abandoned") return [];
    const view = this.game.view.value;
    const seats = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return seats.filter((seat) => sideOf(view, seat)[0] === seat);
  }
}
