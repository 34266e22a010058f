// A line that is looked at.

import { axisOf } from "./arcs";
import type { Cells } from "./board";
import { At } from "./surface";
import { ColouredLine, LINE_WIDTH } from "./tile";
import { type Colour, linesOf } from "./tiles";
import "./lit_line.css";

interface LineProps {
  cells: Cells;
  /** The cells the line runs through. */
  along: readonly string[];
  colour: Colour;
}

/** A line of one colour, drawn once more over the tiles with light around it. */
export function LitLine({ cells, along, colour }: LineProps) {
  const pieces = along.flatMap((cell) => {
    const laid = cells[cell];
    const line = laid && linesOf(laid.tile).find((each) => each.colour === colour);
    return line ? [{ cell, line, turn: `rotate(${laid.rotation * 60})` }] : [];
  });
  return (
    <g class="tantrix-line" data-testid="lit-line">
      {pieces.map(({ cell, line, turn }) => (
        <At key={cell} cell={cell}>
          <path
            class="tantrix-glow"
            d={axisOf(line)}
            transform={turn}
            stroke-width={LINE_WIDTH + 12}
          />
        </At>
      ))}
      {pieces.map(({ cell, line, turn }) => (
        <At key={cell} cell={cell}>
          <g transform={turn}>
            <ColouredLine line={line} />
          </g>
        </At>
      ))}
    </g>
  );
}
