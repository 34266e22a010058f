// What is asked, how long it has taken, and in how many moves.

import { preference } from "../../../preference";
import { Icon } from "../../../ui/icon";
import { minutes, useNow } from "../../../ui/now";
import { SIGNS } from "../tile";
import type { Colour } from "../tiles";
import type { Say } from "../words";
import { sideOf } from "./match";
import type { TaskView } from "./messages.gen";
import "./task.css";

/** Whether the time is shown: some like to be hurried, and some do not. */
export const showsTime = preference("puzzle_time", true);

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

function ColourSign({ colour }: { colour: Colour }) {
  return (
    <svg class="puzzle-sign" viewBox="-13 -13 26 26" aria-hidden="true">
      <rect x={-13} y={-13} width={26} height={26} rx={6} fill={`var(--${colour})`} />
      <path d={SIGNS[colour]} fill="var(--tile)" />
    </svg>
  );
}

const SECOND = 1000;

function Time({ say, now, isOver }: Pick<TaskProps, "say" | "now" | "isOver">) {
  const isShown = showsTime.value;
  const time = minutes(useNow(now, SECOND, isShown && !isOver));
  return (
    <button
      type="button"
      class="puzzle-time"
      title={say(isShown ? "task.hide_time" : "task.show_time")}
      aria-label={
        isShown ? `${say("task.time", { time })}, ${say("task.hide_time")}` : say("task.show_time")
      }
      onClick={() => {
        showsTime.value = !isShown;
      }}
    >
      <Icon name="away" />
      {isShown && <span>{time}</span>}
    </button>
  );
}
