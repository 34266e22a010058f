// The pieces of an area, each a button; and the pale ones that show what would be.

import { isElsewhere } from "./after";
import type { Drag } from "./drag";
import type { Input } from "./input";
import { type Layout, poseOf, spotOf } from "./layout";
import { columnsOf, type Piece, type Pieces, pieceOf, type TripAway } from "./match";
import { type Sightings, useTilt, useTravel } from "./motion";
import { listed, Pyramid } from "./pyramid";
import { say } from "./say";
import { type Point, type Pose, solidOf } from "./solid";
import type { Walk } from "./walk";
import { placeInWords } from "./wording";

interface AreaProps {
  seat: number;
  game: TripAway;
  input: Input;
  walk: Walk;
  drag: Drag;
  layout: Layout;
  sightings: Sightings;
}

export function AreaPieces({ seat, ...rest }: AreaProps) {
  const { game } = rest;
  const columns = columnsOf(game.view.value.pieces, seat);
  const player = game.players.value[seat];
  const label = say("seats.area", {
    name: player?.name,
    count: game.view.value.counts[seat] ?? 0,
    ...(player?.you && { context: "you" }),
  });
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: no button, but holds some
    // biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset
    <g role="group" aria-label={label} data-seat={seat}>
      {columns.flatMap(({ pieces }) =>
        pieces.map((piece) => <PieceView key={piece.number} piece={piece} {...rest} />),
      )}
    </g>
  );
}

type PieceProps = Omit<AreaProps, "seat"> & { piece: Piece };

function PieceView({ piece, game, input, walk, drag, layout, sightings }: PieceProps) {
  const { number, size, colour } = piece;
  const { pieces } = game.view.value;
  const spot = spotOf(piece, layout);
  const target = poseOf(piece, layout);
  const pose = useTilt(sightings, number, target);
  const travel = useTravel(sightings, piece, spot, target);
  const isAble = input.able.value.has(number);
  const marks = marksOf(piece, game, input);
  const isLifted = drag.lifted.value?.piece === number;
  const off = travel.off;
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button
    <g
      class={["trip-piece", ...marks, isLifted ? "lifted" : ""].join(" ").trim()}
      role="button"
      tabindex={walk.here() === number ? 0 : -1}
      data-piece={number}
      aria-label={[placeInWords(number, pieces, game.players.value), ...wordsOf(marks)].join(", ")}
      aria-disabled={!isAble}
      aria-pressed={marks.includes("picked")}
      onClick={(event) => input.touch(number, event.detail === 0 || isEasy(event, layout))}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        event.stopPropagation();
        input.enter(number);
      }}
      onPointerDown={(event) => drag.down(number, event)}
      onPointerEnter={(event) => {
        if (event.pointerType !== "touch" && !drag.lifted.value)
          input.glanced.value = { piece: number };
      }}
      onPointerLeave={() => {
        if (!drag.lifted.value) input.glanced.value = undefined;
      }}
      onFocus={(event) => {
        walk.at.value = number;
        if (event.currentTarget.matches(":focus-visible")) input.glanced.value = { piece: number };
      }}
      onBlur={() => {
        input.glanced.value = undefined;
      }}
      transform={placed(spot, layout.unit)}
    >
      <g
        key={travel.times}
        class={off ? "trip-travel" : undefined}
        style={
          off && { "--from": `translate(${off[0] / layout.unit}px, ${off[1] / layout.unit}px)` }
        }
      >
        <Outline size={size} pose={pose} />
        <Pyramid size={size} colour={colour} pose={pose} hasShadow={piece.height === 0} />
      </g>
    </g>
  );
}

/** Whether a piece is large enough under this pointer to be told from those above and below it. */
function isEasy({ pointerType }: { pointerType?: string } & MouseEvent, { unit }: Layout): boolean {
  return pointerType === "mouse" && unit >= 44;
}

type Mark = "able" | "unable" | "picked" | "own" | "last" | "leaving";

/** How a piece stands out now. */
function marksOf({ number, area }: Piece, game: TripAway, input: Input): Mark[] {
  const { deed, piece, other } = input.picked.value;
  const { asks } = input.asked.value;
  const isChoosing = asks === "piece" || asks === "other";
  const isAble = input.able.value.has(number);
  const isPicked = deed !== undefined && (number === piece || number === other);
  const foreseen = input.foreseen.value;
  const marks: (Mark | false)[] = [
    isPicked && "picked",
    isAble && "able",
    isChoosing && !isAble && !isPicked && "unable",
    isAble && deed === "remove" && area === game.seat.value && "own",
    !!game.view.value.last?.pieces.includes(number) && "last",
    foreseen !== undefined && isElsewhere(game.view.value.pieces, foreseen, number) && "leaving",
  ];
  return marks.filter((mark) => mark !== false);
}

function wordsOf(marks: readonly Mark[]): string[] {
  return marks.includes("last") ? [say("pieces.last")] : [];
}

/** Around the piece, when it stands out; and what a finger may hit. */
function Outline({ size, pose }: { size: number; pose: Pose }) {
  const points = listed(solidOf(size, pose).outline);
  return (
    <>
      <polygon class="trip-reach" points={points} />
      <polygon class="trip-outline dark" points={points} />
      <polygon class="trip-outline" points={points} />
    </>
  );
}

/** The piece that is carried, over everything else. */
export function Carried({ game, drag, layout }: Pick<AreaProps, "game" | "drag" | "layout">) {
  const lifted = drag.lifted.value;
  const piece = lifted && pieceOf(game.view.value.pieces, lifted.piece);
  if (!lifted || !piece) return null;
  const [x, y] = spotOf(piece, layout);
  return (
    <g class="trip-carried" transform={placed([x + lifted.by[0], y + lifted.by[1]], layout.unit)}>
      <Pyramid size={piece.size} colour={piece.colour} pose={poseOf(piece, layout)} />
    </g>
  );
}

interface GhostProps {
  number: number;
  pieces: Pieces;
  layout: Layout;
}

export function Ghost({ number, pieces, layout }: GhostProps) {
  const piece = pieceOf(pieces, number);
  if (!piece) return null;
  const pose = poseOf(piece, layout);
  return (
    <g transform={placed(spotOf(piece, layout), layout.unit)}>
      <Pyramid size={piece.size} colour={piece.colour} pose={pose} hasShadow={false} />
      <polygon class="trip-outline" points={listed(solidOf(piece.size, pose).outline)} />
    </g>
  );
}

export function placed([x, y]: Point, unit: number): string {
  return `translate(${x},${y}) scale(${unit})`;
}
