// Everyone's card: colour, score, hand, clock, and whose turn it is. One who is looked at has their line lit on the board.

import { useChanges } from "../../../ui/changes";
import type { Player } from "../../game";
import { SIGNS, TilePicture } from "../tile";
import type { Colour } from "../tiles";
import { ClockView } from "./clock";
import type { Looking } from "./looking";
import { colourOf, handOf, type Strategy, scoreOf, sideOf } from "./match";
import { say, standing } from "./tell";
import "./seats.css";

interface SeatsProps {
  game: Strategy;
  looking: Looking;
}

export function Seats({ game, looking }: SeatsProps) {
  const players = game.players.value;
  return (
    <ul
      class="tantrix-seats strategy-seats"
      aria-label={say("seats.label")}
      style={{ "--columns": players.length === 3 ? 3 : 2 }}
    >
      {players.map((player, seat) => (
        <li key={player.seat} data-seat={seat}>
          <SeatCard game={game} looking={looking} player={player} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps extends SeatsProps {
  player: Player;
  seat: number;
}

function SeatCard({ game, looking, player, seat }: CardProps) {
  const view = game.view.value;
  const isMover = view.mover === seat;
  const tags = tagsOf(game, seat, player);
  const isGone = view.resigned?.[seat] !== undefined || !(player.here || player.bot);
  const words = [
    isMover && say("seats.turn"),
    standing(view, seat, player.name),
    ...tags,
    say("seats.look"),
  ];
  const glance = () => {
    looking.glanced.value = seat;
  };
  const glanceAway = () => {
    if (looking.glanced.value === seat) looking.glanced.value = undefined;
  };
  const marks = [isMover && "mover", player.you && "you"].filter(Boolean);
  return (
    <button
      type="button"
      class={["strategy-seat", ...marks].join(" ")}
      aria-pressed={looking.chosen.value === seat}
      aria-label={words.filter(Boolean).join(", ")}
      onClick={() => looking.choose(seat)}
      onPointerEnter={(event: PointerEvent) => event.pointerType !== "touch" && glance()}
      onPointerLeave={glanceAway}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && glance()}
      onBlur={glanceAway}
    >
      <span class="strategy-card" aria-hidden="true">
        {isMover && (
          <svg class="strategy-arrow" viewBox="0 0 12 16" aria-hidden="true">
            <path d="M1,1 L11,8 L1,15 z" />
          </svg>
        )}
        <ColourChip colour={colourOf(view, seat)} />
        <span class="strategy-name">{player.name}</span>
        {tags[0] !== undefined && (
          <span class={isGone ? "strategy-tag gone" : "strategy-tag"}>{tags[0]}</span>
        )}
        <Numbers game={game} seat={seat} isYours={player.you} />
        {!player.you && <SmallHand tiles={handOf(view, seat)} />}
      </span>
    </button>
  );
}

/** A patch of the colour with its own sign, as at the ends of its lines. */
export function ColourChip({ colour }: { colour: Colour }) {
  return (
    <svg class="strategy-chip" viewBox="-12 -12 24 24" aria-hidden="true">
      <rect x={-12} y={-12} width={24} height={24} rx={6} fill={`var(--${colour})`} />
      <path d={SIGNS[colour]} fill="var(--tile)" />
    </svg>
  );
}

function Numbers({ game, seat, isYours }: { game: Strategy; seat: number; isYours: boolean }) {
  const view = game.view.value;
  const clock = view.clocks?.[seat];
  const score = scoreOf(view, seat);
  const changes = useChanges(score);
  return (
    <span class="strategy-numbers">
      {clock && <ClockView game={game} clock={clock} isYours={isYours} />}
      <span class="strategy-count">
        <svg viewBox="-52 -59 104 118" aria-hidden="true">
          <polygon points="0,-55 48,-27.5 48,27.5 0,55 -48,27.5 -48,-27.5" />
        </svg>
        {handOf(view, seat).length}
      </span>
      <b class="strategy-score">
        {score}
        {changes > 0 && <i key={changes} />}
      </b>
    </span>
  );
}

/** Where there is room for it: the open hand at a glance. */
function SmallHand({ tiles }: { tiles: readonly number[] }) {
  return (
    <span class="strategy-small-hand">
      {tiles.map((tile) => (
        <TilePicture key={tile} tile={tile} rotation={0} detail={false} />
      ))}
    </span>
  );
}

/** What there is to say about a player, the most important first. */
function tagsOf(game: Strategy, seat: number, player: Player): string[] {
  const view = game.view.value;
  const mine = game.seat.value;
  const isPartner = mine !== undefined && mine !== seat && sideOf(view, mine).includes(seat);
  const tags = [
    view.resigned?.[seat] !== undefined && say("seats.resigned"),
    !player.here && player.bot === undefined && say("seats.away"),
    isPartner && say("seats.partner"),
    player.bot !== undefined && say("seats.bot"),
    player.you && say("seats.you"),
  ];
  return tags.filter((tag) => tag !== false);
}
