// What is explained now: each face of the die when it comes up for the first time, and whatever one asks for.

import { computed, signal } from "@preact/signals";
import { keep, kept } from "../../kept";
import type { TripAway } from "./match";

const KEPT = "trip_away.explained";

export type Topic = "goal" | "tip" | "aim" | "swap" | "dig" | "hop" | "wild" | "removal";

export class Help {
  private readonly known = signal<ReadonlySet<string>>(
    new Set(kept(KEPT)?.split(" ").filter(Boolean)),
  );
  /** Whether it has been asked for. */
  private readonly asked = signal<Topic>();

  constructor(private readonly game: TripAway) {}

  /** What the turn is about. */
  readonly topic = computed<Topic>(() => {
    const { phase, die } = this.game.view.value;
    return phase === "removal" ? "removal" : (die ?? "goal");
  });

  /** What is explained at the moment: to those who play, all that is new. */
  readonly shown = computed<Topic | undefined>(() => {
    const topic = this.topic.value;
    if (this.asked.value === topic) return topic;
    const { seat, outcome, view } = this.game;
    const isYours =
      seat.value !== undefined && (topic === "goal" || view.value.active === seat.value);
    return isYours && !outcome.value && !this.known.value.has(topic) ? topic : undefined;
  });

  toggle(): void {
    if (this.shown.value) this.dismiss();
    else this.asked.value = this.topic.value;
  }

  dismiss(): void {
    this.asked.value = undefined;
    this.known.value = new Set([...this.known.value, this.topic.value]);
    keep(KEPT, [...this.known.value].join(" "));
  }
}
