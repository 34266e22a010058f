// One match as it comes over the wire: its newest view, its events, and the commands in flight.
//
// `seq` counts recorded updates. A patch fits the view of the `seq` before it, or, when it is a
// frame, the last recorded view; anything else means that something was missed. A picture fits the
// recorded view of its `seq` and no other.

import { type ReadonlySignal, signal } from "@preact/signals";
import type { Answer, Match, MovingMatch, Player } from "../games/game";
import { type Json, patched } from "../net/patch";
import type { Picture } from "../net/picture";
import type { Accepted, FromClient, Outcome, Rejected, Update } from "../net/wire.gen";
import { Steering } from "./steering";

interface Flight {
  command: Json;
  land(answer: Answer): void;
}

/** What a match needs of the table it is played at. */
export interface Setting {
  seat: ReadonlySignal<number | undefined>;
  players: ReadonlySignal<readonly Player[]>;
  online: ReadonlySignal<boolean>;
  options: ReadonlySignal<Json>;
  now(): number;
  /** Rises for as long as the page is loaded, over all matches. */
  nextRef(): number;
  say(message: FromClient): void;
  /** As in `Surroundings`. */
  later(after: number, callback: () => void): () => void;
}

export class TableMatch implements MovingMatch<Json, Json, object> {
  readonly view = signal<Json>({});
  readonly picture = signal<Picture | null>(null);
  readonly toAct = signal<ReadonlySet<number>>(new Set());
  readonly outcome = signal<Outcome | undefined>(undefined);
  readonly seat: Match["seat"];
  readonly players: Match["players"];
  readonly online: Match["online"];
  readonly options: Match["options"];

  #recorded: Json = {};
  #seq: number | undefined;
  readonly #listeners = new Set<(events: readonly Json[]) => void>();
  readonly #flights = new Map<number, Flight>();
  readonly #steering: Steering;

  constructor(
    readonly id: string,
    readonly game: string,
    private readonly setting: Setting,
  ) {
    this.seat = setting.seat;
    this.players = setting.players;
    this.online = setting.online;
    this.options = setting.options;
    this.#steering = new Steering(setting.later, (pose) =>
      setting.say({ type: "steer", match: id, ...pose }),
    );
  }

  now(): number {
    return this.setting.now();
  }

  send(command: object): Promise<Answer> {
    const ref = this.setting.nextRef();
    return new Promise((land) => {
      this.#flights.set(ref, { command: command as Json, land });
      this.#say(ref);
    });
  }

  steer(x: number, y: number, angle: number): void {
    if (this.online.peek()) this.#steering.to({ x, y, angle });
  }

  onEvents(listener: (events: readonly Json[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Shows an update; false when an earlier one was missed, and nothing has changed. */
  take(update: Update): boolean {
    const view = this.#following(update);
    if (!view) return false;

    const isFrame = update.seq === this.#seq && !update.view;
    if (!isFrame) this.#recorded = view;
    this.#seq = update.seq;
    this.view.value = view;
    this.picture.value = null;
    this.toAct.value = new Set(update.to_act);
    this.outcome.value = update.outcome;
    if (update.events.length > 0) {
      for (const listener of this.#listeners) listener(update.events);
    }
    return true;
  }

  /** Shows how things have moved, unless they have been recorded otherwise meanwhile. */
  show(picture: Picture): void {
    if (picture.seq === this.#seq) this.picture.value = picture;
  }

  /** Lands the command that was answered, if it was sent from here. */
  answer(answer: Accepted | Rejected): void {
    if (answer.ref === undefined) return;
    const flight = this.#flights.get(answer.ref);
    this.#flights.delete(answer.ref);
    flight?.land(
      answer.type === "accepted"
        ? { ok: true, seq: answer.seq }
        : { ok: false, code: answer.code, text: answer.text, details: answer.details },
    );
  }

  /** Sends what is unanswered again, in its order: the server knows a repeat by its number. */
  repeat(): void {
    for (const ref of this.#flights.keys()) this.#say(ref);
  }

  /** Another match has begun: what is still in flight will never be carried out. */
  close(): void {
    const refusal: Answer = { ok: false, code: "other_match", text: "", details: {} };
    for (const flight of this.#flights.values()) flight.land(refusal);
    this.#flights.clear();
    this.#steering.stop();
  }

  #following({ seq, view, patch }: Update): Json | undefined {
    if (view) return view;
    if (this.#seq === undefined || !patch) return undefined;
    const fits = seq === this.#seq || seq === this.#seq + 1;
    return fits ? patched(this.#recorded, patch) : undefined;
  }

  #say(ref: number): void {
    const flight = this.#flights.get(ref);
    if (!flight) return;
    this.setting.say({ type: "command", match: this.id, ref, command: flight.command });
  }
}
