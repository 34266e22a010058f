// What is marked on the board beside forced spaces: cells that are closed, and what is planned.

import { outline } from "../hex";

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
