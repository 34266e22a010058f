// What the player is about to do: the die, the picks of an action, and the command on its way to the server.

import { computed, signal } from "@preact/signals";
import { confirms } from "../../ui/confirming";
import { play } from "../../ui/sound";
import type { Answer } from "../game";
import { tableAfter } from "./after";
import { activeOf, columnAt, type Pieces, type TripAway } from "./match";
import type { Choices, TripAwayCommand } from "./messages.gen";
import { say } from "./say";
import {
  commandOf,
  type Deed,
  type Direction,
  type Picks,
  type Step,
  settled,
  sourcesOf,
  stepAfter,
} from "./steps";
import { explain, obstacleTo } from "./wording";

const NOTHING: Choices = {};

export type Asked =
  | Step
  /** Nothing: it is somebody else's turn, nobody's, or a command is on its way. */
  | { asks: "nothing" }
  | { asks: "roll" }
  /** To read why nothing is possible. */
  | { asks: "pass" };

export interface Notice {
  /** The same sentence twice is said twice. */
  number: number;
  text: string;
}

export class Input {
  /** Picks, and how many of them each step back takes away: they hold for one moment of the match. */
  private readonly made = signal<{ moment: string; history: readonly Picks[] }>({
    moment: "",
    history: [],
  });
  private readonly flying = signal<{ moment: string; command: TripAwayCommand }>();
  /** What the pointer or the keyboard is at, as if it were picked. */
  readonly glanced = signal<Pick<Picks, "piece" | "to">>();
  /** The column whose pieces are spread out to be told apart, by the number of one of them. */
  readonly fanned = signal<number>();
  readonly notice = signal<Notice>();

  constructor(private readonly game: TripAway) {}

  /** Changes whenever what has been picked means nothing any more. */
  private readonly moment = computed(() => {
    const { turn, phase, active, die, removers = [] } = this.game.view.value;
    return [turn, phase, active, die, removers.length].join(" ");
  });

  readonly isYourTurn = computed(() => {
    const seat = this.game.seat.value;
    return seat !== undefined && seat === activeOf(this.game);
  });

  /** The command that is not answered yet. */
  readonly sent = computed(() => {
    const flying = this.flying.value;
    return flying?.moment === this.moment.value ? flying.command : undefined;
  });

  readonly choices = computed(() =>
    this.isYourTurn.value && !this.sent.value ? (this.game.view.value.choices ?? NOTHING) : NOTHING,
  );

  private readonly history = computed(() => {
    const { moment, history } = this.made.value;
    return moment === this.moment.value ? history : [];
  });

  readonly picks = computed<Picks>(() => this.history.value.at(-1) ?? {});
  /** The picks, with those that there was no choice in. */
  readonly picked = computed(() => settled(this.choices.value, this.picks.value));
  readonly canGoBack = computed(
    () => this.fanned.value !== undefined || this.history.value.length > 0,
  );

  readonly asked = computed<Asked>(() => {
    if (!this.isYourTurn.value || this.sent.value) return { asks: "nothing" };
    const { phase } = this.game.view.value;
    if (phase === "roll" || phase === "pass") return { asks: phase };
    return stepAfter(this.choices.value, this.picks.value);
  });

  /** The pieces that may be picked now. */
  readonly able = computed<ReadonlySet<number>>(() => {
    const asked = this.asked.value;
    return new Set(asked.asks === "piece" || asked.asks === "other" ? asked.pieces : []);
  });

  /** Where a piece may be pointed now. */
  readonly directions = computed<readonly Direction[]>(() => {
    const asked = this.asked.value;
    return asked.asks === "seat" || asked.asks === "direction" ? asked.directions : [];
  });

  /** What the table would look like, or will when the answer has come; undefined when nothing is to be seen yet. */
  readonly foreseen = computed<Pieces | undefined>(() => {
    const command = this.sent.value ?? this.wouldBe();
    return command && tableAfter(this.game.view.value.pieces, command);
  });

  private wouldBe(): TripAwayCommand | undefined {
    const choices = this.choices.value;
    const now = commandOf(choices, this.picks.value);
    const asked = this.asked.value;
    const { piece, to } = this.glanced.value ?? {};
    if (piece !== undefined && this.able.value.has(piece) && asked.asks === "other") {
      return commandOf(choices, { ...this.picked.value, other: piece });
    }
    if (to !== undefined && this.directions.value.includes(to)) {
      return commandOf(choices, { ...this.picked.value, to });
    }
    return now;
  }

  // --- the die ---

  roll(): void {
    if (this.asked.value.asks === "roll") this.send({ type: "roll" });
  }

  passOn(): void {
    if (this.asked.value.asks === "pass") this.send({ type: "pass" });
  }

  // --- the picks ---

  /** What a wild die stands for; or why it cannot. */
  pickDeed(deed: Deed): void {
    if (sourcesOf(this.choices.value, deed).length > 0) this.add({ deed });
    else if (deed !== "remove") {
      this.say(obstacleTo(deed, this.game.view.value, this.game.seat.value));
    }
  }

  /** A piece, by the key or press that says which; a finger on a stack spreads it out first. */
  touch(piece: number, isExact: boolean): void {
    if (isExact || !this.mustFan(piece)) this.pick(piece);
    else this.fanned.value = piece;
  }

  private mustFan(piece: number): boolean {
    const column = columnAt(this.game.view.value.pieces, piece)?.pieces ?? [];
    return column.filter(({ number }) => this.mayPick(number)).length > 1;
  }

  mayPick(piece: number): boolean {
    return this.able.value.has(piece) || this.others.value.has(piece);
  }

  /** Pieces that might have been picked instead of the one that was. */
  private readonly others = computed<ReadonlySet<number>>(() => {
    const { deed, piece } = this.picked.value;
    if (deed === undefined || piece === undefined) return new Set();
    return new Set(sourcesOf(this.choices.value, deed).filter((each) => each !== piece));
  });

  pick(piece: number): void {
    this.fanned.value = undefined;
    const { piece: first, other } = this.picked.value;
    const asked = this.asked.value;
    if (asked.asks === "piece" && this.able.value.has(piece)) this.add({ piece });
    else if (asked.asks === "other" && this.able.value.has(piece)) this.pickOther(piece);
    else if (asked.asks === "word" && piece === (other ?? first)) this.agree();
    else if (piece === first || piece === other) this.unpick(piece);
    else if (this.others.value.has(piece)) this.pickInstead(piece);
    else this.explainPiece();
  }

  /** Enter on a piece does what has been picked, if it was picked last. */
  enter(piece: number): void {
    const { asks } = this.asked.value;
    const { piece: first, other } = this.picked.value;
    const isPicked = piece === first || piece === other;
    if (isPicked && (asks === "word" || asks === "turn")) this.agree();
    else this.touch(piece, true);
  }

  private pickOther(other: number): void {
    this.add({ ...this.picked.value, other });
    if (this.asked.value.asks === "word" && !confirms.value) this.agree();
  }

  /** A step back, unless there was no choice in that piece. */
  private unpick(number: number): void {
    const { piece, other } = this.picks.value;
    if (number === piece || number === other) this.back();
  }

  /** Another piece after all; of two to be swapped the second. */
  private pickInstead(piece: number): void {
    const { deed, piece: first } = this.picked.value;
    const isSecond = deed === "swap" && first !== undefined && this.asked.value.asks !== "other";
    if (deed !== undefined)
      this.replace(isSecond ? { deed, piece: first, other: piece } : { deed, piece });
  }

  private explainPiece(): void {
    const { asks } = this.asked.value;
    if (asks === "piece" || asks === "other") this.say(say("board.not_this"));
  }

  /** A seat that a piece shall point at, or up. */
  pickDirection(to: Direction): void {
    const asked = this.asked.value;
    if (!this.directions.value.includes(to)) {
      if (asked.asks === "seat" || asked.asks === "direction") this.say(say("board.not_there"));
      return;
    }
    this.add({ ...this.picked.value, to });
    if (asked.asks === "seat") this.agree();
  }

  /** Which of two swapped pieces is turned; none once more. */
  pickTurned(piece: number): void {
    const { turned, to, ...rest } = this.picked.value;
    this.add(turned === piece && to !== undefined ? rest : { ...rest, turned: piece });
  }

  /** One of all actions, from the list of them. */
  choose(picks: Picks): void {
    this.made.value = { moment: this.moment.value, history: [picks] };
    if (picks.deed !== "swap") this.agree();
  }

  private add(more: Picks): void {
    this.put([...this.history.value, { ...this.picks.value, ...more }]);
  }

  private replace(picks: Picks): void {
    const before = this.history.value.filter(({ piece }) => piece === undefined);
    this.put([...before, picks]);
  }

  private put(history: readonly Picks[]): void {
    play("turn");
    this.glanced.value = undefined;
    this.notice.value = undefined;
    this.made.value = { moment: this.moment.value, history };
  }

  /** One step back. False when there is none. */
  back(): boolean {
    if (!this.canGoBack.value) return false;
    if (this.fanned.value !== undefined) this.fanned.value = undefined;
    else this.put(this.history.value.slice(0, -1));
    return true;
  }

  // --- the command ---

  /** Do what has been picked. */
  agree(): void {
    const command = commandOf(this.choices.value, this.picks.value);
    if (command) this.send(command);
  }

  private async send(command: TripAwayCommand): Promise<void> {
    if (!this.game.online.value) return this.say(say("board.offline"));
    this.fanned.value = undefined;
    this.glanced.value = undefined;
    this.flying.value = { moment: this.moment.value, command };
    const answer = await this.game.send(command);
    if (!answer.ok) this.takeBack(answer);
  }

  private takeBack(refused: Extract<Answer, { ok: false }>): void {
    this.flying.value = undefined;
    this.made.value = { moment: "", history: [] };
    play("double_tick");
    this.say(explain(refused, this.game.view.value.pieces, this.game.players.value));
  }

  say(text: string): void {
    this.notice.value = { number: (this.notice.peek()?.number ?? 0) + 1, text };
  }
}
