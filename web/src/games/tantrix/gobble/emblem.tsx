// Gobble at a glance: seven tiles, and a loop.

import { At } from "../surface";
import { Tile } from "../tile";

const LAID: Readonly<Record<string, [tile: number, rotation: number]>> = {
  "0,0": [36, 3],
  "1,0": [31, 5],
  "0,1": [4, 1],
  "-1,1": [34, 1],
  "-1,0": [12, 2],
  "0,-1": [56, 4],
  "1,-1": [19, 0],
};

export function Emblem() {
  return (
    <svg class="tantrix-emblem" viewBox="-158 -152 316 304" aria-hidden="true">
      {Object.entries(LAID).map(([cell, [tile, rotation]]) => (
        <At key={cell} cell={cell}>
          <Tile tile={tile} rotation={rotation} />
        </At>
      ))}
    </svg>
  );
}
