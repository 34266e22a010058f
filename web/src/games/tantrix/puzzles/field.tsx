// The board of a puzzle: the tiles that lie, the cells offered, what clashes, and what a hint says.

import type { Needs } from "../board";
import type { Camera } from "../camera";
import { CellButton, Ghost, useRetreat } from "../choices";
import type { Drag } from "../drag";
import { DIRECTIONS, outline } from "../hex";
import { LaidTile } from "../laid";
import { usePointing } from "../pointing";
import { Shadow } from "../shadow";
import { At, Surface, useFieldClass } from "../surface";
import { Tile } from "../tile";
import { Turning } from "../turning";
import { cellInWords, type Say, tileInWords } from "../words";
import { tileAt } from "./bench";
import { clashingSides } from "./clashes";
import type { Input } from "./input";
import { Clashes, HintMarks, PendingMark, PickedMark, SolvedLine } from "./marks";
import type { BenchView } from "./messages.gen";
import { roomAround } from "./offered";
import { sidesInWords } from "./tell";
import "../field.css";
import "./field.css";

interface FieldProps {
  input: Input;
  drag: Drag;
  camera: Camera;
  say: Say;
  /** As the server has it: whether it solves the puzzle is its word. */
  bench: BenchView;
}

/** Your own board, to work on while the puzzle is not over. */
export function Field({ input, drag, camera, say, bench }: FieldProps) {
  const cells = input.cells.value;
  const laid = Object.keys(cells);
  const holds = input.picked.value !== undefined;
  const hint = input.hint.value;
  useRetreat(input);

  const onPointerDown = (event: PointerEvent) => {
    const cell = cellUnder(event.target);
    const tile = cell === undefined ? undefined : tileAt(input.work.bench.value, cell);
    const isFirst = event.button === 0 && event.isPrimary;
    if (tile !== undefined && isFirst && input.plays.value) drag.begin(event, tile);
  };

  return (
    <div class={useFieldClass(camera)} {...usePointing(input, camera)}>
      <Surface
        camera={camera}
        label={say("board.label")}
        cells={roomAround(input.task.value, input.taken.value, input.guide.value)}
        onWheelTurn={holds ? (step) => input.turn(step) : undefined}
        lifted={drag.lifted}
      >
        {!bench.solved && <Guide cells={input.guide.value} />}
        <Shadow cells={laid} />
        <g class={bench.solved ? "puzzle-solved" : ""} onPointerDown={onPointerDown}>
          {input.plays.value ? (
            <LaidTiles input={input} drag={drag} say={say} />
          ) : (
            Object.entries(cells).map(([cell, tile]) => (
              <LaidTile key={cell} say={say} cell={cell} laid={tile} isNewest={false} />
            ))
          )}
        </g>
        {holds && <Offered input={input} say={say} />}
        <Clashes cells={cells} />
        {hint && <HintMarks hint={hint} cells={cells} />}
        <SolvedLine bench={bench} cells={cells} />
      </Surface>
    </div>
  );
}

/** The triangle that is asked, faint. */
export function Guide({ cells }: { cells: readonly string[] }) {
  return cells.map((cell) => (
    <At key={cell} cell={cell}>
      <polygon class="puzzle-guide" points={outline(2)} />
    </At>
  ));
}

/** Buttons to pick and turn, with one tab stop. */
function LaidTiles({ input, drag, say }: Omit<FieldProps, "camera" | "bench">) {
  const cells = input.cells.value;
  const picked = input.picked.value;
  const hint = input.hint.value;
  const goesBack = hint?.type === "take_back" ? hint.tiles : [];
  const stop = tabStop(input);
  return Object.entries(cells)
    .sort(([, one], [, other]) => one.tile - other.tile)
    .map(([cell, { tile, rotation }]) => (
      <CellButton
        key={tile}
        input={input}
        cell={cell}
        class={`puzzle-tile${drag.lifted.value?.tile === tile ? " away" : ""}`}
        words={laidInWords(input, say, cell, goesBack.includes(tile))}
        isStop={cell === stop}
        isPressed={tile === picked}
      >
        <Turning as="g" rotation={rotation}>
          <Tile tile={tile} rotation={rotation} numbered />
        </Turning>
        {tile === picked && <PickedMark />}
        {input.work.isPending(tile) && <PendingMark />}
        <polygon class="puzzle-focus" points={outline(2)} />
      </CellButton>
    ));
}

/** The cell that Tab comes to: the one the keyboard was at, else the picked tile's, else the first. */
function tabStop(input: Input): string | undefined {
  const cells = input.cells.value;
  const aimed = input.aimed.value;
  if (aimed !== undefined && (aimed in cells || input.fits.value.has(aimed))) return aimed;
  const picked = input.work.bench.value.places.get(input.picked.value ?? 0);
  return picked?.cell ?? Object.keys(cells)[0] ?? input.fits.value.keys().next().value;
}

function laidInWords(input: Input, say: Say, cell: string, goesBack: boolean): string {
  const cells = input.cells.value;
  const { tile = 0, rotation = 0 } = cells[cell] ?? {};
  const sides = clashingSides(cells, cell);
  return [
    cellInWords(say, cell),
    tileInWords(say, tile, rotation),
    sides.length > 0 && say("board.clash", { sides: sidesInWords(say, sides) }),
    goesBack && say("board.to_take_back"),
  ]
    .filter(Boolean)
    .join(", ");
}

/** The empty cells that the picked tile may go to, and how it would lie in the one aimed at. */
function Offered({ input, say }: Pick<FieldProps, "input" | "say">) {
  const open = input.open.value;
  const aimed = input.aimed.value;
  const stop = tabStop(input);
  const isEmpty = input.work.bench.value.places.size === 0;
  return (
    <>
      {[...input.fits.value].map(([cell, rotations]) => {
        const room = isEmpty ? "free" : roomIn(open.get(cell), rotations);
        const words = [
          cellInWords(say, cell),
          say("board.empty"),
          room === "fitting" && say("board.fits", { count: rotations.length }),
          room === "clashing" && say("board.does_not_fit"),
        ];
        return (
          <CellButton
            key={cell}
            input={input}
            cell={cell}
            class={`tantrix-choice puzzle-offer ${room}`}
            words={words.filter(Boolean).join(", ")}
            isStop={cell === stop}
          >
            <polygon points={outline(3)} />
          </CellButton>
        );
      })}
      {aimed !== undefined && open.has(aimed) && <Ghost input={input} cell={aimed} />}
    </>
  );
}

/** Whether a tile matches all that lies around a cell; far off there is nothing to match. */
function roomIn(needs: Needs = [], rotations: readonly number[]) {
  if (!needs.some(Boolean)) return "far";
  return rotations.length < DIRECTIONS.length ? "fitting" : "clashing";
}

function cellUnder(target: EventTarget | null): string | undefined {
  const cell = target instanceof Element ? target.closest<SVGGElement>("[data-cell]") : null;
  return cell?.dataset.cell;
}
