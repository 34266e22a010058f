// A stack spread out: its pieces as rows that a finger can tell apart.

import type { Input } from "./input";
import { type Layout, type Size, spotOf } from "./layout";
import { columnAt, pieceOf, type TripAway } from "./match";
import { Pyramid } from "./pyramid";
import { say } from "./say";
import { sizeInWords } from "./wording";

const ROW = 48;
const WIDE = 196;

interface FanProps {
  game: TripAway;
  input: Input;
  layout: Layout;
  size: Size;
}

export function Fan({ game, input, layout, size }: FanProps) {
  const { pieces } = game.view.value;
  const fanned = input.fanned.value;
  const piece = fanned === undefined ? undefined : pieceOf(pieces, fanned);
  const column = fanned === undefined ? undefined : columnAt(pieces, fanned);
  if (!piece || !column) return null;
  const [x, y] = spotOf(piece, layout);
  const high = column.pieces.length * ROW + 12;
  const style = {
    left: `${Math.max(4, Math.min(x - WIDE / 2, size.width - WIDE - 4))}px`,
    top: `${Math.max(4, Math.min(y - high + ROW, size.height - high - 4))}px`,
    width: `${WIDE}px`,
  };
  return (
    <ul class="trip-fan" style={style} aria-label={say("board.fan")}>
      {[...column.pieces].reverse().map(({ number, size: large, colour, height }) => (
        <li key={number}>
          <button
            type="button"
            disabled={!input.mayPick(number)}
            onClick={() => input.pick(number)}
            onPointerEnter={(event) => {
              if (event.pointerType !== "touch") input.glanced.value = { piece: number };
            }}
            onPointerLeave={() => {
              input.glanced.value = undefined;
            }}
          >
            <PieceIcon size={large} colour={colour} />
            <span>{sizeInWords(large)}</span>
            <small>{say("pieces.place", { place: height + 1, count: column.pieces.length })}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A piece beside words. */
export function PieceIcon({ size, colour }: { size: number; colour: number }) {
  return (
    <svg class="trip-piece-icon" viewBox="-0.75 -1.3 1.5 1.95" aria-hidden="true">
      <Pyramid size={size} colour={colour} hasShadow={false} />
    </svg>
  );
}
