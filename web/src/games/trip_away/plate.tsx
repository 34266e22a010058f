// The name of a seat on its area, with its pieces counted; a button while a piece can be pointed at it.

import { useChanges } from "../../ui/changes";
import type { Input } from "./input";
import type { Area } from "./layout";
import { activeOf, hasLeft, type TripAway } from "./match";
import { say } from "./say";
import { Sign } from "./signs";

interface PlateProps {
  area: Area;
  game: TripAway;
  input: Input;
}

export function Plate({ area: { seat, plate }, game, input }: PlateProps) {
  const { counts } = game.view.value;
  const isActive = activeOf(game) === seat;
  const player = game.players.value[seat];
  const isAble = input.directions.value.includes(seat);
  const style = {
    left: `${plate.x}px`,
    top: `${plate.y}px`,
    width: `${plate.width}px`,
    height: `${plate.height}px`,
  };
  const marks = ["trip-plate", isActive && "active", player?.you && "you"];
  const face = (
    <>
      {isActive && <TurnArrow />}
      <Sign seat={seat} />
      <span class="trip-name">
        {player?.you ? say("seats.you_named", { name: player.name }) : player?.name}
      </span>
      <Count count={counts[seat] ?? 0} />
    </>
  );
  const look = { class: marks.filter(Boolean).join(" "), style };
  if (!isAble) {
    return (
      <div {...look} aria-hidden="true">
        {face}
      </div>
    );
  }
  return (
    // The bar has a button that does the same, for those who do not see this one.
    <button
      {...look}
      type="button"
      data-area={seat}
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => input.pickDirection(seat)}
      onPointerEnter={(event) => {
        if (event.pointerType !== "touch") input.glanced.value = { to: seat };
      }}
      onPointerLeave={() => {
        input.glanced.value = undefined;
      }}
    >
      {face}
    </button>
  );
}

function TurnArrow() {
  return (
    <svg class="trip-arrow" viewBox="0 0 12 16" aria-hidden="true">
      <path d="M1,1 L11,8 L1,15 z" />
    </svg>
  );
}

function Count({ count }: { count: number }) {
  const changes = useChanges(count);
  return (
    <span class="trip-count">
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="M6,1 L11,11 H1 z" />
      </svg>
      <b>{count}</b>
      {changes > 0 && <i key={changes} />}
    </span>
  );
}

/** What else there is to say about a seat, the most important first. */
export function Tags({ area, game }: { area: Area; game: TripAway }) {
  const { seat, x, y, width, height, plate } = area;
  const view = game.view.value;
  const player = game.players.value[seat];
  const tags = [
    hasLeft(view, seat) && say("seats.left"),
    !hasLeft(view, seat) && view.counts[seat] === 1 && say("seats.last_piece"),
    player && !player.here && player.bot === undefined && say("seats.away"),
    player?.bot !== undefined && say("seats.bot"),
  ].filter((tag) => tag !== false && tag !== undefined);
  if (tags.length === 0) return null;
  const isAbove = plate.y > y;
  return (
    <p
      class={isAbove ? "trip-tags above" : "trip-tags"}
      style={{ left: `${x + width - 4}px`, top: `${isAbove ? y + 3 : y + height - 3}px` }}
    >
      {tags.map((tag) => (
        <span key={tag}>{tag}</span>
      ))}
    </p>
  );
}
