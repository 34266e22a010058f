// How the board is held by fingers or the mouse. A tap acts; the mouse pans, and one finger that goes far; two fingers
// pan and zoom. The first pointer owns the board, a second finger joins it, and whatever moved the board was no tap.

import { signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo } from "preact/hooks";
import type { Camera } from "./camera";
import { cellAt, type Point } from "./hex";

/** How far the mouse goes before it pans, in pixels. */
const MOUSE_SLOP = 6;

/** The same while a tile is held, as a share of a tile: whoever places tiles fast clicks on the move. */
const HOLDING_SLOP = 0.5;

const LEFT_BUTTON = 0;

export class Grip {
  /** Whether the board is being moved. */
  readonly isMoving = signal(false);

  private readonly fingers = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private isTap = true;
  private release = () => {};

  /** `capture` makes the board hear of a pointer wherever it goes; `isHolding` tells whether a tile is held. */
  constructor(
    private readonly camera: Camera,
    private readonly capture: (pointer: number) => void,
    private readonly isHolding: () => boolean,
  ) {}

  down(event: PointerEvent): void {
    if (event.button !== LEFT_BUTTON) return;
    // Whoever is first has no finger left elsewhere on the screen, whatever became of the last one.
    if (event.isPrimary) this.press(event);
    else if (this.fingers.size === 1) this.join(event);
  }

  move(event: PointerEvent): void {
    if (!this.fingers.has(event.pointerId)) return;
    if (isReleased(event)) this.up(event);
    else if (this.isMoving.peek()) this.drag(event);
    else this.pull(event);
  }

  up(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId) || this.fingers.size > 0) return;
    this.isTap &&= event.type !== "pointercancel" && !this.slidOff(pointOf(event));
    this.isMoving.value = false;
    this.release();
  }

  /** Takes the click away that follows a press which was no tap. A click that nobody's finger made stays. */
  click(event: MouseEvent): void {
    if (this.isTap || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  }

  /** Lets go of everything. */
  end(): void {
    this.fingers.clear();
    this.isMoving.value = false;
    this.release();
  }

  private press(event: PointerEvent): void {
    this.end();
    this.fingers.set(event.pointerId, pointOf(event));
    this.start = pointOf(event);
    this.isTap = true;
    this.release = this.camera.hold();
  }

  private join(event: PointerEvent): void {
    this.fingers.set(event.pointerId, pointOf(event));
    this.startMoving();
  }

  /** Starts a pan once the finger is far enough; the board then goes with it from there. */
  private pull(event: PointerEvent): void {
    const slop = this.slop(event);
    const { start } = this;
    const { x, y } = pointOf(event);
    const part = slop / distance(start, { x, y });
    if (part >= 1) return;
    const free = { x: start.x + (x - start.x) * part, y: start.y + (y - start.y) * part };
    this.fingers.set(event.pointerId, free);
    this.startMoving();
    this.drag(event);
  }

  private startMoving(): void {
    this.isTap = false;
    this.isMoving.value = true;
    for (const pointer of this.fingers.keys()) this.capture(pointer);
  }

  /** Moves the board as its fingers moved: their middle, and by how much they spread. */
  private drag(event: PointerEvent): void {
    const before = spanOf([...this.fingers.values()]);
    this.fingers.set(event.pointerId, pointOf(event));
    const after = spanOf([...this.fingers.values()]);
    if (before.spread > 0 && after.spread > 0) {
      this.camera.zoomBy(after.spread / before.spread, before.middle);
    }
    this.camera.panBy(after.middle.x - before.middle.x, after.middle.y - before.middle.y);
  }

  private slop({ pointerType }: PointerEvent): number {
    const tile = this.camera.tileWidth.peek();
    if (pointerType !== "mouse") return tile;
    return this.isHolding() ? Math.max(MOUSE_SLOP, tile * HOLDING_SLOP) : MOUSE_SLOP;
  }

  private slidOff(end: Point): boolean {
    const cellUnder = (point: Point) => cellAt(this.camera.boardPoint(point));
    return distance(this.start, end) > MOUSE_SLOP && cellUnder(this.start) !== cellUnder(end);
  }
}

/** Lets pointers hold an element that shows what a camera sees. */
export function useGrip(
  camera: Camera,
  board: RefObject<SVGSVGElement | null>,
  isHolding: () => boolean,
): Grip {
  const capture = (pointer: number) => hearEverywhere(board.current, pointer);
  const grip = useMemo(() => new Grip(camera, capture, isHolding), [camera]);
  useLayoutEffect(() => {
    const svg = board.current;
    if (!svg) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    svg.addEventListener("pointerdown", (event) => grip.down(event), { signal });
    svg.addEventListener("click", (event) => grip.click(event), { signal, capture: true });
    // Not on the board: what a finger came down on may be gone by now, and a pan goes on beyond the rim.
    addEventListener("pointermove", (event) => grip.move(event), { signal });
    addEventListener("pointerup", (event) => grip.up(event), { signal });
    addEventListener("pointercancel", (event) => grip.up(event), { signal });
    return () => {
      stop.abort();
      grip.end();
    };
  }, [grip]);
  return grip;
}

/** Makes an element hear of a pointer wherever it goes, if it is there still. */
function hearEverywhere(board: Element | null, pointer: number): void {
  try {
    board?.setPointerCapture?.(pointer);
  } catch {
    // Lifted in this very moment: nothing more will come of it.
  }
}

/** Whether a mouse's button was let go of where nobody could tell. */
function isReleased({ pointerType, buttons }: PointerEvent): boolean {
  return pointerType === "mouse" && buttons === 0;
}

function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** One finger, or two: where their middle is, and how far they are apart. */
function spanOf([one, other]: readonly Point[]): { middle: Point; spread: number } {
  if (!one) return { middle: { x: 0, y: 0 }, spread: 0 };
  if (!other) return { middle: one, spread: 0 };
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  return { middle, spread: distance(one, other) };
}
