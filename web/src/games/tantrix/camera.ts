// What of the board is in sight, and where that is on the screen.
//
// The camera follows the board by itself, and as seldom as it can, for a cell that slides away under a finger is a
// cell missed: only when something new lies at the rim or beyond it, never while the board is held, and not for a while
// after somebody has moved it by hand. It then shows all of the board; once tiles would get too small for fingers it
// shows the part around the newest one.

import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { isCalm } from "../../ui/motion";
import { type Bounds, boundsOf, holds, sizeOf, union, widened } from "./bounds";
import { filled, inReach, roomAround, TILE, towards, whole } from "./framing";
import { FLAT, type Point, SIDE } from "./hex";
import { between, clamp, isSame, type Size, scaleFor, sightOf, type View } from "./view";

/** Where on the screen the board is looked at, in client pixels. */
export interface Frame extends Size {
  left: number;
  top: number;
}

/** What tells the camera the time. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Calls back when the screen is drawn next. */
  onFrame(callback: () => void): void;
  /** Whether nothing shall glide. */
  isCalm(): boolean;
}

const BROWSER: Clock = {
  now: () => performance.now(),
  onFrame: (callback) => requestAnimationFrame(callback),
  isCalm,
};

/** How wide a tile is at least on screen while the camera follows the board, in CSS pixels. */
const FOLLOWED_TILE = 36;

/** Something new this near to the rim, as a share of the frame, is as good as out of sight. */
const RIM = 0.06;

/** How long the camera follows nothing after somebody moved it, in milliseconds. */
const REST = 5000;

/** How long it glides, in milliseconds. */
const GLIDE = 250;

/** Two tiles joined, and space around them. */
const FIRST: Bounds = {
  left: -1.5 * FLAT,
  top: -3.5 * SIDE,
  right: 2.5 * FLAT,
  bottom: 3.5 * SIDE,
};

/** The frame before there is one. */
const UNSEEN: Frame = { left: 0, top: 0, width: 400, height: 400 };

export class Camera {
  private measure = () => UNSEEN;
  private readonly size = signal<Size>(UNSEEN);
  private readonly view = signal<View>({ x: 0, y: 0, scale: 1 });
  /** Where the view glides to; the view itself while it stands still. */
  private readonly goal = signal<View>(this.view.peek());

  private cells: ReadonlySet<string> = new Set();
  private newest: string | undefined;
  private readonly board = signal<Bounds>(FIRST);

  private readonly byHand = signal(false);
  private movedAt = Number.NEGATIVE_INFINITY;
  private leastTile = FOLLOWED_TILE;
  private holders = 0;
  /** What to do when nobody holds the board any more. */
  private late: (() => void) | undefined;

  /** `first` is in sight before much is laid, if there is room. */
  constructor(
    private readonly clock: Clock = BROWSER,
    private readonly first: Bounds = FIRST,
  ) {
    this.board.value = first;
  }

  /** What of the board is in sight, in drawing units; eased towards where it is going. */
  readonly sight = computed(() => sightOf(this.view.value, this.size.value));

  /** How wide a tile is on screen, in CSS pixels. */
  readonly tileWidth = computed(() => FLAT * this.view.value.scale);

  /** Whether nothing was panned or zoomed by hand since the last fit. */
  readonly isFitted: ReadonlySignal<boolean> = computed(() => !this.byHand.value);

  /** Whether every cell is in sight, or will be in a moment. */
  readonly isWhole = computed(() =>
    holds(sightOf(this.goal.value, this.size.value), this.board.value),
  );

  /** Where a point of the screen, in client pixels, lies on the board. */
  boardPoint({ x, y }: Point): Point {
    const { left, top } = this.measure();
    const { scale } = this.view.peek();
    const sight = this.sight.peek();
    return { x: sight.left + (x - left) / scale, y: sight.top + (y - top) / scale };
  }

  /** Where a point of the board is on the screen, in client pixels. */
  screenPoint({ x, y }: Point): Point {
    const { left, top } = this.measure();
    const { scale } = this.view.peek();
    const sight = this.sight.peek();
    return { x: left + (x - sight.left) * scale, y: top + (y - sight.top) * scale };
  }

  /** Look at the board in this frame; to be said again when its size has changed. */
  frame(measure: () => Frame): void {
    this.measure = measure;
    const { width, height } = measure();
    if (width === 0 || height === 0) return;
    this.size.value = { width, height };
    if (this.byHand.peek()) return;
    if (this.isHeld) this.late = () => this.glide(this.followed());
    else this.jump(this.followed());
  }

  /** Show these cells, of which the newest matters most. */
  show(keys: Iterable<string>, newest?: string): void {
    const before = { cells: this.cells, board: this.board.peek(), isWhole: this.isWhole.peek() };
    this.cells = new Set(keys);
    this.newest = newest;
    if (this.cells.size === 0) return;

    this.board.value = boundsOf(this.cells);
    const fresh = [...this.cells].filter((key) => !before.cells.has(key));
    if (before.cells.size === 0) this.jump(this.followed());
    else if (fresh.length > 0 && !this.hasRoomFor(boundsOf(fresh), before)) this.follow(fresh);
  }

  /** Show everything. */
  fit(): void {
    this.byHand.value = false;
    this.movedAt = Number.NEGATIVE_INFINITY;
    this.leastTile = TILE.least;
    this.glide(this.followed());
  }

  /** Draw everything larger or smaller, but for a point in client pixels that stays where it is. */
  zoomBy(factor: number, at: Point = this.middle()): void {
    const { x, y, scale } = this.view.peek();
    const zoomed = clamp(scale * factor, scaleFor(TILE.least), scaleFor(TILE.most));
    const fixed = this.boardPoint(at);
    const part = scale / zoomed;
    this.leastTile = FOLLOWED_TILE;
    this.move({
      x: fixed.x + (x - fixed.x) * part,
      y: fixed.y + (y - fixed.y) * part,
      scale: zoomed,
    });
  }

  /** Draw the board along, by client pixels. */
  panBy(dx: number, dy: number): void {
    const { x, y, scale } = this.view.peek();
    this.move({ x: x - dx / scale, y: y - dy / scale, scale });
  }

  /** Bring a cell into sight, should it be out of it. */
  reveal(key: string): void {
    if (!holds(this.within(0), boundsOf([key]))) {
      this.glide(towards(key, this.goal.peek(), this.size.peek()));
    }
  }

  get isHeld(): boolean {
    return this.holders > 0;
  }

  /** Keep the board where it is, unless it is moved by hand, until the function returned is called. */
  hold(): () => void {
    this.holders += 1;
    this.stop();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.holders -= 1;
      if (this.holders === 0) this.catchUp();
    };
  }

  /** Whether something new lies well in sight, or in the midst of what is all in sight. */
  private hasRoomFor(fresh: Bounds, before: { board: Bounds; isWhole: boolean }): boolean {
    return holds(this.within(RIM), fresh) || (before.isWhole && holds(before.board, fresh));
  }

  /** Stand still now, and go on when nobody holds the board any more. */
  private stop(): void {
    const goal = this.goal.peek();
    if (goal === this.view.peek()) return;
    this.jump(this.view.peek());
    this.late = () => this.glide(goal);
  }

  private catchUp(): void {
    const { late } = this;
    this.late = undefined;
    late?.();
  }

  private follow(fresh: readonly string[]): void {
    if (this.isHeld) {
      this.late = () => this.follow(fresh);
    } else if (this.clock.now() - this.movedAt >= REST) {
      this.byHand.value = false;
      this.glide(this.followed(roomAround(fresh)));
    }
  }

  /** All of the board, and some room to grow if there is any; else the part around the newest cell. */
  private followed(room: Bounds = this.first): View {
    const frame = this.size.peek();
    const board = this.board.peek();
    const view = { ...this.goal.peek(), scale: scaleFor(this.leastTile) };
    return (
      whole(union(union(board, room), this.first), frame, this.leastTile) ??
      whole(board, frame, this.leastTile) ??
      filled(this.newest === undefined ? view : towards(this.newest, view, frame), board, frame)
    );
  }

  /** What will be in sight, but for a share of it on each side. */
  private within(share: number): Bounds {
    const sight = sightOf(this.goal.peek(), this.size.peek());
    const { width, height } = sizeOf(sight);
    return widened(sight, -width * share, -height * share);
  }

  private middle(): Point {
    const { left, top, width, height } = this.measure();
    return { x: left + width / 2, y: top + height / 2 };
  }

  /** Go where a hand moves the board, and there only. */
  private move(view: View): void {
    this.late = undefined;
    this.movedAt = this.clock.now();
    this.byHand.value = true;
    this.jump(inReach(view, this.cells, this.size.peek()));
  }

  private jump(view: View): void {
    batch(() => {
      this.goal.value = view;
      this.view.value = view;
    });
  }

  private glide(goal: View): void {
    const from = this.view.peek();
    if (this.isHeld) {
      this.late = () => this.glide(goal);
    } else if (this.clock.isCalm() || isSame(goal, from)) {
      this.jump(goal);
    } else {
      this.goal.value = goal;
      this.glideOn(from, goal, this.clock.now());
    }
  }

  private glideOn(from: View, goal: View, since: number): void {
    this.clock.onFrame(() => {
      if (this.goal.peek() !== goal) return;
      const part = (this.clock.now() - since) / GLIDE;
      this.view.value = part < 1 ? between(from, goal, easedOut(part)) : goal;
      if (part < 1) this.glideOn(from, goal, since);
    });
  }
}

/** Fast at first, gently at the end. */
function easedOut(part: number): number {
  return 1 - (1 - part) ** 3;
}

/** A camera for as long as a board is on screen. */
export function useCamera(first?: Bounds): Camera {
  return useMemo(() => new Camera(BROWSER, first), []);
}
