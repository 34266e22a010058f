// How far a wheel turns the held stick, whatever its own steps are.

import { radians } from "./measures";

/** One notch of a wheel or press of a key; the finer one with Shift. */
export const NOTCH_TURN = { wide: radians(3), fine: radians(0.5) };

/** How far a wheel rolls for one notch, in pixels. */
const NOTCH = 60;
const PIXELS_A_LINE = 20;

/** Hears a wheel and tells by how much to turn: up is counterclockwise. */
export function rolling(): (event: WheelEvent) => number {
  let rolled = 0;
  return (event) => {
    rolled += pixelsOf(event);
    const notches = Math.trunc(rolled / NOTCH);
    if (notches === 0) return 0;
    rolled = 0;
    const step = event.shiftKey ? NOTCH_TURN.fine : NOTCH_TURN.wide;
    return notches > 0 ? -step : step;
  };
}

/** With Shift some systems let a wheel roll sideways. */
export function pixelsOf({ deltaX, deltaY, deltaMode }: WheelEvent): number {
  const rolled = deltaY || deltaX;
  return deltaMode === WheelEvent.DOM_DELTA_PIXEL ? rolled : rolled * PIXELS_A_LINE;
}
