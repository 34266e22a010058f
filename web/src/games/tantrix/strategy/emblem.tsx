// The strategy game at a glance: a long line that winds through its tiles, lit as on the board.

import type { Cells } from "../board";
import { LitLine } from "../lit_line";
import { At } from "../surface";
import { Tile } from "../tile";
import { POSITIONS } from "./positions";
import "./field.css";

const { cells, line }: { cells: Cells; line: { along: string[]; colour: "green" } } =
  POSITIONS.line;

export function Emblem() {
  return (
    <svg class="tantrix-emblem" viewBox="-306 -152 412 304" aria-hidden="true">
      {Object.entries(cells).map(([cell, laid]) => (
        <At key={cell} cell={cell}>
          <Tile {...laid} />
        </At>
      ))}
      <LitLine cells={cells} along={line.along} colour={line.colour} />
    </svg>
  );
}
