// Gobble alone at a glance: ten tiles, and the bag from which the next one comes.

import { boundsOf, sizeOf, widened } from "../bounds";
import { tilesOf } from "../picture";
import { Bag } from "./picture";
import { TEN } from "./positions";

export function Emblem() {
  const sight = widened(boundsOf([...Object.keys(TEN), "3.2,1"]), 4, 4);
  const { width, height } = sizeOf(sight);
  return (
    <svg
      class="tantrix-emblem"
      viewBox={`${sight.left} ${sight.top} ${width} ${height}`}
      aria-hidden="true"
    >
      {tilesOf(TEN)}
      <Bag at="3.2,0.4" />
    </svg>
  );
}
