// What the turn is waiting for, and what its player does with it beside holding the stick.

import { batch, computed, effect, signal } from "@preact/signals";
import type { Notice } from "../../ui/notice";
import { play } from "../../ui/sound";
import type { Offer } from "./messages.gen";
import type { Stage } from "./stage";
import { explain, refusalInWords } from "./wording";

export type Step =
  | "pick"
  /** You hold a stick, or somebody else does. */
  | "carry"
  | "travelling"
  | "lowering"
  /** It stands where it touches first. */
  | "lowered"
  | "settle"
  | "again"
  | "late"
  | "over";

export class Turn {
  /** Whether the places are listed that the stick could go to. */
  readonly isListed = signal(false);
  readonly notice = signal<Notice>();
  /** Whether the list of places has just been closed: the keyboard goes on in the bar. */
  wasListed = false;
  /** Whether the stick in the hand was brought where it is from the list: the keyboard goes on there. */
  isBrought = false;
  /** The place that was chosen before there was a stick in the hand. */
  private chosen: Offer | undefined;

  constructor(readonly stage: Stage) {}

  readonly isYours = computed(() => {
    const { seat, view } = this.stage.match;
    return seat.value !== undefined && seat.value === view.value.active && !this.isOver.value;
  });

  private readonly isOver = computed(
    () => this.stage.match.outcome.value !== undefined || this.view.value.phase === "over",
  );

  private get view() {
    return this.stage.match.view;
  }

  readonly step = computed<Step>(() => {
    if (this.isOver.value) return "over";
    const { phase, held } = this.view.value;
    if (phase !== "carry") return phase;
    const { lowering, lowered, travelling } = this.stage.hand;
    if (held?.journey !== undefined && (travelling.value || !this.isYours.value)) {
      return "travelling";
    }
    if (!this.isYours.value) return "carry";
    if (lowering.value) return "lowering";
    return lowered.value ? "lowered" : "carry";
  });

  /** Whether you may ask where the stick could go. */
  readonly mayAsk = computed(() => {
    const step = this.step.value;
    return this.isYours.value && (step === "pick" || step === "carry" || step === "lowered");
  });

  readonly offers = computed<readonly Offer[] | undefined>(() =>
    this.hasAnswer.value ? (this.view.value.offers ?? []) : undefined,
  );

  /** In which turn the question was answered last. */
  private readonly answeredIn = signal<number>();

  private readonly hasAnswer = computed(
    () =>
      (this.view.value.offers ?? []).length > 0 || this.answeredIn.value === this.view.value.turn,
  );

  /** Opens the list of places; the server is asked for them once a turn, and again if it found none. */
  list(): void {
    if (!this.mayAsk.value || this.isListed.value) return;
    this.isListed.value = true;
    const { asking, offers = [] } = this.view.value;
    if (asking || offers.length > 0) return;
    this.answeredIn.value = undefined;
    this.ask();
  }

  close(): void {
    this.wasListed = this.isListed.peek();
    this.isListed.value = false;
  }

  private async ask(): Promise<void> {
    const answer = await this.stage.match.send({ type: "ask" });
    if (answer.ok) return;
    batch(() => {
      this.close();
      this.say(explain(answer));
    });
  }

  /** Has the stick carried to a place; it is taken first, if need be. */
  choose(offer: Offer): void {
    this.close();
    this.isBrought = true;
    if (this.step.value === "pick") {
      this.chosen = offer;
      this.stage.hand.pick();
    } else {
      this.stage.hand.carryTo(offer);
    }
  }

  say(text: string): void {
    this.notice.value = { number: (this.notice.peek()?.number ?? 0) + 1, text };
  }

  /** Follows the hand and the match. Returns the way to stop. */
  watch(): () => void {
    const stops = [
      effect(() => this.goOn()),
      effect(() => {
        const refusal = this.stage.hand.refusal.value;
        if (refusal) this.say(refusalInWords(refusal));
      }),
      effect(() => {
        if (!this.mayAsk.value) this.close();
      }),
      effect(() => {
        if (this.stage.hand.lowered.value) play("touch");
      }),
      this.stage.match.onEvents((events) => {
        const isAnswered = events.some(({ type }) => type === "offered");
        if (isAnswered) this.answeredIn.value = this.view.peek().turn;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  private goOn(): void {
    const { hand } = this.stage;
    if (!this.isYours.value || this.step.value === "settle") {
      this.chosen = undefined;
      this.isBrought = false;
    }
    const isFree = hand.pose.value !== undefined && !hand.waiting.value;
    if (!isFree || !this.chosen) return;
    const offer = this.chosen;
    this.chosen = undefined;
    hand.carryTo(offer);
  }
}
