// What is explained now: what the die asks when it does so for the first time, and whatever one asks for.

import { computed, effect, signal } from "@preact/signals";
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
    const isCarried = this.turn.step.value === "carry";
    return isCarried && !this.known.value.has("carry") ? "carry" : this.task.value;
  });

  private readonly task = computed<Topic>(() =>
    this.turn.stage.match.view.value.points === 1 ? "one" : "two",
  );

  /** What is explained at the moment: to those who play, all that is new in its time. */
  readonly shown = computed<Topic | undefined>(() => {
    const topic = this.topic.value;
    if (this.asked.value === topic) return topic;
    const isNew = this.turn.stage.match.seat.value !== undefined && !this.known.value.has(topic);
    return isNew && this.isTimely.value ? topic : undefined;
  });

  /** Before a stick is taken, and how it is carried when it is; while anything moves one does not read. */
  private readonly isTimely = computed(() => {
    const { step, isYours, isListed } = this.turn;
    if (isListed.value) return false;
    if (step.value === "pick") return true;
    return step.value === "carry" && (!isYours.value || this.topic.value === "carry");
  });

  /** What was shown when one went on is known: one takes a stick, and lowers it. Returns the way to stop. */
  watch(): () => void {
    let before = this.turn.step.peek();
    return effect(() => {
      const step = this.turn.step.value;
      const wentOn = this.turn.isYours.value && step !== before;
      if (wentOn && before === "pick") this.learn(this.task.peek());
      if (wentOn && before === "carry") this.learn("carry");
      before = step;
    });
  }

  private learn(topic: Topic): void {
    if (this.known.peek().has(topic)) return;
    this.known.value = new Set([...this.known.peek(), topic]);
    keep(KEPT, [...this.known.peek()].join(" "));
  }

  toggle(): void {
    if (this.shown.value) this.dismiss();
    else this.asked.value = this.topic.value;
  }

  dismiss(): void {
    const shown = this.shown.value;
    this.asked.value = undefined;
    if (shown) this.learn(shown);
  }
}
