// The wheel over the board: it turns the tile that is held, else it zooms at the pointer. A trackpad's pinch zooms.

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Camera } from "./camera";
import { pixelsOf, rolling } from "./roll";

export type OnWheelTurn = (step: 1 | -1) => void;

/** A roll that turned a tile may go on by itself when the tile is laid; it ends with a pause, in milliseconds. */
const PAUSE = 200;

/** How much of a zoom one pixel of a wheel is, as an exponent of e; a pinch comes in small numbers. */
const ZOOM = { wheel: 0.0016, pinch: 0.01 };

/** The most that one event zooms, in pixels: some mice send a whole turn at once. */
const LEAP = 120;

/** Safari's own event for a trackpad's pinch. */
interface GestureEvent extends MouseEvent {
  scale: number;
}

/** Hears the wheel over an element that shows what a camera sees. */
export function useWheel(
  camera: Camera,
  board: RefObject<SVGSVGElement | null>,
  onWheelTurn: OnWheelTurn | undefined,
): void {
  const onTurn = useRef(onWheelTurn);
  onTurn.current = onWheelTurn;
  useEffect(() => {
    const svg = board.current;
    if (!svg) return undefined;
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: false };
    svg.addEventListener("wheel", hearWheel(camera, onTurn), options);
    const onPinch = hearPinch(camera);
    svg.addEventListener("gesturestart", onPinch, options);
    svg.addEventListener("gesturechange", onPinch, options);
    return () => stop.abort();
  }, [camera]);
}

function hearWheel(camera: Camera, onTurn: { current: OnWheelTurn | undefined }) {
  const roll = rolling((step) => onTurn.current?.(step));
  let turnedAt = Number.NEGATIVE_INFINITY;

  function turn(event: WheelEvent): void {
    turnedAt = event.timeStamp;
    roll(event);
  }

  return (event: WheelEvent) => {
    event.preventDefault();
    if (event.ctrlKey) zoom(camera, event, ZOOM.pinch);
    else if (onTurn.current || event.timeStamp - turnedAt < PAUSE) turn(event);
    else zoom(camera, event, ZOOM.wheel);
  };
}

function zoom(camera: Camera, event: WheelEvent, strength: number): void {
  const pixels = Math.max(-LEAP, Math.min(LEAP, pixelsOf(event)));
  camera.zoomBy(Math.exp(-pixels * strength), { x: event.clientX, y: event.clientY });
}

/** Where fingers lie on the board itself, they are heard as pointers. */
function hearPinch(camera: Camera) {
  let before = 1;
  return (event: Event) => {
    event.preventDefault();
    const { type, scale, clientX, clientY } = event as GestureEvent;
    if (type === "gesturechange" && !camera.isHeld) {
      camera.zoomBy(scale / before, { x: clientX, y: clientY });
    }
    before = scale;
  };
}
