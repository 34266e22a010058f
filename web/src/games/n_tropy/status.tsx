// The lines above the structure: what the die wants, whose turn it is and what for, and what the last turn came to.

import { useFading } from "../../ui/notice";
import { minutes, useNow } from "../../ui/now";
import { aidInWords, askedInWords } from "./asking";
import { useBeeps } from "./beeps";
import { Die } from "./die";
import type { Help } from "./help";
import { say } from "./say";
import type { Turn } from "./turn";
import { lastInWords } from "./wording";
import "./status.css";

interface StatusProps {
  turn: Turn;
  help: Help;
}

export function Status({ turn, help }: StatusProps) {
  const { match } = turn.stage;
  const { points, turn: number } = match.view.value;
  return (
    <div class={turn.isYours.value ? "ntropy-status yours" : "ntropy-status"}>
      <Die points={points} turn={number} />
      <div class="ntropy-banner">
        <Banner turn={turn} />
        <Last turn={turn} />
      </div>
      <Clock turn={turn} />
      <button
        type="button"
        class="ntropy-button square ntropy-info"
        aria-label={say("help.about", { topic: say(`help.topics.${help.topic.value}`) })}
        aria-expanded={help.shown.value !== undefined}
        aria-keyshortcuts="I"
        onClick={() => help.toggle()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx={12} cy={12} r={9.5} />
          <path d="M12,11 v6 M12,7.200 v.01" />
        </svg>
      </button>
    </div>
  );
}

/** Steps of one's own turn are said; whose turn it is says the log. */
function Banner({ turn }: { turn: Turn }) {
  const notice = turn.notice.value;
  useFading(turn.notice);
  const text = askedInWords(turn);
  return (
    <>
      <div role="alert">{notice && <p key={notice.number}>{notice.text}</p>}</div>
      {!notice && (
        <p class="ntropy-call" role={turn.isYours.value ? "status" : undefined}>
          {text}
        </p>
      )}
    </>
  );
}

/** With full aid, what the held stick still wants; otherwise what the last turn came to. The log says it to those who listen. */
function Last({ turn }: { turn: Turn }) {
  const { match } = turn.stage;
  const { last, bodies } = match.view.value;
  const aid = aidInWords(turn);
  return (
    <p class={aid ? "ntropy-news aid" : "ntropy-news"} aria-hidden="true">
      {aid ?? (last && lastInWords(last, bodies, match.players.value))}
    </p>
  );
}

/** How often a running clock is looked at, in milliseconds. */
const TICK = 200;
/** From so many seconds on it runs low, and at these it is heard by whose it is. */
const LOW = 10;
const BEEPS: readonly number[] = [LOW, 3, 2, 1];

function Clock({ turn }: { turn: Turn }) {
  const { match } = turn.stage;
  const { ends_at: endsAt } = match.view.value;
  const isRunning = endsAt !== undefined && match.online.value && turn.step.value !== "over";
  const now = useNow(() => match.now(), TICK, isRunning);
  const left = Math.ceil(Math.max(0, (endsAt ?? 0) - now));
  useBeeps(left, BEEPS, isRunning && turn.isYours.value);
  if (endsAt === undefined) return null;
  return (
    <span
      class={left <= LOW ? "ntropy-clock low" : "ntropy-clock"}
      role="timer"
      aria-label={say("turn.clock")}
    >
      {match.online.value ? minutes(left) : "?"}
    </span>
  );
}
