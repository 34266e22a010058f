// A piece carried by mouse or finger to what it shall point at, go under, go onto, or change places with.
//
// It is the same as picking the piece and then the other one, or the seat; let go anywhere else, it goes back.

import { signal } from "@preact/signals";
import type { Input } from "./input";
import type { Point } from "./solid";

/** How far a pointer goes before it carries, in pixels: a finger slips more easily. */
const FIRM = { mouse: 6, touch: 10 };

export interface Lifted {
  piece: number;
  /** How far it has been carried, in pixels. */
  by: Point;
}

interface Grip {
  piece: number;
  pointer: number;
  from: Point;
  firm: number;
}

export class Drag {
  readonly lifted = signal<Lifted>();
  private grip: Grip | undefined;

  constructor(private readonly input: Input) {}

  /** A pointer goes down on a piece. The first one has it. */
  down(piece: number, event: PointerEvent): void {
    if (this.grip || event.button > 0) return;
    const firm = event.pointerType === "touch" ? FIRM.touch : FIRM.mouse;
    this.grip = { piece, pointer: event.pointerId, from: [event.clientX, event.clientY], firm };
  }

  /** Listens to the page's pointers. Returns the way to stop. */
  watch(): () => void {
    const ears: [string, (event: never) => void][] = [
      ["pointermove", (event: PointerEvent) => this.move(event)],
      ["pointerup", (event: PointerEvent) => this.up(event)],
      ["contextmenu", (event: MouseEvent) => this.stepBack(event)],
      ["pointercancel", (event: PointerEvent) => this.cancel(event)],
    ];
    for (const [type, ear] of ears) addEventListener(type, ear as EventListener);
    return () => {
      for (const [type, ear] of ears) removeEventListener(type, ear as EventListener);
    };
  }

  private move(event: PointerEvent): void {
    const { grip } = this;
    if (grip?.pointer !== event.pointerId) return;
    const by: Point = [event.clientX - grip.from[0], event.clientY - grip.from[1]];
    const isFirm = Math.hypot(...by) > grip.firm;
    if (!this.lifted.value && !(isFirm && this.lift(grip.piece))) return;
    this.lifted.value = { piece: grip.piece, by };
    const { piece, seat } = under(event);
    if (piece !== undefined) this.input.glanced.value = { piece };
    else this.input.glanced.value = seat === undefined ? undefined : { to: seat };
  }

  /** Picks the piece, unless it is. False when it cannot be. */
  private lift(piece: number): boolean {
    if (this.input.picked.value.piece !== piece && this.input.mayPick(piece))
      this.input.pick(piece);
    const { asks } = this.input.asked.value;
    const isAsked = asks === "other" || asks === "seat" || asks === "word";
    return isAsked && this.input.picked.value.piece === piece;
  }

  private up(event: PointerEvent): void {
    if (this.grip?.pointer !== event.pointerId) return;
    const wasLifted = this.lifted.value !== undefined;
    this.letGo();
    if (!wasLifted) return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    this.drop(event);
  }

  private drop(event: PointerEvent): void {
    const { piece, seat } = under(event);
    if (piece !== undefined && this.isTarget(piece)) {
      this.input.touch(piece, event.pointerType !== "touch");
    } else if (seat !== undefined && this.input.directions.value.includes(seat)) {
      this.input.pickDirection(seat);
    } else {
      this.input.back();
    }
  }

  private isTarget(piece: number): boolean {
    return this.input.able.value.has(piece) || this.input.picked.value.other === piece;
  }

  private cancel(event: PointerEvent): void {
    if (this.grip?.pointer === event.pointerId) this.letGo();
  }

  /** The right button of a mouse is one step back. */
  private stepBack(event: MouseEvent): void {
    const isMouse = (event as Partial<PointerEvent>).pointerType === "mouse";
    const isOnTable = (event.target as Element | null)?.closest(".trip-table");
    if (isMouse && isOnTable && this.input.back()) event.preventDefault();
  }

  private letGo(): void {
    this.grip = undefined;
    this.lifted.value = undefined;
    this.input.glanced.value = undefined;
  }
}

/** The click that ends a drag means nothing. */
function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** What is under a pointer: a piece, and whose area it is. */
function under({ clientX, clientY }: PointerEvent): {
  piece?: number | undefined;
  seat?: number | undefined;
} {
  const found = document.elementsFromPoint(clientX, clientY);
  return { piece: dataOf(found, "piece"), seat: dataOf(found, "area") };
}

function dataOf(elements: readonly Element[], name: "piece" | "area"): number | undefined {
  for (const element of elements) {
    const owner = element.closest<HTMLElement | SVGElement>(`[data-${name}]`);
    if (owner) return Number(owner.dataset[name]);
  }
  return undefined;
}
