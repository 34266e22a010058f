// How a wheel turns a tile: by notches, whatever its own steps are.

/** How far a wheel turns before a tile does, in pixels. */
const NOTCH = 60;

const PIXELS_A_LINE = 20;

/** Hears a wheel, and turns once for each notch. */
export function rolling(turn: (step: 1 | -1) => void): (event: WheelEvent) => void {
  let rolled = 0;
  return (event) => {
    rolled += pixelsOf(event);
    if (Math.abs(rolled) < NOTCH) return;
    // With Shift some systems let a wheel roll sideways: it turns back, whichever way it rolls.
    turn(event.shiftKey || rolled < 0 ? -1 : 1);
    rolled = 0;
  };
}

export function pixelsOf({ deltaX, deltaY, deltaMode }: WheelEvent): number {
  const rolled = deltaY || deltaX;
  return deltaMode === WheelEvent.DOM_DELTA_PIXEL ? rolled : rolled * PIXELS_A_LINE;
}
