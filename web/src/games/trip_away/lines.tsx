// What pieces that lie point at: a line from the tip to the seat's name, and the seat's sign at the tip.

import { aimOf, type Layout, nameEdge, nameSpot, spotOf } from "./layout";
import { type Piece, type Pieces, pieceOf } from "./match";
import { colourOf, SignShape } from "./signs";
import { type Point, solidOf } from "./solid";

interface LinesProps {
  pieces: Pieces;
  layout: Layout;
}

type Lying = Piece & { toward: number };

function lyingOf(pieces: Pieces): Lying[] {
  return Object.keys(pieces)
    .map((number) => pieceOf(pieces, Number(number)))
    .filter((piece): piece is Lying => piece?.toward !== undefined);
}

/** How far from the tip the sign is, and how large, in pixels. */
const BEYOND = 11;
const RADIUS = 9.5;

/** Where the sign is: a little beyond the tip. */
function signSpot(piece: Lying, layout: Layout): Point {
  const [x, y] = spotOf(piece, layout);
  const pose = { lying: 1, toward: aimOf(piece, piece.toward, layout) };
  const { tip } = solidOf(piece.size, pose);
  const from: Point = [x + tip[0] * layout.unit, y + tip[1] * layout.unit];
  const to = nameSpot(piece.toward, layout);
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [
    from[0] + ((to[0] - from[0]) / long) * BEYOND,
    from[1] + ((to[1] - from[1]) / long) * BEYOND,
  ];
}

export function Lines({ pieces, layout }: LinesProps) {
  return (
    <g class="trip-lines">
      {lyingOf(pieces).map((piece) => {
        const [x1, y1] = signSpot(piece, layout);
        const [x2, y2] = nameEdge(piece.toward, [x1, y1], layout);
        return (
          <g key={piece.number} style={{ "--seat": colourOf(piece.toward) }}>
            <line class="dark" {...{ x1, y1, x2, y2 }} />
            <line {...{ x1, y1, x2, y2 }} />
          </g>
        );
      })}
    </g>
  );
}

export function TipSigns({ pieces, layout }: LinesProps) {
  return (
    <g class="trip-tip-signs">
      {lyingOf(pieces).map((piece) => (
        <g
          key={piece.number}
          data-testid="tip-sign"
          data-seat={piece.toward}
          transform={`translate(${signSpot(piece, layout).join(",")})`}
        >
          <circle r={RADIUS} />
          <g transform="scale(0.6)">
            <SignShape seat={piece.toward} />
          </g>
        </g>
      ))}
    </g>
  );
}
