// Dragging a tile from the hand to the board, or from one cell of it to another.
//
// A press on a tile becomes a drag when the pointer has gone far enough; by touch in the hand only when it goes across
// it, since along it the hand scrolls. The first pointer owns the drag: a second finger only turns the tile, by a tap.
// What aims is the tile as it is drawn: under a mouse, and above a finger, which would hide it. Nothing is sent before
// the pointer goes up, and nothing at all when it does so away from a cell.

import { effect, signal } from "@preact/signals";
import type { Camera } from "./camera";
import type { Touch } from "./feel";
import { cellAt, type Point } from "./hex";
import type { Picking } from "./picking";
import type { Scene } from "./scene";

/** What is asked of a pointer event. */
export type Pointer = Pick<
  PointerEvent,
  "pointerId" | "pointerType" | "clientX" | "clientY" | "buttons"
>;

/** The way in which the hand scrolls. */
export type Axis = "x" | "y";

interface Press {
  pointer: number;
  tile: number;
  start: Point;
  /** Undefined on the board, which does not scroll. */
  axis: Axis | undefined;
  byTouch: boolean;
}

/** A tile in the air. */
export interface Lifted {
  tile: number;
  /** Where its middle is drawn, in client pixels. */
  at: Point;
}

// In pixels.
const LIFTS_BY_MOUSE = 6;
const LIFTS_BY_TOUCH = 10;
const ABOVE_FINGER = 64;
const TAP = 10;

export class Drag {
  readonly lifted = signal<Lifted>();

  private press: Press | undefined;
  private second: { pointer: number; start: Point } | undefined;
  private hasEnded = false;
  /** Lets the board move by itself again. */
  private letGo: (() => void) | undefined;

  constructor(
    private readonly input: Picking,
    private readonly scene: Pick<Scene, "fly">,
    private readonly camera: Pick<Camera, "boardPoint" | "hold" | "sight">,
    private readonly feel: (touch: Touch) => void,
  ) {}

  /** A pointer goes down on a tile. */
  begin(pointer: Pointer, tile: number, axis?: Axis): void {
    if (this.lifted.value) return;
    this.press = {
      pointer: pointer.pointerId,
      tile,
      start: pointOf(pointer),
      axis,
      byTouch: pointer.pointerType === "touch",
    };
  }

  /** A pointer goes down anywhere. True when it is none of anybody else's business. */
  down(pointer: Pointer): boolean {
    this.hasEnded = false;
    if (!this.lifted.value) {
      // Two fingers on the board move the board.
      if (this.press && !this.press.axis) this.press = undefined;
      return false;
    }
    this.second ??= { pointer: pointer.pointerId, start: pointOf(pointer) };
    return true;
  }

  /** A pointer moves. True when it is none of anybody else's business. */
  move(pointer: Pointer): boolean {
    if (!this.owns(pointer)) return this.lifted.value !== undefined;
    // The button went up where nobody could see it.
    if (pointer.buttons === 0) return this.cancel();
    if (!this.lifted.value) this.liftIfMeant(pointOf(pointer));
    if (this.lifted.value) this.carry(pointOf(pointer));
    return this.lifted.value !== undefined;
  }

  /** A pointer goes up. True when it is none of anybody else's business. */
  up(pointer: Pointer): boolean {
    const wasLifted = this.lifted.value !== undefined;
    if (this.owns(pointer)) this.release();
    else if (wasLifted) this.upBySecond(pointer);
    return wasLifted;
  }

  /** The browser takes a pointer away, to scroll for instance. */
  lose(pointer: Pointer): void {
    if (this.owns(pointer)) this.cancel();
    if (this.second?.pointer === pointer.pointerId) this.second = undefined;
  }

  turn(step: 1 | -1): void {
    this.input.turn(step);
  }

  /** Put the tile back into the hand. True when one was in the air. */
  cancel(): boolean {
    const lifted = this.lifted.value;
    this.forget();
    if (!lifted) return false;
    this.scene.fly(
      lifted.tile,
      this.input.rotationOf(lifted.tile),
      { screen: lifted.at },
      this.input.homeOf(lifted.tile),
    );
    if (this.input.picked.value === lifted.tile) this.input.drop();
    return true;
  }

  /** Whether a click is only the end of a drag. */
  isEndedBy(click: Pick<MouseEvent, "detail">): boolean {
    const isEnd = this.lifted.value !== undefined || (this.hasEnded && click.detail > 0);
    this.hasEnded = false;
    return isEnd;
  }

  /** Puts the tile back when it is no longer yours to lay. Returns the way to stop. */
  watch(): () => void {
    return effect(() => {
      const lifted = this.lifted.value;
      if (lifted && this.input.picked.value !== lifted.tile) this.cancel();
    });
  }

  private owns(pointer: Pointer): boolean {
    return this.press?.pointer === pointer.pointerId;
  }

  private liftIfMeant(at: Point): void {
    const press = this.press as Press;
    const [x, y] = [at.x - press.start.x, at.y - press.start.y];
    if (Math.hypot(x, y) < (press.byTouch ? LIFTS_BY_TOUCH : LIFTS_BY_MOUSE)) return;
    if (press.byTouch && press.axis && !isAcross(press.axis, x, y)) {
      this.press = undefined;
      return;
    }
    if (this.input.picked.value !== press.tile) this.input.pick(press.tile);
    this.letGo = this.camera.hold();
    this.lifted.value = { tile: press.tile, at };
  }

  private carry(finger: Point): void {
    const { tile, byTouch } = this.press as Press;
    const at = byTouch ? { x: finger.x, y: finger.y - ABOVE_FINGER } : finger;
    this.lifted.value = { tile, at };
    const before = this.input.aim.value;
    this.input.aimNear(this.isInSight(at) ? this.camera.boardPoint(at) : undefined);
    if (byTouch && this.input.aim.value !== before && this.input.aimed.value) this.feel("snap");
  }

  private isInSight(at: Point): boolean {
    const { x, y } = this.camera.boardPoint(at);
    const { left, top, right, bottom } = this.camera.sight.value;
    return x > left && x < right && y > top && y < bottom;
  }

  private release(): void {
    const lifted = this.lifted.value;
    const cell = this.input.aimed.value;
    this.hasEnded = lifted !== undefined;
    if (lifted && cell === undefined) this.dropOutside(lifted);
    this.forget();
    if (lifted && cell !== undefined) this.input.place(cell);
  }

  /** Back to where it was; over a cell where it does not fit, with the reason. */
  private dropOutside({ at, tile }: Lifted): void {
    const cell = cellAt(this.camera.boardPoint(at));
    if (!this.isInSight(at)) this.input.letGo(tile);
    else if (this.input.open.value.has(cell)) this.input.place(cell);
    this.cancel();
  }

  private upBySecond(pointer: Pointer): void {
    const second = this.second;
    if (second?.pointer !== pointer.pointerId) return;
    this.second = undefined;
    const { x, y } = pointOf(pointer);
    if (Math.hypot(x - second.start.x, y - second.start.y) < TAP) this.input.turn(1);
  }

  private forget(): void {
    this.letGo?.();
    this.letGo = undefined;
    this.press = undefined;
    this.second = undefined;
    this.lifted.value = undefined;
  }
}

function pointOf({ clientX, clientY }: Pointer): Point {
  return { x: clientX, y: clientY };
}

/** Whether a finger goes across the hand rather than along it: upwards, where it scrolls from side to side. */
function isAcross(axis: Axis, x: number, y: number): boolean {
  return axis === "x" ? -y > Math.abs(x) : Math.abs(x) > Math.abs(y);
}
