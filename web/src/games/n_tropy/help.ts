// What is explained now: what the die asks when it does so for the first time, and whatever one asks for.

import { computed, signal } from "@preact/signals";
import { keep, kept } from "../../kept";
import type { Turn } from "./turn";

const KEPT = "n_tropy.explained";

export type Topic = "goal" | "one" | "two" | "carry";

export class Help {
  private readonly known = signal<ReadonlySet<string>>(
    new Set(kept(KEPT)?.split(" ").filter(Boolean)),
  );
  /** Whether it has been asked for. */
  private readonly asked = signal<Topic>();

  constructor(private readonly turn: Turn) {}

  /** What the turn is about: first what is asked, then how to hold the stick. */
  readonly topic = computed<Topic>(() => {
    if (!this.turn.isYours.value) return "goal";
    const task = this.turn.stage.match.view.value.points === 1 ? "one" : "two";
    const isCarried = this.turn.step.value === "carry";
    return isCarried && this.known.value.has(task) && !this.known.value.has("carry")
      ? "carry"
      : task;
  });

  /** What is explained at the moment: to those who play, all that is new while they wait or carry. */
  readonly shown = computed<Topic | undefined>(() => {
    const topic = this.topic.value;
    if (this.asked.value === topic) return topic;
    const isNew = this.turn.stage.match.seat.value !== undefined && !this.known.value.has(topic);
    return isNew && this.isQuiet.value ? topic : undefined;
  });

  /** While the structure moves, or goes down, one looks at it and does not read. */
  private readonly isQuiet = computed(() => {
    const step = this.turn.step.value;
    return step === "pick" || step === "carry";
  });

  toggle(): void {
    if (this.shown.value) this.dismiss();
    else this.asked.value = this.topic.value;
  }

  dismiss(): void {
    const shown = this.shown.value;
    this.asked.value = undefined;
    if (!shown) return;
    this.known.value = new Set([...this.known.value, shown]);
    keep(KEPT, [...this.known.value].join(" "));
  }
}
