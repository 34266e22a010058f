// Everyone in a race: a small live board each, and how many tiles lie on it. A press shows one large.

import { useChanges } from "../../../ui/changes";
import type { Player } from "../../game";
import { boundsOf, sizeOf, union, widened } from "../bounds";
import { tilesOf } from "../picture";
import type { Say } from "../words";
import type { Looking } from "./looking";
import { benchOf, cellsOf, laidOn, type PuzzleMatch, taskOf } from "./match";
import type { BenchView } from "./messages.gen";
import "./racers.css";

interface RacersProps {
  match: PuzzleMatch;
  looking: Looking;
  say: Say;
}

export function Racers({ match, looking, say }: RacersProps) {
  const view = match.view.value;
  const all = taskOf(view).tiles.length;
  return (
    <ul class="puzzle-racers" aria-label={say("race.label")}>
      {match.players.value.map((player, seat) => (
        <li key={player.seat}>
          <Racer
            say={say}
            player={player}
            bench={benchOf(view, seat)}
            all={all}
            isShown={looking.seat.value === seat}
            onLook={() => looking.look(seat)}
          />
        </li>
      ))}
    </ul>
  );
}

interface RacerProps {
  say: Say;
  player: Player;
  bench: BenchView;
  /** How many tiles the task has. */
  all: number;
  isShown: boolean;
  onLook(): void;
}

function Racer({ say, player, bench, all, isShown, onLook }: RacerProps) {
  const laid = laidOn(bench);
  const changes = useChanges(laid);
  const tags = tagsOf(say, player, bench);
  const words = [player.name, say("race.laid", { laid, all }), ...tags, say("race.look")];
  return (
    <button
      type="button"
      class="puzzle-racer"
      aria-pressed={isShown}
      aria-label={words.join(", ")}
      onClick={onLook}
    >
      <SmallBoard bench={bench} />
      <span class="puzzle-racer-words" aria-hidden="true">
        <b>{player.name}</b>
        <span>{bench.solved ? say("race.solved") : say("race.laid_short", { laid, all })}</span>
        <small>{tags.filter((tag) => tag !== say("race.solved")).join(" · ")}</small>
      </span>
      <span class="puzzle-racer-bar" aria-hidden="true">
        <span style={{ width: `${(100 * laid) / Math.max(all, 1)}%` }} />
        {changes > 0 && <i key={changes} />}
      </span>
    </button>
  );
}

/** What there is to say about a player, the most important first. */
function tagsOf(say: Say, player: Player, bench: BenchView): string[] {
  const tags = [
    bench.solved && say("race.solved"),
    bench.resigned && say("race.resigned"),
    !player.here && player.bot === undefined && say("race.away"),
    player.bot !== undefined && say("race.bot"),
    player.you && say("race.you"),
  ];
  return tags.filter((tag) => typeof tag === "string");
}

/** The least that a small board shows. */
const ROOM = boundsOf(["0,0", "1,0", "0,1"]);

function SmallBoard({ bench }: { bench: BenchView }) {
  const cells = cellsOf(bench);
  const keys = Object.keys(cells);
  const sight = widened(keys.length > 0 ? union(boundsOf(keys), ROOM) : ROOM, 4, 4);
  const { width, height } = sizeOf(sight);
  return (
    <svg
      class="puzzle-small-board"
      viewBox={`${sight.left} ${sight.top} ${width} ${height}`}
      aria-hidden="true"
    >
      {tilesOf(cells)}
    </svg>
  );
}
