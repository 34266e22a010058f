// What is marked on the board: forced spaces, and cells that are closed.

import { outline, SIDE } from "../hex";

/** A space with three neighbours: a dotted outline, "!", and how many of one's own tiles fit. */
export function ForcedMark({ fitting }: { fitting: number | undefined }) {
  return (
    <g class="strategy-forced">
      <polygon points={outline(7)} />
      <text y={-SIDE * 0.42} dominant-baseline="central" text-anchor="middle">
        !
      </text>
      {fitting !== undefined && (
        <g class="strategy-fitting" transform={`translate(0 ${SIDE * 0.36})`}>
          <path d="M-21,-6.5 l6.5,-3.75 6.5,3.75 v7.5 l-6.5,3.75 -6.5,-3.75 z" />
          <text x={9} y={-2} dominant-baseline="central" text-anchor="middle">
            {fitting}
          </text>
        </g>
      )}
    </g>
  );
}

/** A cell that a restriction closes: hatched. */
export function BarredMark() {
  return (
    <path
      class="strategy-barred"
      d="M-34,14 L14,-34 M-30,36 L36,-30 M-8,44 L44,-8 M-40,-10 L-10,-40 M14,50 L50,14"
    />
  );
}

/** The ghost stays here, to be turned and confirmed. */
export function FixedMark() {
  return <polygon class="strategy-fixed" data-testid="fixed" points={outline(2)} />;
}

/** A tile laid earlier in the newest one's turn. */
export function SameTurnMark() {
  return <polygon class="strategy-same-turn" data-testid="same-turn" points={outline(3)} />;
}

/** A cell that the sentence above the board is about. */
export function LitCell() {
  return (
    <g class="strategy-lit">
      <polygon points={outline(5)} />
      <polygon points={outline(15)} />
    </g>
  );
}
