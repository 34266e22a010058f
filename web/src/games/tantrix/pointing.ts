// Pointing at cells: by hovering, by a click or a tap, and by the right button, which turns.
//
// A cell is met from a little way off too, so that none is too small for a finger. A click counts where it began: what
// slid off meanwhile, or was covered by another's tile, does nothing.

import { useMemo } from "preact/hooks";
import type { Camera } from "./camera";
import type { Picking } from "./picking";

type Pointed = Pick<MouseEvent, "clientX" | "clientY" | "target">;

export function usePointing(input: Picking, camera: Pick<Camera, "boardPoint">) {
  return useMemo(() => pointing(input, camera), [input, camera]);
}

function pointing(input: Picking, camera: Pick<Camera, "boardPoint">) {
  let pressed: string | undefined;

  const cellAround = ({ clientX, clientY, target }: Pointed) =>
    input.near(camera.boardPoint({ x: clientX, y: clientY })) ?? cellUnder(target);

  return {
    onPointerMove(event: PointerEvent) {
      if (event.pointerType !== "touch") input.hover(cellAround(event));
    },
    onPointerLeave() {
      input.hover(undefined);
    },
    onPointerDown(event: PointerEvent) {
      pressed = cellAround(event);
    },
    onClick(event: MouseEvent) {
      // Without a pointer, as a screen reader clicks, it is the cell itself.
      const isPointed = event.detail > 0;
      const cell = isPointed ? cellAround(event) : cellUnder(event.target);
      if (cell !== undefined && (!isPointed || cell === pressed)) input.tap(cell);
    },
    onContextMenu(event: MouseEvent) {
      if (input.picked.value === undefined) return;
      event.preventDefault();
      if (!isTouch(event)) input.turn(event.shiftKey ? -1 : 1);
    },
    /** Only the keyboard moves the focus into the board: a click would pull the hand's scroll about. */
    onMouseDown(event: MouseEvent) {
      event.preventDefault();
    },
  };
}

function cellUnder(target: EventTarget | null): string | undefined {
  const cell = target instanceof Element ? target.closest<SVGGElement>("[data-cell]") : null;
  return cell?.dataset.cell;
}

/** A long press opens menus too. */
function isTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}
