// The soft shadow that the tiles cast on the felt, all together: layers that are each a little wider and further down,
// because a blur would be drawn anew with every pixel the board moves.

import { centreOf, cornerAfter, DIRECTIONS, shown } from "./hex";

const LAYERS = [0, 1, 2, 3, 4].map((layer) => ({ down: 2 + 2 * layer, spread: 2 + 5 * layer }));

export function Shadow({ cells }: { cells: readonly string[] }) {
  const path = cells.map(hexagonAt).join(" ");
  return (
    <g class="tile-shadow">
      {LAYERS.map(({ down, spread }) => (
        <path key={down} d={path} stroke-width={spread} transform={`translate(0 ${down})`} />
      ))}
    </g>
  );
}

function hexagonAt(key: string): string {
  const { x, y } = centreOf(key);
  const corners = DIRECTIONS.map(cornerAfter).map((corner) =>
    shown({ x: x + corner.x, y: y + corner.y }),
  );
  return `M${corners.join(" ")}z`;
}
