// The stick in the hand: how it is carried, lowered and let go.
//
// One's own stick is moved here and now, as fast as a hand may go, and told to the others afterwards. It meets nothing:
// it is in front of the picture until it is let go.

import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { isCalm } from "../../ui/motion";
import { Foresight } from "./foresight";
import { decoded } from "./frames";
import type { Marks } from "./marks";
import type { NTropy } from "./match";
import { HIGHEST, REACH } from "./measures";
import type { Held, NTropyCommand, Offer } from "./messages.gen";
import { isUpright, lowerEnd } from "./outlines";
import { distance, nearer, type Point, type Pose, poseOf, shortWay, turnedAbout } from "./pose";
import { onJourney } from "./sway";

/** A command that was refused: the stick is in the hand still. */
export interface Refusal {
  /** The same refusal twice is told twice. */
  number: number;
  code: string;
  /** In the player's language; empty when it was noticed here, and never asked. */
  text: string;
  /** The other stick, where there is one. */
  stick?: number;
}

export interface HandState {
  /** Whether you hold a stick, and may do with it what you like. */
  holding: ReadonlySignal<boolean>;
  /** Whether you may take one now. */
  canPick: ReadonlySignal<boolean>;
  /** Where your hand is, without its sway; undefined while you hold nothing. */
  pose: ReadonlySignal<Pose | undefined>;
  /** Slow, for the last millimetres. */
  precise: ReadonlySignal<boolean>;
  /** Of the held stick, whoever holds it; undefined without any aid. */
  marks: ReadonlySignal<Marks | undefined>;
  /** Where it would land when it is lowered. */
  landing: ReadonlySignal<Pose | undefined>;
  /** Whether it is going down, or stands where it touches first: it can then be let go. */
  lowering: ReadonlySignal<boolean>;
  lowered: ReadonlySignal<boolean>;
  /** Whether it is being carried to an offer. */
  travelling: ReadonlySignal<boolean>;
  /** Whether a command of yours is not answered yet. */
  waiting: ReadonlySignal<boolean>;
  refusal: ReadonlySignal<Refusal | undefined>;

  pick(): void;
  /** By radians, counterclockwise. A stick that is upright turns about its lower end. */
  turn(by: number): void;
  setAngle(angle: number): void;
  /** By millimetres, as fast as a hand may go. */
  move(dx: number, dy: number): void;
  lower(): void;
  release(): void;
  /** Brings it to where it was offered to be let go. */
  carryTo(offer: Offer): void;
  togglePrecise(): void;
}

// --- how fast and how far ---

/** How fast a hand goes at most, in millimetres a second. */
export const FASTEST = { free: 288, near: 86, precise: 22 };
/** How fast it goes down: by so many times the way left a second, within these limits. */
const DOWN = { share: 3, least: 36, precise: 9 };
/** How far ahead of the stick the hand may be moved by steps. */
const LEAD = 30;
/** How soon most of a turn is made, in seconds. */
const TURNING = 0.03;
/** How fast a stick is carried to an offer, and for how long at least and at most. */
const CARRIED = { speed: 160, least: 0.6, most: 3 };
/** A picture is on screen no longer than this, while anything moves, in seconds. */
const FRESH = 0.1;
/** Less than this is no movement, in millimetres and radians. */
const NOTHING = 1e-4;

export class Hand implements HandState {
  /** The hand of whoever holds the stick, as it is shown; without its sway. */
  readonly shown = signal<Pose>();
  readonly precise = signal(false);
  readonly lowering = signal(false);
  readonly lowered = signal(false);
  readonly travelling = signal(false);
  readonly waiting = signal(false);
  readonly refusal = signal<Refusal>();
  /** Changes whenever there is something to do as time passes. */
  readonly stirred = signal(0);
  /** When the stick was let go, in seconds of play, until the server has answered: it sways no more. */
  letGoAt: number | undefined;

  /** Whether it was moved by steps last, and not to where a pointer is. */
  isStepped = false;

  private goal: Point | undefined;
  private toTurn = 0;
  private told: Pose | undefined;
  private drawnAt = 0;
  /** When the stick was taken that is in the hand: no two are taken at once. */
  private taken: number | undefined;

  readonly foresight: Foresight;
  readonly marks: HandState["marks"];
  readonly landing: HandState["landing"];

  constructor(private readonly match: NTropy) {
    this.foresight = new Foresight(match, this.shown);
    this.marks = this.foresight.marks;
    this.landing = this.foresight.landing;
  }

  private readonly mayAct = computed(() => {
    const { seat, view, outcome, players } = this.match;
    const own = seat.value;
    const isTurn = own !== undefined && own === view.value.active && !outcome.value;
    return isTurn && players.value[own]?.bot === undefined;
  });
  readonly holding = computed(
    () => this.mayAct.value && this.match.view.value.phase === "carry" && this.held !== undefined,
  );
  readonly canPick = computed(
    () => this.mayAct.value && this.match.view.value.phase === "pick" && !this.waiting.value,
  );
  readonly pose = computed(() => (this.holding.value ? this.shown.value : undefined));

  private get held(): Held | undefined {
    return this.match.view.value.held;
  }

  // --- what one does ---

  pick(): void {
    if (this.canPick.value) this.send({ type: "pick" });
  }

  turn(by: number): void {
    if (!this.isFree) return;
    this.lift();
    this.toTurn += by;
    this.stir();
  }

  /** A stick looks the same from both ends: it takes the shorter way. */
  setAngle(angle: number): void {
    const pose = this.pose.value;
    if (!pose) return;
    const way = shortWay(2 * (pose.angle + this.toTurn), 2 * angle) / 2;
    if (Math.abs(way) > NOTHING) this.turn(way);
  }

  move(dx: number, dy: number): void {
    const pose = this.pose.value;
    if (!pose || !this.isFree) return;
    const from = this.goal ?? pose;
    const x = from.x + dx - pose.x;
    const y = from.y + dy - pose.y;
    const part = Math.min(1, LEAD / Math.max(NOTHING, Math.hypot(x, y)));
    this.moveTo({ x: pose.x + x * part, y: pose.y + y * part });
    this.isStepped = true;
  }

  /** Towards a point, however far. */
  moveTo({ x, y }: Point): void {
    if (!this.isFree) return;
    this.lift();
    this.goal = {
      x: Math.max(-REACH, Math.min(REACH, x)),
      y: Math.max(0, Math.min(HIGHEST, y)),
    };
    this.stir();
  }

  /** Not down any more, and where it is. */
  lift(): void {
    batch(() => {
      this.lowering.value = false;
      this.lowered.value = false;
    });
  }

  stay(): void {
    this.goal = undefined;
  }

  lower(): void {
    if (!this.isFree || this.lowered.value) return;
    this.finishTurn();
    this.stay();
    const { overlaps } = this.foresight.all.value?.marks ?? {};
    if (overlaps === undefined) {
      this.lowering.value = true;
      this.stir();
    } else {
      this.refuse({ code: "overlaps", text: "", stick: overlaps });
    }
  }

  async release(): Promise<void> {
    const pose = this.pose.value;
    if (!pose || !this.isFree) return;
    this.letGoAt = this.seenAt;
    await this.send({ type: "release", ...poseOf(pose), at: this.letGoAt });
    this.letGoAt = undefined;
  }

  async carryTo({ x, y, angle }: Offer): Promise<void> {
    const pose = this.pose.value;
    if (!pose || !this.isFree) return;
    this.stay();
    this.lift();
    const seconds = distance(pose, { x, y }) / CARRIED.speed;
    await this.send({
      type: "carry",
      x,
      y,
      angle,
      seconds: Math.max(CARRIED.least, Math.min(CARRIED.most, seconds)),
    });
  }

  togglePrecise(): void {
    this.precise.value = !this.precise.value;
  }

  // --- as time passes ---

  /** Lets seconds pass, at a time of play. True while it moves by itself. */
  step(seconds: number, now: number): boolean {
    this.drawnAt = now;
    const { held } = this;
    if (!held || !this.holding.value) {
      this.put();
      return false;
    }
    if (this.taken !== held.since) this.take(held);
    return this.isCarried(held, now) || (this.isFree && this.go(seconds));
  }

  private stir(): void {
    this.stirred.value = this.stirred.peek() + 1;
  }

  /** The time of play that is on screen: that of the last picture, while there is one after the other. */
  private get seenAt(): number {
    const now = this.match.now();
    return now - this.drawnAt < FRESH ? this.drawnAt : now;
  }

  private get isFree(): boolean {
    return this.holding.value && !this.travelling.value && !this.waiting.value;
  }

  /** How fast it may go where it is. */
  private get fastest(): number {
    if (this.precise.value) return FASTEST.precise;
    return this.foresight.isNear ? FASTEST.near : FASTEST.free;
  }

  private take(held: Held): void {
    const { picture } = this.match;
    const seen = picture.value && decoded(picture.value.bytes).get(held.stick);
    batch(() => {
      this.put();
      this.taken = held.since;
      this.shown.value = seen ?? poseOf(held);
    });
  }

  private put(): void {
    this.taken = undefined;
    this.stay();
    this.told = undefined;
    this.toTurn = 0;
    this.travelling.value = false;
    this.lift();
  }

  /** Carries it to an offer; it is there when the server says so. False when it is not on its way. */
  private isCarried(held: Held, now: number): boolean {
    const { journey } = held;
    const wasCarried = this.travelling.peek();
    if (!journey && !wasCarried) return false;
    batch(() => {
      this.shown.value = journey ? onJourney(held, journey, now) : poseOf(held);
      this.travelling.value = journey !== undefined;
      this.lowered.value = journey === undefined;
    });
    return true;
  }

  private go(seconds: number): boolean {
    const turns = this.turnOn(seconds);
    const moves = this.lowering.value ? this.goDown(seconds) : this.goOn(seconds);
    this.tell();
    return turns || moves;
  }

  private turnOn(seconds: number): boolean {
    if (this.toTurn === 0) return false;
    const part = isCalm() ? 1 : 1 - Math.exp(-seconds / TURNING);
    const isLast = Math.abs(this.toTurn * (1 - part)) < NOTHING;
    this.turnNow(isLast ? this.toTurn : this.toTurn * part);
    return true;
  }

  private finishTurn(): void {
    if (this.toTurn !== 0) this.turnNow(this.toTurn);
  }

  private turnNow(by: number): void {
    const pose = this.shown.value;
    if (!pose) return;
    this.toTurn -= by;
    const stays = isUpright(pose.angle) && isUpright(pose.angle + by);
    const turned = turnedAbout(stays ? lowerEnd(pose) : pose, pose, by);
    if (this.goal) {
      this.goal = { x: this.goal.x + turned.x - pose.x, y: this.goal.y + turned.y - pose.y };
    }
    this.shown.value = turned;
  }

  private goOn(seconds: number): boolean {
    const pose = this.shown.value;
    const { goal } = this;
    if (!pose || !goal) return false;
    this.shown.value = { ...pose, ...nearer(pose, goal, this.fastest * seconds) };
    if (distance(this.shown.value, goal) < NOTHING) this.goal = undefined;
    return true;
  }

  private goDown(seconds: number): boolean {
    const pose = this.shown.value;
    const landing = this.foresight.all.value?.landing;
    if (!pose || !landing) {
      this.lift();
      return false;
    }
    const left = distance(pose, landing);
    const least = this.precise.value ? DOWN.precise : DOWN.least;
    const speed = Math.max(least, Math.min(FASTEST.free, left * DOWN.share));
    const next = { ...pose, ...nearer(pose, landing, speed * seconds) };
    batch(() => {
      this.shown.value = next;
      this.lowered.value = distance(next, landing) < NOTHING;
      this.lowering.value = !this.lowered.value;
    });
    return true;
  }

  private tell(): void {
    const pose = this.shown.value;
    if (!pose || pose === this.told) return;
    if (this.told) this.match.steer(pose.x, pose.y, pose.angle);
    this.told = pose;
  }

  private async send(command: NTropyCommand): Promise<void> {
    this.waiting.value = true;
    const answer = await this.match.send(command);
    this.waiting.value = false;
    if (answer.ok || answer.code === "other_match") return;
    const { code, text, details } = answer;
    this.refuse({ code, text, ...(typeof details.stick === "number" && { stick: details.stick }) });
  }

  private refuse(refusal: Omit<Refusal, "number">): void {
    batch(() => {
      this.lift();
      this.refusal.value = { ...refusal, number: (this.refusal.value?.number ?? 0) + 1 };
    });
  }
}
