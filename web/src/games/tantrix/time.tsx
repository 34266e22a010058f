// How long it has taken: a press hides it, and shows it again.

import { preference } from "../../preference";
import { Icon } from "../../ui/icon";
import { minutes, useNow } from "../../ui/now";
import type { Say } from "./words";
import "./time.css";

/** Whether the time is shown: some like to be hurried, and some do not. */
export const showsTime = preference("puzzle_time", true);

const SECOND = 1000;

interface TimeProps {
  say: Say;
  /** Seconds of play. */
  now(): number;
  isOver: boolean;
}

export function Time({ say, now, isOver }: TimeProps) {
  const isShown = showsTime.value;
  const time = minutes(useNow(now, SECOND, isShown && !isOver));
  return (
    <button
      type="button"
      class="tantrix-time"
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
