// A dial that turns the held stick: four pixels of it are a degree.

import type { TargetedKeyboardEvent, TargetedPointerEvent } from "preact";
import { useRef } from "preact/hooks";
import type { HandState } from "./hand";
import { radians } from "./measures";
import { say } from "./say";
import { angleInWords, inWords, leaning } from "./wording";
import "./dial.css";

/** Degrees for a pixel: drawn to the right the stick turns clockwise, as a wheel under the finger does. */
const RATIO = -0.25;

/** What an arrow key turns by, in degrees, and with Shift. */
const STEP = 1;
const FINE = 0.5;

const ARROWS: Readonly<Record<string, number>> = {
  ArrowLeft: 1,
  ArrowUp: 1,
  ArrowRight: -1,
  ArrowDown: -1,
};

export function Dial({ hand }: { hand: HandState }) {
  const from = useRef<{ pointer: number; x: number }>(undefined);
  const angle = hand.pose.value?.angle ?? 0;
  const degrees = leaning(angle);

  function grip(event: TargetedPointerEvent<HTMLDivElement>) {
    if (from.current || event.button !== 0) return;
    from.current = { pointer: event.pointerId, x: event.clientX };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function drag({ pointerId, clientX }: TargetedPointerEvent<HTMLDivElement>) {
    if (from.current?.pointer !== pointerId) return;
    hand.turn(radians((clientX - from.current.x) * RATIO));
    from.current.x = clientX;
  }

  function letGo({ pointerId }: TargetedPointerEvent<HTMLDivElement>) {
    if (from.current?.pointer === pointerId) from.current = undefined;
  }

  function press(event: TargetedKeyboardEvent<HTMLDivElement>) {
    const way = ARROWS[event.key];
    if (way === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    hand.turn(radians(way * (event.shiftKey ? FINE : STEP)));
  }

  return (
    <div
      class="ntropy-dial"
      role="slider"
      tabIndex={0}
      aria-label={say("bar.angle")}
      aria-valuemin={-90}
      aria-valuemax={90}
      aria-valuenow={Math.round(degrees * 10) / 10}
      aria-valuetext={angleInWords(angle)}
      style={{ "--at": `${(degrees / RATIO).toFixed(1)}px` }}
      onPointerDown={grip}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={press}
    >
      <span aria-hidden="true">{say("angle.read", { degrees: inWords(degrees, 1) })}</span>
    </div>
  );
}
