// What is marked on a puzzle's board.

import type { Cells, Laid } from "../board";
import { cornerAfter, keyOf, outline, shown, sideMiddle } from "../hex";
import { LitLine } from "../lit_line";
import { At } from "../surface";
import { Tile } from "../tile";
import { type ClashingEdge, clashesOf } from "./clashes";
import type { BenchView } from "./messages.gen";

export function Clashes({ cells }: { cells: Cells }) {
  return clashesOf(cells).map((edge) => (
    <ClashMark key={`${edge.cell} ${edge.side}`} edge={edge} />
  ));
}

/** An edge where two colours meet: a bar along it, and a cross. */
function ClashMark({ edge: { cell, side } }: { edge: ClashingEdge }) {
  return (
    <At cell={cell}>
      <g class="puzzle-clash" data-testid="clash">
        <path d={`M${shown(cornerAfter(side + 5))} L${shown(cornerAfter(side))}`} />
        <g transform={`translate(${shown(sideMiddle(side))})`}>
          <circle r={13} />
          <path class="cross" d="M-5.5,-5.5 l11,11 M5.5,-5.5 l-11,11" />
        </g>
      </g>
    </At>
  );
}

/** The outline of the picked tile where it lies. */
export function PickedMark() {
  return <polygon class="puzzle-picked" points={outline(2)} />;
}

/** A tile that the server has not answered for: seen only where that takes long. */
export function PendingMark() {
  return <polygon class="puzzle-pending" data-testid="sent" points={outline(4)} />;
}

/** What a hint would have laid, or taken back. */
export function HintMarks({ hint, cells }: { hint: NonNullable<BenchView["hint"]>; cells: Cells }) {
  switch (hint.type) {
    case "lay":
      return (
        <At cell={keyOf(hint.cell)}>
          <SuggestedTile tile={hint.tile} rotation={hint.rotation} />
        </At>
      );
    case "take_back":
      return Object.entries(cells)
        .filter(([, { tile }]) => hint.tiles.includes(tile))
        .map(([cell]) => (
          <At key={cell} cell={cell}>
            <BackMark />
          </At>
        ));
    default:
      return null;
  }
}

/** The loop or line that solves the puzzle, lit from end to end. */
export function SolvedLine({ bench, cells }: { bench: BenchView; cells: Cells }) {
  if (!bench.solved) return null;
  return <LitLine cells={cells} along={bench.line ?? []} colour={bench.solved} isDrawn />;
}

/** A tile where a hint would have it: as a ghost, with two outlines. */
export function SuggestedTile({ tile, rotation }: Laid) {
  return (
    <g class="puzzle-suggested" data-testid="suggested">
      <g class="puzzle-suggested-tile">
        <Tile tile={tile} rotation={rotation} />
      </g>
      <polygon class="puzzle-mark-outline" points={outline(1)} />
      <polygon class="puzzle-mark-outline dashed" points={outline(9)} />
    </g>
  );
}

/** A tile that a hint would have taken back: a dashed outline, and an arrow to the tray. */
function BackMark() {
  return (
    <g class="puzzle-back" data-testid="to-take-back">
      <polygon class="puzzle-mark-outline dashed" points={outline(3)} />
      <circle r={21} />
      <path d="M0,-11 V10 M-9,2 L0,11 L9,2" />
    </g>
  );
}
