// The line above the board, always as high: why something was not done, else how the board stands.

import { useFading } from "../../../ui/notice";
import type { Say } from "../words";
import type { Input } from "./input";
import { benchOf, type PuzzleMatch } from "./match";
import { faultInWords, solvedInWords } from "./tell";

interface StatusProps {
  match: PuzzleMatch;
  input: Input;
  say: Say;
}

export function Status({ match, input, say }: StatusProps) {
  const notice = input.notice.value;
  useFading(input.notice);
  const standing = standingOf(match, input, say);
  const clashes = input.clashes.value.length;
  return (
    <div class="puzzle-status">
      <div role="alert">{notice && <p key={notice.number}>{notice.text}</p>}</div>
      {!notice && (
        <p class={standing.isUrgent ? "urgent" : ""} data-testid="standing">
          {standing.text}
        </p>
      )}
      {/* Faults and hints are said by the log. */}
      <p class="unseen" aria-live="polite">
        {clashes > 0 && say("board.clashes", { count: clashes })}
      </p>
    </div>
  );
}

interface Standing {
  text: string;
  isUrgent?: boolean;
}

/** The one sentence that helps most now. */
function standingOf(match: PuzzleMatch, input: Input, say: Say): Standing {
  const bench = benchOf(match.view.value, match.seat.value);
  const clashes = input.clashes.value.length;
  if (bench.solved) return { text: solvedInWords(say, bench.solved), isUrgent: true };
  if (bench.resigned) return { text: say("board.given_up") };
  if (match.outcome.value) return { text: say("board.over") };
  if (!match.online.value) return { text: say("board.offline"), isUrgent: true };
  if (bench.fault && input.work.isSettled.value) {
    return { text: faultInWords(say, bench.fault, clashes), isUrgent: true };
  }
  if (input.hint.value?.type === "not_found") return { text: say("hints.not_found") };
  if (clashes > 0) return { text: say("board.clashes", { count: clashes }), isUrgent: true };
  return { text: nextInWords(input, say) };
}

function nextInWords(input: Input, say: Say): string {
  const left = input.hand.value.length;
  if (input.liesPicked.value && left > 0) return say("board.turn");
  if (input.picked.value !== undefined) return say("board.lay");
  if (input.work.bench.value.places.size === 0) return say("board.first");
  return left === 0 ? say("board.all_laid") : say("board.go_on", { count: left });
}
