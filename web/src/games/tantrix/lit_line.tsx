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
  /** Whether it is drawn from end to end, instead of being there at once. */
  isDrawn?: boolean;
}

/** A line of one colour, drawn once more over the tiles with light around it. */
export function LitLine({ cells, along, colour, isDrawn }: LineProps) {
  const pieces = along.flatMap((cell) => {
    const laid = cells[cell];
    const line = laid && linesOf(laid.tile).find((each) => each.colour === colour);
    return line ? [{ cell, line, turn: `rotate(${laid.rotation * 60})` }] : [];
  });
  return (
    <g class={isDrawn ? "tantrix-line drawn" : "tantrix-line"} data-testid="lit-line">
      {pieces.map(({ cell, line, turn }, nth) => (
        <At key={cell} cell={cell}>
          <path
            class="tantrix-glow"
            style={{ "--nth": nth }}
            d={axisOf(line)}
            transform={turn}
            stroke-width={LINE_WIDTH + 12}
          />
        </At>
      ))}
      {pieces.map(({ cell, line, turn }, nth) => (
        <At key={cell} cell={cell}>
          <g class="tantrix-lit" style={{ "--nth": nth }} transform={turn}>
            <ColouredLine line={line} />
          </g>
        </At>
      ))}
    </g>
  );
}
