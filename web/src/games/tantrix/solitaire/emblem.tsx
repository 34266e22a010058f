// Solitaire at a glance: fourteen tiles, and the line through all of them.

import { boundsOf, sizeOf, widened } from "../bounds";
import { LitLine } from "../lit_line";
import { tilesOf } from "../picture";
import { FOURTEEN } from "./positions";

export function Emblem() {
  const sight = widened(boundsOf(FOURTEEN.along), 4, 4);
  const { width, height } = sizeOf(sight);
  return (
    <svg
      class="tantrix-emblem"
      viewBox={`${sight.left} ${sight.top} ${width} ${height}`}
      aria-hidden="true"
    >
      {tilesOf(FOURTEEN.cells)}
      <LitLine {...FOURTEEN} colour="red" />
    </svg>
  );
}
