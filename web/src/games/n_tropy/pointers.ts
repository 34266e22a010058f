// What comes down on the structure: a mouse, or fingers; a pen is one.

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { Fingers } from "./fingers";
import { Mouse, type Moved } from "./mouse";
import type { Point } from "./pose";
import type { Scene } from "./scene";

export function usePointers(scene: Scene, canvas: RefObject<HTMLCanvasElement | null>): void {
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const stop = new AbortController();
    listen(element, scene, { signal: stop.signal, passive: false });
    return () => stop.abort();
  }, [scene]);
}

function listen(element: HTMLCanvasElement, scene: Scene, options: AddEventListenerOptions): void {
  const mouse = new Mouse(scene);
  const fingers = new Fingers(scene);
  const hear = (type: string, ear: (event: PointerEvent) => void) =>
    element.addEventListener(type, ear as EventListener, options);

  hear("pointerdown", (event) => {
    if (event.button !== 0 || isMouse(event)) event.preventDefault();
    capture(element, event.pointerId);
    if (isMouse(event)) mouse.down(movedOf(element, event));
    else fingers.down(event.pointerId, pointOf(element, event));
  });
  hear("pointerenter", (event) => {
    if (isMouse(event)) mouse.enter(movedOf(element, event));
  });
  hear("pointermove", (event) => {
    if (isMouse(event)) mouse.move(movedOf(element, event));
    else fingers.move(event.pointerId, pointOf(element, event));
  });
  hear("pointerup", (event) => {
    if (isMouse(event)) mouse.up(movedOf(element, event));
    else fingers.up(event.pointerId, pointOf(element, event));
  });
  hear("pointercancel", (event) => fingers.cancel(event.pointerId));
  hear("pointerleave", (event) => {
    if (isMouse(event)) mouse.leave();
  });
  element.addEventListener("contextmenu", (event) => event.preventDefault(), options);
  element.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      mouse.wheel(event, pointOf(element, event));
    },
    options,
  );
}

function isMouse({ pointerType }: PointerEvent): boolean {
  return pointerType === "mouse";
}

function pointOf(element: Element, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function movedOf(element: Element, event: PointerEvent): Moved {
  const { button, buttons, timeStamp } = event;
  return { ...pointOf(element, event), button, buttons, timeStamp };
}

/** Makes an element hear of a pointer wherever it goes, if it is there still. */
function capture(element: Element, pointer: number): void {
  try {
    element.setPointerCapture?.(pointer);
  } catch {
    // Lifted in this very moment: nothing more will come of it.
  }
}
