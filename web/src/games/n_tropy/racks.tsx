// Everyone's sticks, seat by seat: how many are left, and whose turn it is.

import { useChanges } from "../../ui/changes";
import type { Player } from "../game";
import { say } from "./say";
import { Sign } from "./signs";
import type { Turn } from "./turn";
import { leftOf } from "./wording";
import "./racks.css";

export function Racks({ turn }: { turn: Turn }) {
  const { match } = turn.stage;
  const view = match.view.value;
  const isOver = turn.step.value === "over";
  return (
    <ul class="ntropy-racks" aria-label={say("seats.label")}>
      {match.players.value.map((player, seat) => (
        <li key={player.seat}>
          <Rack
            player={player}
            count={leftOf(view, seat)}
            isActive={!isOver && view.active === seat}
            hasLeft={view.players[seat]?.resigned === true}
          />
        </li>
      ))}
    </ul>
  );
}

interface RackProps {
  player: Player;
  count: number;
  isActive: boolean;
  hasLeft: boolean;
}

function Rack({ player, count, isActive, hasLeft }: RackProps) {
  const changes = useChanges(count);
  const { seat, name, you } = player;
  const tags = tagsOf(player, count, hasLeft);
  const inWords = [say("seats.count", { name, count }), isActive && say("seats.turn"), ...tags];
  const marks = ["ntropy-rack", isActive && "active", you && "you", hasLeft && "left"];
  return (
    <div class={marks.filter(Boolean).join(" ")}>
      <span class="unseen">{inWords.filter(Boolean).join(", ")}</span>
      <span class="ntropy-rack-face" aria-hidden="true">
        {isActive && <TurnArrow />}
        <Sign seat={seat} />
        <span class="ntropy-rack-name">
          {name} {you && <small>{say("seats.you")}</small>}
        </span>
        <b>
          {count}
          {changes > 0 && <i key={changes} />}
        </b>
      </span>
      <span class="ntropy-rack-foot" aria-hidden="true">
        <LittleSticks count={count} />
        {tags[0] !== undefined && <span class="ntropy-rack-tag">{tags[0]}</span>}
      </span>
    </div>
  );
}

/** What else there is to say about a seat, the most important first. */
function tagsOf({ here, bot }: Player, count: number, hasLeft: boolean): string[] {
  const tags = [
    hasLeft && say("seats.left"),
    !hasLeft && count === 1 && say("seats.last_stick"),
    !here && bot === undefined && say("seats.away"),
    bot !== undefined && say("seats.bot"),
  ];
  return tags.filter((tag) => tag !== false);
}

function TurnArrow() {
  return (
    <svg class="ntropy-arrow" viewBox="0 0 12 16" aria-hidden="true">
      <path d="M1,1 L11,8 L1,15 z" />
    </svg>
  );
}

/** Between two little sticks, and as many as there is room for. */
const APART = 4;
const MOST = 45;

function LittleSticks({ count }: { count: number }) {
  const shown = Math.min(count, MOST);
  const path = Array.from({ length: shown }, (_, stick) => `M${stick * APART + 1.5},0.500 v9`);
  return (
    <svg
      class="ntropy-little"
      viewBox={`0 0 ${MOST * APART} 10`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <path d={path.join(" ")} />
    </svg>
  );
}
