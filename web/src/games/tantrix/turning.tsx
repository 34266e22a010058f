// Shows a tile turn, the short way round, whenever its rotation changes.

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";

interface TurningProps {
  rotation: number;
  /** "g" inside a drawing. */
  as?: "span" | "g";
  children: ComponentChildren;
}

export function Turning({ rotation, as: Box = "span", children }: TurningProps) {
  const shown = useRef({ rotation, turn: 0 });
  if (shown.current.rotation !== rotation) {
    shown.current = { rotation, turn: shortWay(shown.current.rotation, rotation) };
  }
  const { turn } = shown.current;
  return (
    // Anew for each rotation, so that the movement starts again.
    <Box
      key={rotation}
      class={turn === 0 ? "" : "tantrix-turning"}
      style={{ "--turned-from": `${-60 * turn}deg` }}
    >
      {children}
    </Box>
  );
}

/** From -2 to 3 sixths of a turn. */
export function shortWay(from: number, to: number): number {
  const forward = (to - from + 6) % 6;
  return forward > 3 ? forward - 6 : forward;
}
