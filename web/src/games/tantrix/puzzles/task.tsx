// What is asked, how long it has taken, and in how many moves.

import { ColourSign } from "../colour_sign";
import { Time } from "../time";
import type { Say } from "../words";
import { sideOf } from "./match";
import type { TaskView } from "./messages.gen";
import "./task.css";

interface TaskProps {
  say: Say;
  task: TaskView;
  moves: number;
  now(): number;
  isOver: boolean;
}

export function Task({ say, task, moves, now, isOver }: TaskProps) {
  const [colour] = task.colours;
  const isOne = task.colours.length === 1;
  return (
    <div class="puzzle-task">
      <h2>
        {isOne && colour && <ColourSign colour={colour} />}
        {taskInWords(say, task)}
      </h2>
      <p class="puzzle-moves">{say("task.moves", { count: moves })}</p>
      <Time say={say} now={now} isOver={isOver} />
    </div>
  );
}

/** "One red loop through all 5 tiles" */
export function taskInWords(say: Say, task: TaskView): string {
  const { shape, colours, tiles } = task;
  const anyColour = colours.length > 1 ? "any_" : "";
  return say(`task.${anyColour}${shape}`, {
    count: tiles.length,
    side: sideOf(task),
    colour: say(`tiles.colours.${colours[0]}`),
  });
}
