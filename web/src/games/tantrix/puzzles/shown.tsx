// A board that is only looked at: another's in a race, or any when one watches.

import { useCamera } from "../camera";
import { LaidTile } from "../laid";
import { Shadow } from "../shadow";
import { Surface, useFieldClass } from "../surface";
import type { Say } from "../words";
import { Guide } from "./field";
import type { Looking } from "./looking";
import { Clashes, HintMarks, SolvedLine } from "./marks";
import { benchOf, cellsOf, type PuzzleMatch, taskOf } from "./match";
import type { BenchView } from "./messages.gen";
import { FIRST_SIGHT, guideOf, takenBy } from "./offered";
import { faultInWords, hintInWords, solvedInWords } from "./tell";

interface LookedProps {
  match: PuzzleMatch;
  looking: Looking;
  say: Say;
}

export function Looked({ match, looking, say }: LookedProps) {
  const seat = looking.seat.value;
  const bench = benchOf(match.view.value, seat);
  const name = match.players.value[seat]?.name;
  return (
    <>
      <div class="puzzle-status">
        <p data-testid="standing">{standingOf(bench, say) ?? say("board.watching", { name })}</p>
      </div>
      <div class="tantrix-middle">
        <ShownField match={match} bench={bench} say={say} />
      </div>
      {match.seat.value !== undefined && (
        <div class="tantrix-bar puzzle-bar">
          <button type="button" class="puzzle-follow" onClick={() => looking.back()}>
            {say("race.back")}
          </button>
        </div>
      )}
    </>
  );
}

/** What there is to say about a board that one looks at. */
function standingOf(bench: BenchView, say: Say): string | undefined {
  if (bench.solved) return solvedInWords(say, bench.solved);
  if (bench.fault) return faultInWords(say, bench.fault);
  if (bench.asking) return say("hints.looking");
  return bench.hint && hintInWords(say, bench.hint);
}

function ShownField({ match, bench, say }: { match: PuzzleMatch; bench: BenchView; say: Say }) {
  const camera = useCamera(FIRST_SIGHT);
  const cells = cellsOf(bench);
  const laid = Object.keys(cells);
  const taken = takenBy(cells, bench.hint);
  const guide = guideOf(taskOf(match.view.value), taken);
  return (
    <div class={useFieldClass(camera)}>
      <Surface camera={camera} label={say("board.label")} cells={[...guide, ...taken]}>
        {!bench.solved && <Guide cells={guide} />}
        <Shadow cells={laid} />
        <g class={bench.solved ? "puzzle-solved" : ""}>
          {Object.entries(cells).map(([cell, tile]) => (
            <LaidTile key={cell} say={say} cell={cell} laid={tile} isNewest={false} />
          ))}
        </g>
        <Clashes cells={cells} />
        {bench.hint && <HintMarks hint={bench.hint} cells={cells} />}
        <SolvedLine bench={bench} cells={cells} />
      </Surface>
    </div>
  );
}
