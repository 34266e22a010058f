// What is on screen: everything where it is seen to be at this instant, from what the server tells and the hand does.

import { batch, computed, effect, signal } from "@preact/signals";
import { isCalm } from "../../ui/motion";
import { Camera } from "./camera";
import type { Box } from "./convex";
import { inOrder } from "./depth";
import { Film } from "./film";
import { DELAY, decoded, Reel } from "./frames";
import { Hand } from "./hand";
import { isSettling, type NTropy, posesOf } from "./match";
import { BASE, isLong, LENGTH, THICK } from "./measures";
import type { Held, NTropyView, Offer } from "./messages.gen";
import { lowest } from "./outlines";
import { distance, inward, type Point, type Pose, type Poses, poseOf, shortWay } from "./pose";
import type { Stage } from "./stage";
import { showsResultOnly } from "./still";
import { isStill, onJourney, swayed } from "./sway";

/** How long a stick that left takes to the rack, and one that is in the way is lit, in milliseconds. */
export const FLIGHT = 250;
export const FLASH = 700;
/** What moves slower than this, in millimetres a second, seems still. */
const SLOWEST = 4;
/** After a pause this long, in milliseconds, the picture goes on and does not catch up. */
const PAUSE = 120;
/** Lower than this a stick lies on the table, in millimetres. */
const LYING = 1;
/** The room above a held stick, for what is said of it, in millimetres. */
const ABOVE = 40;
/** What is in sight of an empty table at least. */
const LEAST: Box = { left: -165, bottom: -34, right: 165, top: 372 };

/** Of what begins with the next picture. */
const LATER = Number.POSITIVE_INFINITY;

export interface Flight {
  number: number;
  pose: Pose;
  since: number;
}

export class Scene implements Stage {
  readonly hand: Hand;
  readonly film = new Film();
  readonly camera = new Camera();
  readonly pointedAt = signal<number>();
  readonly numbered = signal(false);
  readonly glanced = signal<Offer>();
  readonly isFitted = this.camera.isFitted;
  readonly fallen = signal(0);
  /** Where the mouse or a finger is, in pixels: the lens keeps out of its way. */
  readonly pointer = signal<Point>();

  /** How everything stands that is shown now, and how fast it moves. */
  poses: Poses = new Map();
  readonly speeds = new Map<number, Point>();
  flights: Flight[] = [];
  flash: { number: number; since: number } | undefined;

  private readonly reel = new Reel();
  private seen: NTropyView | undefined;
  private recorded: Poses = new Map();
  /** What `poses` was made of. */
  private taken: Poses | undefined;
  private shownAt = 0;
  private now = 0;
  /** How fast the hand moves, in millimetres a second. */
  speed = 0;

  constructor(readonly match: NTropy) {
    this.hand = new Hand(match);
  }

  /** Whether it is shown that the structure moves, or moved. */
  readonly isSettling = computed(
    () => isSettling(this.match.view.value) || this.film.isReplaying.value,
  );

  /** Takes in what comes from the server. Returns the way to stop. */
  watch(): () => void {
    const stops = [
      effect(() => this.hear(this.match.view.value)),
      effect(() => this.look()),
      effect(() => this.light()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  fit(): void {
    this.camera.fit();
  }

  // --- as time passes ---

  /** Reads all that a picture depends on, for whoever waits for a change. */
  heed(): void {
    const { match, hand, film, camera } = this;
    for (const each of [match.view, match.picture, match.outcome, match.options, match.players])
      each.value;
    for (const each of [hand.shown, hand.stirred, hand.precise, hand.lowered, hand.refusal])
      each.value;
    for (const each of [this.pointedAt, this.numbered, this.glanced, this.pointer]) each.value;
    for (const each of [film.isReplaying, camera.sight, camera.isFitted]) each.value;
  }

  /** When something will move by itself, in milliseconds from now. */
  get rest(): number | undefined {
    return this.camera.restsFor;
  }

  /** Shows the next instant, at a time in milliseconds. True while anything moves. */
  step(now: number): boolean {
    const idle = now - this.now > PAUSE;
    const seconds = idle ? 1 / 60 : Math.max(0, now - this.now) / 1000;
    this.now = now;
    const before = this.hand.shown.peek();
    const play = this.match.now();
    const moves = batch(() => [
      this.hand.step(seconds, play),
      this.showOther(play),
      this.showStanding(seconds, play - DELAY),
      this.fly(),
    ]);
    this.frame();
    const glides = this.camera.step(seconds);
    const after = this.hand.shown.peek();
    this.speed = before && after && seconds > 0 ? distance(before, after) / seconds : 0;
    return moves.includes(true) || glides || this.swings;
  }

  /** The stick that is held, where it is seen to be. */
  get held(): { held: Held; hand: Pose; pose: Pose } | undefined {
    const { held } = this.match.view.value;
    const hand = this.hand.shown.value;
    if (!held || !hand || this.film.isReplaying.value) return undefined;
    const at = this.hand.letGoAt ?? this.match.now();
    return { held, hand, pose: swayed(hand, held.sway, at - held.since) };
  }

  private get swings(): boolean {
    const { held } = this.match.view.value;
    return held !== undefined && !isStill(held.sway) && !this.match.outcome.value;
  }

  /** Somebody else's hand: on its way, or as it was last told. */
  private showOther(play: number): boolean {
    const { held } = this.match.view.value;
    if (!held) {
      this.hand.shown.value = undefined;
      return false;
    }
    if (this.hand.holding.value) return false;
    const { journey } = held;
    if (journey && play < journey.since + journey.seconds + DELAY) {
      this.hand.shown.value = onJourney(held, journey, play);
      return true;
    }
    this.hand.shown.value = this.reel.at(play - DELAY).get(held.stick) ?? journey ?? held;
    return !this.reel.isOver(play - DELAY);
  }

  private showStanding(seconds: number, then: number): boolean {
    this.film.pass(seconds);
    const { poses } = this.film;
    if (poses) this.show(poses, seconds);
    else this.show(this.reel.at(then), then - this.shownAt);
    this.shownAt = then;
    return poses !== undefined || !this.reel.isOver(then);
  }

  private show(poses: Poses, seconds: number): void {
    if (poses === this.taken && this.speeds.size === 0) return;
    this.taken = poses;
    const held = this.match.view.value.held?.stick;
    const shown = new Map(poses);
    if (held !== undefined && !this.film.isReplaying.value) shown.delete(held);
    this.measure(shown, seconds);
    if (!isSame(shown, this.poses)) this.poses = shown;
    this.fallen.value = this.isSettling.value ? [...shown].filter(isDown).length : 0;
  }

  private measure(poses: Poses, seconds: number): void {
    for (const [number, pose] of poses) {
      const before = this.poses.get(number);
      const way = before && moved(before, pose);
      if (way && seconds > 0 && Math.hypot(way.x, way.y) / seconds > SLOWEST) {
        this.speeds.set(number, { x: way.x / seconds, y: way.y / seconds });
      } else {
        this.speeds.delete(number);
      }
    }
  }

  /** Sticks that left go to the racks. */
  private fly(): boolean {
    for (const flight of this.flights)
      if (flight.since === LATER) flight.since = this.now + DELAY * 1000;
    if (this.flash?.since === LATER) this.flash.since = this.now;
    this.flights = this.flights.filter(({ since }) => this.now - since < FLIGHT);
    if (this.flash && this.now - this.flash.since > FLASH) this.flash = undefined;
    return this.flights.length > 0 || this.flash !== undefined;
  }

  /** Lets the camera see all there is. */
  private frame(): void {
    const box = { ...LEAST };
    const hand = this.held?.hand;
    if (hand)
      box.top = Math.max(box.top, hand.y + (LENGTH / 2) * Math.abs(Math.sin(hand.angle)) + ABOVE);
    const more = [hand, this.glanced.value].filter((pose) => pose !== undefined);
    for (const pose of [...this.poses.values(), ...more]) {
      const x = (LENGTH / 2) * Math.abs(Math.cos(pose.angle)) + 6;
      const y = (LENGTH / 2) * Math.abs(Math.sin(pose.angle)) + 6;
      box.left = Math.min(box.left, pose.x - x);
      box.right = Math.max(box.right, pose.x + x);
      box.top = Math.max(box.top, pose.y + y);
    }
    this.camera.show(box, hand);
  }

  // --- what is drawn ---

  /** How much of a time in milliseconds has passed since an instant; may be below 0 or above 1. */
  partSince(since: number, length: number): number {
    return Math.min(1, (this.now - since) / length);
  }

  /** The stick that was placed last, if it stands. */
  get newest(): number[] {
    const { last, phase } = this.match.view.value;
    return last?.placement && phase !== "settle" && !this.film.isReplaying.value
      ? [last.stick]
      : [];
  }

  /** The sticks that lie on the table. */
  get down(): number[] {
    return [...this.poses].filter(isDown).map(([number]) => number);
  }

  /** The sticks whose numbers are shown. */
  get labelled(): number[] {
    if (this.numbered.value) return inOrder(this.poses.keys()).filter((each) => each !== BASE);
    return this.pointedAt.value === undefined ? [] : [this.pointedAt.value];
  }

  /** Who holds the stick; the name only of somebody else. */
  get holder(): { seat: number; name?: string } {
    const seat = this.match.view.value.active;
    const player = this.match.players.value[seat];
    return { seat, ...(player && !this.hand.holding.value && { name: player.name }) };
  }

  /** The height of what is right below a point. */
  floorUnder({ x, y }: Point): number {
    return this.hand.foresight.floorUnder(x, y);
  }

  /** The stick that is at a point, the front one; undefined where there is none. */
  stickAt(point: Point): number | undefined {
    const inFront = inOrder(this.poses.keys()).reverse();
    return inFront.find((number) => {
      const { x, y } = inward(this.poses.get(number) as Pose, point);
      return number !== BASE && Math.abs(x) < LENGTH / 2 && Math.abs(y) < THICK / 2 + 1;
    });
  }

  // --- what comes from the server ---

  /** A view was recorded. */
  private hear(view: NTropyView): void {
    const now = this.match.now();
    const before = this.seen;
    this.recorded = posesOf(view);
    const poses = new Map(this.recorded);
    this.letGo(before, view);
    if (view.held) poses.set(view.held.stick, poseOf(view.held));
    if (isSettling(view) && !(before && isSettling(before))) this.film.begin(now, poses);
    if (before && isSettling(before)) this.film.take(now, poses);
    if (before && isSettling(before) && !isSettling(view)) this.film.end();
    if (before) this.sendOff(poses);
    // Who takes a stick wants to see it.
    if (this.hand.holding.peek()) this.film.stop();
    this.seen = view;
    this.reel.add(now, poses);
  }

  /** What has just been let go was where the hand was until now: it is part of the picture's past. */
  private letGo(before: NTropyView | undefined, view: NTropyView): void {
    const held = before?.held;
    const hand = this.hand.shown.peek();
    if (!held || !hand || view.settling?.stick !== held.stick) return;
    const at = this.hand.letGoAt ?? this.match.now();
    this.reel.put(held.stick, swayed(hand, held.sway, at - held.since));
  }

  private sendOff(poses: Poses): void {
    if (isCalm()) return;
    for (const [number, pose] of this.reel.newest) {
      const hasLeft = isLong(number) && !poses.has(number);
      if (hasLeft) this.flights.push({ number, pose, since: LATER });
    }
  }

  private look(): void {
    const picture = this.match.picture.value;
    const view = this.match.view.peek();
    if (!picture) return;
    const poses = new Map([...this.recorded, ...decoded(picture.bytes)]);
    const isFall = isSettling(view);
    if (isFall) this.film.take(picture.now, poses);
    if (!isFall || !showsResultOnly.value) this.reel.add(picture.now, poses);
  }

  /** What is in the way of a stick is lit. */
  private light(): void {
    const stick = this.hand.refusal.value?.stick;
    if (stick !== undefined) this.flash = { number: stick, since: LATER };
  }
}

/** Whether nothing has moved, been added or taken away. */
function isSame(one: Poses, other: Poses): boolean {
  return one.size === other.size && [...one].every(([number, pose]) => other.get(number) === pose);
}

/** How far the point of a stick that moves farthest has moved. */
function moved(from: Pose, to: Pose): Point {
  const swing = (Math.abs(shortWay(from.angle, to.angle)) * LENGTH) / 2;
  const way = distance(from, to);
  if (way < 1e-6) return { x: swing, y: 0 };
  const part = (way + swing) / way;
  return { x: (to.x - from.x) * part, y: (to.y - from.y) * part };
}

function isDown([number, pose]: [number, Pose]): boolean {
  return isLong(number) && lowest(pose) < LYING;
}
