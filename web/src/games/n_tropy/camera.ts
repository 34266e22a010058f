// What of the structure is in sight: all of it and the held stick, unless somebody has just looked elsewhere by hand.
//
// It follows as a weight on a spring does that is damped so that it never swings. Once sticks would get too small to
// hit, it looks at the held one instead of at everything.

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { isCalm } from "../../ui/motion";
import type { Box } from "./convex";
import { toPixels } from "./look";
import type { Point } from "./pose";

export interface Size {
  width: number;
  height: number;
}

/** The middle of what is in sight in millimetres, and how many pixels a millimetre has. */
export interface Sight extends Point {
  scale: number;
}

/** What stays free around the structure on each side, as a share of the screen's. */
const MARGIN = 0.15 / 2;
/** How long it follows nothing after it was moved by hand, in milliseconds. */
export const REST = 5000;
/** How fast the spring is, so that it arrives in about 300 ms. */
const SPRING = 16;
/** The least and the most pixels a millimetre has, by hand; and the least when a stick is held. */
const SCALES = { least: 0.12, most: 8, held: 0.62, fitted: 2.4 };
/** Where it has all but arrived, in pixels. */
const ARRIVED = 0.2;

export class Camera {
  size: Size = { width: 360, height: 400 };
  private wanted: Box = { left: -150, bottom: -30, right: 150, top: 330 };
  private focus: Point | undefined;
  private movedAt = Number.NEGATIVE_INFINITY;
  private speed: Sight = { x: 0, y: 0, scale: 0 };
  private goal: Sight = { x: 0, y: 150, scale: 1 };
  private hasBegun = false;
  readonly sight = signal<Sight>(this.goal);
  private readonly byHand = signal(false);
  readonly isFitted: ReadonlySignal<boolean> = computed(() => !this.byHand.value);

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The size of what it fills, in pixels. */
  frame(size: Size): void {
    if (size.width <= 0 || size.height <= 0) return;
    this.size = size;
    if (!this.byHand.peek()) this.jump(this.fitted());
  }

  /** What is to be seen; and what above all, if it cannot all be large enough. */
  show(wanted: Box, focus?: Point): void {
    this.wanted = wanted;
    this.focus = focus;
    if (!this.hasBegun) {
      this.hasBegun = true;
      this.jump(this.fitted());
    }
  }

  /** Show everything. */
  fit(): void {
    this.byHand.value = false;
  }

  panBy(dx: number, dy: number): void {
    const { x, y, scale } = this.sight.peek();
    this.move({ x: x - dx / scale, y: y + dy / scale, scale });
  }

  /** Larger or smaller, but for a point of the screen that stays where it is. */
  zoomBy(factor: number, at: Point): void {
    const { scale, ...middle } = this.sight.peek();
    const zoomed = Math.max(SCALES.least, Math.min(SCALES.most, scale * factor));
    const fixed = this.toTable(at);
    const part = scale / zoomed;
    this.move({
      x: fixed.x + (middle.x - fixed.x) * part,
      y: fixed.y + (middle.y - fixed.y) * part,
      scale: zoomed,
    });
  }

  get middle(): Point {
    return { x: this.size.width / 2, y: this.size.height / 2 };
  }

  toTable({ x, y }: Point): Point {
    const sight = this.sight.peek();
    return {
      x: sight.x + (x - this.size.width / 2) / sight.scale,
      y: sight.y - (y - this.size.height / 2) / sight.scale,
    };
  }

  toScreen(point: Point): Point {
    return toPixels({ size: this.size, sight: this.sight.peek() }, point);
  }

  /** Lets seconds pass. True while it moves, or will by itself. */
  step(seconds: number): boolean {
    if (this.byHand.peek()) {
      if (this.now() - this.movedAt < REST) return false;
      this.byHand.value = false;
    }
    this.goal = this.fitted();
    if (isCalm()) this.jump(this.goal);
    else if (!this.hasArrived()) this.spring(seconds);
    return !this.hasArrived();
  }

  /** When it follows again by itself, in milliseconds from now; undefined while it does. */
  get restsFor(): number | undefined {
    return this.byHand.peek() ? Math.max(0, this.movedAt + REST - this.now()) : undefined;
  }

  private move(sight: Sight): void {
    this.movedAt = this.now();
    this.byHand.value = true;
    const { left, right, bottom, top } = this.wanted;
    this.jump({
      x: Math.max(left, Math.min(right, sight.x)),
      y: Math.max(bottom, Math.min(top, sight.y)),
      scale: sight.scale,
    });
  }

  private jump(sight: Sight): void {
    this.goal = sight;
    this.speed = { x: 0, y: 0, scale: 0 };
    if (!isSame(this.sight.peek(), sight)) this.sight.value = sight;
  }

  private fitted(): Sight {
    const { left, right, bottom, top } = this.wanted;
    const whole = Math.min(
      (this.size.width * (1 - 2 * MARGIN)) / (right - left),
      (this.size.height * (1 - 2 * MARGIN)) / (top - bottom),
      SCALES.fitted,
    );
    if (!this.focus || whole >= SCALES.held) {
      // The table stays where it is, at the bottom: there is room for what is still to come above.
      const y = bottom + ((0.5 - MARGIN) * this.size.height) / whole;
      return { x: (left + right) / 2, y, scale: whole };
    }
    const scale = SCALES.held;
    return {
      x: this.along(this.focus.x, left, right, this.size.width / scale),
      y: this.along(this.focus.y, bottom, top, this.size.height / scale),
      scale,
    };
  }

  /** As near to a point as can be without leaving what is wanted, of which so much is in sight. */
  private along(point: number, from: number, to: number, seen: number): number {
    const rim = seen * (0.5 - MARGIN);
    if (to - from <= 2 * rim) return (from + to) / 2;
    return Math.max(from + rim, Math.min(to - rim, point));
  }

  private spring(seconds: number): void {
    const { sight, goal, speed } = this;
    const now = sight.peek();
    const x = damped(now.x, goal.x, speed.x, seconds);
    const y = damped(now.y, goal.y, speed.y, seconds);
    const zoom = damped(Math.log(now.scale), Math.log(goal.scale), speed.scale, seconds);
    this.speed = { x: x.speed, y: y.speed, scale: zoom.speed };
    this.sight.value = { x: x.at, y: y.at, scale: Math.exp(zoom.at) };
    if (this.hasArrived()) this.jump(goal);
  }

  private hasArrived(): boolean {
    const { x, y, scale } = this.sight.peek();
    const off = Math.hypot(this.goal.x - x, this.goal.y - y) * scale;
    const grown = Math.abs(Math.log(this.goal.scale / scale)) * this.size.height;
    return off < ARRIVED && grown < ARRIVED;
  }
}

function isSame(one: Sight, other: Sight): boolean {
  return one.x === other.x && one.y === other.y && one.scale === other.scale;
}

/** A spring that is critically damped, exactly, however long the step. */
export function damped(
  at: number,
  goal: number,
  speed: number,
  seconds: number,
): { at: number; speed: number } {
  const off = at - goal;
  const pull = speed + SPRING * off;
  const left = Math.exp(-SPRING * seconds);
  return {
    at: goal + (off + pull * seconds) * left,
    speed: (speed - SPRING * pull * seconds) * left,
  };
}
