// A match of N-Tropy on screen.

import { useId } from "preact/hooks";
import { Structure, useStage } from "./canvas";
import { Frame } from "./frame";
import type { NTropy } from "./match";

export function Board({ match }: { match: NTropy }) {
  const stage = useStage(match);
  const id = useId();
  return (
    <Frame stage={stage} id={id}>
      <Structure stage={stage} describedBy={id} />
    </Frame>
  );
}
