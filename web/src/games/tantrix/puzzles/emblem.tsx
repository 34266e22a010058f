// A puzzle at a glance: a few tiles, and the loop or line through all of them.

import { boundsOf, sizeOf, widened } from "../bounds";
import { LitLine } from "../lit_line";
import { tilesOf } from "../picture";
import type { Finished } from "./positions";

export function PuzzleEmblem({ cells, along, colour }: Finished) {
  const sight = widened(boundsOf(along), 4, 4);
  const { width, height } = sizeOf(sight);
  return (
    <svg
      class="tantrix-emblem"
      viewBox={`${sight.left} ${sight.top} ${width} ${height}`}
      aria-hidden="true"
    >
      {tilesOf(cells)}
      <LitLine cells={cells} along={along} colour={colour} />
    </svg>
  );
}
