// What the die wants: one red square, or a pair.

import { say } from "./say";
import { pointsInWords } from "./wording";
import "./die.css";

interface DieProps {
  points: number;
  /** It is seen to be rolled in each turn. */
  turn: number;
}

export function Die({ points, turn }: DieProps) {
  return (
    <p class="ntropy-die">
      <span class="unseen">{say("task.label", { points: pointsInWords(points) })}</span>
      <svg key={turn} class="ntropy-cube" viewBox="-20 -20 40 40" aria-hidden="true">
        <rect class="face" x={-19} y={-19} width={38} height={38} rx={8} />
        {points === 1 ? <Pip x={0} /> : [-7.5, 7.5].map((x) => <Pip key={x} x={x} />)}
      </svg>
      <span aria-hidden="true">{say(`task.name.${points}`)}</span>
    </p>
  );
}

function Pip({ x }: { x: number }) {
  return <rect class="pip" x={x - 5.5} y={-5.5} width={11} height={11} rx={1.5} />;
}
