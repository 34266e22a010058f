// The work on one's own board: each command is seen at once, and goes to the server in its order.
//
// What is shown is what the server has told, and on top of it the commands it has not heard of yet. A command leaves
// that list with its own event, which comes together with the board it has made, or when it is refused.

import { computed, effect, signal } from "@preact/signals";
import { type Bench, benchFrom, isAsTold, type Work, worked } from "./bench";
import { benchOf, type PuzzleMatch } from "./match";
import type { PuzzleEvent } from "./messages.gen";
import type { Refused } from "./tell";

export class Working {
  private readonly sent = signal<readonly Work[]>([]);
  /** The board that the server told last, with as much of its past as is known here. */
  private readonly known = signal<Bench>(benchFrom({}));

  constructor(
    private readonly match: PuzzleMatch,
    private readonly onRefused: (refused: Refused) => void,
  ) {}

  private readonly told = computed(() => this.asTold(this.known.value));

  /** The board as it is shown. */
  readonly bench = computed(() => this.sent.value.reduce(worked, this.told.value));

  /** Whether the server knows everything that is shown. */
  readonly isSettled = computed(() => this.sent.value.length === 0);

  /** Whether a tile does not lie as the server knows it. */
  isPending(tile: number): boolean {
    const [shown, told] = [this.bench.value.places.get(tile), this.told.value.places.get(tile)];
    return shown?.cell !== told?.cell || shown?.rotation !== told?.rotation;
  }

  async do(command: Work): Promise<void> {
    this.sent.value = [...this.sent.value, command];
    const answer = await this.match.send(command);
    this.sent.value = this.sent.value.filter((each) => each !== command);
    if (!answer.ok) this.onRefused(answer);
  }

  /** Hears what the server does. Returns the way to stop. */
  listen(): () => void {
    const unhear = this.match.onEvents((events) => {
      for (const event of events) {
        if (event.seat === this.match.seat.value) this.hear(event);
      }
    });
    const unwatch = effect(() => {
      this.known.value = this.told.value;
    });
    return () => {
      unhear();
      unwatch();
    };
  }

  private hear(event: PuzzleEvent): void {
    const [first, ...others] = this.sent.value;
    if (!first || !isOf(event, first)) return;
    this.known.value = this.asTold(worked(this.known.value, first));
    this.sent.value = others;
  }

  /** The board, or the one that the server tells instead: another page of the same player works on it too. */
  private asTold(bench: Bench): Bench {
    const view = benchOf(this.match.view.value, this.match.seat.value);
    return isAsTold(bench, view) ? bench : benchFrom(view);
  }
}

/** Whether an event is what has come of a command. */
function isOf(event: PuzzleEvent, command: Work): boolean {
  switch (command.type) {
    case "lay":
      return event.type === "laid" && event.tile === command.tile;
    case "lift":
    case "clear":
      return event.type === "lifted";
    case "undo":
      return event.type === "undone";
    case "redo":
      return event.type === "redone";
  }
}
