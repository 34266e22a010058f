// The mouse over the structure: it carries the held stick, turns it and lowers it; without one it looks around.
//
// The stick goes where the pointer goes, but for two things. Once it is lowered it stays, so that the pointer can go and
// press the button; and what it was carried on the pointer's way out to a button, it comes back by itself.

import { type Point, shortWay } from "./pose";
import type { Scene } from "./scene";
import { pixelsOf, rolling } from "./turning";

const LEFT = 0;
const MIDDLE = 1;
const RIGHT = 2;

/** A press that moved no farther is a click, in pixels. */
const SLOP = 5;
/** How much of its way the stick goes with the mouse when it is to be precise. */
const PRECISE = 0.25;
/** Where the pointer stays for so long, in milliseconds, the stick was meant to be. */
export const DWELL = 250;
/** How much of a zoom one pixel of a wheel is, as an exponent of e; a pinch comes in small numbers. */
const ZOOM = { wheel: 0.0016, pinch: 0.01 };
/** The most that one event zooms, in pixels. */
const LEAP = 120;

export type Moved = Pick<MouseEvent, "button" | "buttons" | "timeStamp"> & Point;

export class Mouse {
  private readonly roll = rolling();
  private last: Moved | undefined;
  private pressed: Moved | undefined;
  /** From the pointer to the stick, in millimetres. */
  private off: Point = { x: 0, y: 0 };
  private meant: Point | undefined;

  constructor(private readonly scene: Scene) {}

  /** The pointer comes in: the stick goes to it. */
  enter(event: Moved): void {
    this.last = event;
    this.off = { x: 0, y: 0 };
    this.meant = this.scene.hand.pose.value;
    this.scene.hand.isStepped = false;
  }

  down(event: Moved): void {
    this.pressed = event;
    this.last = event;
  }

  move(event: Moved): void {
    const { last } = this;
    this.last = event;
    this.scene.pointer.value = { x: event.x, y: event.y };
    if (!last) this.enter(event);
    else this.go(event, last);
  }

  private go(event: Moved, last: Moved): void {
    if (last.timeStamp + DWELL < event.timeStamp) this.meant = this.scene.hand.pose.value;
    if (!this.scene.hand.holding.value) this.lookAround(event, last);
    else if (this.pressed?.button === RIGHT) this.turn(event, last);
    else this.carry(event, last);
  }

  up(event: Moved): void {
    const { pressed } = this;
    this.pressed = undefined;
    if (!pressed || !this.scene.hand.holding.value) return;
    const isClick = Math.hypot(event.x - pressed.x, event.y - pressed.y) <= SLOP;
    if (isClick && pressed.button === LEFT) this.toggle(event);
    if (isClick && pressed.button === MIDDLE) this.scene.hand.lower();
  }

  /** It goes to a button: the stick is where it was before. */
  leave(): void {
    const { hand } = this.scene;
    this.last = undefined;
    this.pressed = undefined;
    this.scene.pointer.value = undefined;
    this.scene.pointedAt.value = undefined;
    if (!hand.holding.value || hand.lowered.value || hand.lowering.value) return;
    if (this.meant) hand.moveTo(this.meant);
  }

  wheel(event: WheelEvent, at: Point): void {
    const { hand, camera } = this.scene;
    if (event.ctrlKey || !hand.holding.value) {
      const pixels = Math.max(-LEAP, Math.min(LEAP, pixelsOf(event)));
      camera.zoomBy(Math.exp(-pixels * (event.ctrlKey ? ZOOM.pinch : ZOOM.wheel)), at);
      return;
    }
    const by = this.roll(event);
    if (by === 0) return;
    this.keepOff(at);
    hand.turn(by);
    this.meant = hand.pose.value;
  }

  private lookAround(event: Moved, last: Moved): void {
    if (event.buttons !== 0 && this.pressed) {
      this.scene.camera.panBy(event.x - last.x, event.y - last.y);
    } else {
      this.scene.pointedAt.value = this.scene.stickAt(this.scene.camera.toTable(event));
    }
  }

  private carry(event: Moved, last: Moved): void {
    const { hand, camera } = this.scene;
    if (hand.lowered.value || hand.lowering.value) return;
    if (hand.isStepped) this.keepOff(last);
    hand.isStepped = false;
    const to = camera.toTable(event);
    if (hand.precise.value) {
      const from = camera.toTable(last);
      this.off.x -= (to.x - from.x) * (1 - PRECISE);
      this.off.y -= (to.y - from.y) * (1 - PRECISE);
    }
    hand.moveTo({ x: to.x + this.off.x, y: to.y + this.off.y });
  }

  /** About the stick's middle, as a hand on a wheel. */
  private turn(event: Moved, last: Moved): void {
    const { hand, camera } = this.scene;
    const pose = hand.pose.value;
    if (!pose) return;
    const middle = camera.toScreen(pose);
    const angle = ({ x, y }: Point) => Math.atan2(middle.y - y, x - middle.x);
    hand.turn(shortWay(angle(last), angle(event)));
    this.keepOff(event);
  }

  /** A click lowers the stick, and another takes it up again from there. */
  private toggle(event: Moved): void {
    const { hand } = this.scene;
    if (hand.lowered.value || hand.lowering.value) {
      this.keepOff(event);
      hand.lift();
    } else {
      hand.lower();
    }
  }

  /** The stick stays where it is when the pointer moves on from here. */
  private keepOff(at: Point): void {
    const pose = this.scene.hand.pose.value;
    if (!pose) return;
    const point = this.scene.camera.toTable(at);
    this.off = { x: pose.x - point.x, y: pose.y - point.y };
  }
}
