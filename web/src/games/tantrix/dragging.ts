// Hands the page's pointer events to a drag, before anything else on the page hears of them.

import { useEffect } from "preact/hooks";
import type { Drag } from "./drag";
import { rolling } from "./roll";

export function useDrag(drag: Drag): void {
  useEffect(() => {
    const ears = earsOf(drag);
    // A passive listener could not keep the page from scrolling under the tile.
    const options = { capture: true, passive: false };
    for (const [type, ear] of ears) addEventListener(type, ear as EventListener, options);
    const stop = drag.watch();
    return () => {
      stop();
      for (const [type, ear] of ears) removeEventListener(type, ear as EventListener, options);
    };
  }, [drag]);
}

type Ear = (event: never) => void;

function earsOf(drag: Drag): [string, Ear][] {
  const roll = rolling((step) => drag.turn(step));

  /** Keeps an event from everybody else. */
  const take = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const ifLifted = (then: (event: Event) => void) => (event: Event) => {
    if (!drag.lifted.value) return;
    take(event);
    then(event);
  };

  return [
    ["pointerdown", (event: PointerEvent) => drag.down(event) && take(event)],
    ["pointermove", (event: PointerEvent) => drag.move(event) && take(event)],
    ["pointerup", (event: PointerEvent) => drag.up(event) && take(event)],
    ["pointercancel", (event: PointerEvent) => drag.lose(event)],
    ["click", (event: MouseEvent) => drag.isEndedBy(event) && take(event)],
    ["touchmove", ifLifted(() => {})],
    ["wheel", ifLifted((event) => roll(event as WheelEvent))],
    ["contextmenu", ifLifted(() => drag.cancel())],
    ["blur", (event: Event) => event.target === window && drag.cancel()],
  ];
}
