// The signs of moments worth going to: told apart by their shape, not by their colour alone.

import { t } from "../i18n";
import type { Told } from "./story";

export type Kind = NonNullable<Told["mark"]>;

export const KINDS: readonly Kind[] = ["gain", "loss", "turn", "end"];

const SHAPES: Record<Kind, string> = {
  gain: "M6 1.5L11 10H1z",
  loss: "M6 10.5L11 2H1z",
  turn: "M6 0.5L11.5 6L6 11.5L0.5 6z",
  end: "M1.5 1.5H10.5V10.5H1.5z",
};

/** It has a name where no words stand beside it. */
export function MarkSign({ kind, isNamed }: { kind: Kind; isNamed?: boolean }) {
  return (
    <svg
      class={`mark-sign ${kind}`}
      viewBox="0 0 12 12"
      role={isNamed ? "img" : undefined}
      aria-label={isNamed ? t(`replay.marks.${kind}`) : undefined}
      aria-hidden={isNamed ? undefined : true}
    >
      <path d={SHAPES[kind]} />
    </svg>
  );
}
