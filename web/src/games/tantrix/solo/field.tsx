// The board of a game for one: the tiles laid, what is marked between them, and where the picked tile may go.

import type { ComponentChildren } from "preact";
import type { Camera } from "../camera";
import { Choices } from "../choices";
import { LaidTile, NewestMark, SentTile } from "../laid";
import { usePointing } from "../pointing";
import { Shadow } from "../shadow";
import { Turns } from "../spaces";
import { At, Surface, useFieldClass } from "../surface";
import type { Say } from "../words";
import type { SoloInput } from "./input";
import { cellsOf, type SoloView } from "./match";
import "../field.css";

interface FieldProps {
  say: Say;
  view: SoloView;
  input: SoloInput;
  camera: Camera;
  /** Whether the tiles step back behind what is lit over them. */
  isDimmed?: boolean;
  /** What else there is to say about a cell where the tile fits. */
  noteOf(cell: string): string | undefined;
  /** What lies over the tiles, and what is marked between them. */
  children: ComponentChildren;
}

export function Field({ say, view, input, camera, isDimmed, noteOf, children }: FieldProps) {
  const cells = cellsOf(view);
  const { last } = view;
  const sent = input.sent.value;
  const all = [...Object.keys(cells), ...(sent ? [sent.cell] : [])];
  const holds = input.picked.value !== undefined && input.plays.value;
  return (
    <div class={useFieldClass(camera)} {...usePointing(input, camera)}>
      <Surface
        camera={camera}
        label={say("board.label")}
        cells={[...all, ...input.open.value.keys()]}
        newest={last}
        onWheelTurn={holds ? (step) => input.turn(step) : undefined}
      >
        <Shadow cells={all} />
        <g class={isDimmed ? "solo-tiles dimmed" : "solo-tiles"}>
          {Object.entries(cells).map(([cell, laid]) => (
            <LaidTile key={cell} say={say} cell={cell} laid={laid} isNewest={cell === last} />
          ))}
        </g>
        {sent && (
          <At key={`sent ${sent.cell}`} cell={sent.cell}>
            <SentTile tile={sent.tile} rotation={sent.rotation} />
          </At>
        )}
        {children}
        {holds && !sent && (
          <Choices input={input} say={say} noteOf={noteOf}>
            <Turns input={input} />
          </Choices>
        )}
        {last !== undefined && !isDimmed && (
          <At key="newest" cell={last}>
            <NewestMark camera={camera} name={undefined} />
          </At>
        )}
      </Surface>
    </div>
  );
}
