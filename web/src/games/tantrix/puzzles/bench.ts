// A player's own board, and what each command makes of it: worked out here too, so that nothing waits for an answer.
//
// It goes as on the server. A step is what one command has done: for each tile it moved, where it lay before and lies
// after. Of the steps that can be undone this page knows those it has seen; the server tells how many there are.

import type { Cells, Laid } from "../board";
import { keyOf } from "../hex";
import type { BenchView, Clear, Lay, Lift, Redo, Undo } from "./messages.gen";

export type Work = Lay | Lift | Clear | Undo | Redo;

/** Where a tile lies, and how it is turned. */
export interface Place {
  cell: string;
  rotation: number;
}

/** A tile and its place before and after; undefined beside the board. */
interface Change {
  tile: number;
  before: Place | undefined;
  after: Place | undefined;
}

type Step = readonly Change[];

export interface Bench {
  /** By tile. */
  places: ReadonlyMap<number, Place>;
  moves: number;
  /** How many steps can be undone, and how many of those undone can be done again. */
  undo: number;
  redo: number;
  /** The newest steps that were done, and undone, the last one last. */
  done: readonly Step[];
  undone: readonly Step[];
}

/** A board as the server tells it, without a past. */
export function benchFrom({ cells = {}, moves = 0, undo = 0, redo = 0 }: BenchView): Bench {
  const places = Object.entries(cells).map(
    ([cell, { tile, rotation }]) => [tile, { cell, rotation }] as const,
  );
  return { places: new Map(places), moves, undo, redo, done: [], undone: [] };
}

/** Whether a board is the one that the server tells. */
export function isAsTold(bench: Bench, view: BenchView): boolean {
  const told = benchFrom(view);
  const isSame = (count: "moves" | "undo" | "redo") => bench[count] === told[count];
  return (
    isSame("moves") &&
    isSame("undo") &&
    isSame("redo") &&
    bench.places.size === told.places.size &&
    [...told.places].every(([tile, place]) => isAt(bench.places.get(tile), place))
  );
}

export function cellsOn({ places }: Bench): Cells {
  return Object.fromEntries(
    [...places].map(([tile, { cell, rotation }]): [string, Laid] => [cell, { tile, rotation }]),
  );
}

export function tileAt({ places }: Bench, cell: string): number | undefined {
  return [...places].find(([, place]) => place.cell === cell)?.[0];
}

/** The board after a command; the same one when there is nothing to do. */
export function worked(bench: Bench, command: Work): Bench {
  switch (command.type) {
    case "lay":
      return laid(bench, command);
    case "lift":
      return lifted(bench, [command.tile]);
    case "clear":
      return lifted(bench, [...bench.places.keys()]);
    case "undo":
      return undone(bench);
    case "redo":
      return redone(bench);
  }
}

/** A tile that lies where another shall go takes its place in turn. */
function laid(bench: Bench, { tile, cell, rotation }: Lay): Bench {
  const before = bench.places.get(tile);
  const after = { cell: keyOf(cell), rotation };
  if (isAt(before, after)) return bench;

  const step: Change[] = [{ tile, before, after }];
  const other = tileAt(bench, after.cell);
  const old = other === undefined ? undefined : bench.places.get(other);
  if (other !== undefined && other !== tile && old) {
    const goes = before && { cell: before.cell, rotation: old.rotation };
    step.push({ tile: other, before: old, after: goes });
  }
  return taken(bench, step);
}

function lifted(bench: Bench, tiles: readonly number[]): Bench {
  const step = tiles.flatMap((tile) => {
    const before = bench.places.get(tile);
    return before ? [{ tile, before, after: undefined }] : [];
  });
  return step.length === 0 ? bench : taken(bench, step);
}

/** Turned on and on, a tile has moved once. */
function taken(bench: Bench, step: Step): Bench {
  const last = bench.done.at(-1);
  const turned = turnedIn(step);
  const goesOn = turned !== undefined && last !== undefined && turnedIn(last) === turned;
  const whole = goesOn ? step.map((change) => ({ ...change, before: last[0]?.before })) : step;
  return {
    ...brought(bench, step, "after"),
    moves: bench.moves + (goesOn ? 0 : 1),
    undo: bench.undo + (goesOn ? 0 : 1),
    redo: 0,
    done: [...(goesOn ? bench.done.slice(0, -1) : bench.done), whole],
    undone: [],
  };
}

function undone(bench: Bench): Bench {
  if (bench.undo === 0) return bench;
  const step = bench.done.at(-1) ?? [];
  return {
    ...brought(bench, step, "before"),
    undo: bench.undo - 1,
    redo: bench.redo + 1,
    done: bench.done.slice(0, -1),
    undone: [...bench.undone, step],
  };
}

function redone(bench: Bench): Bench {
  if (bench.redo === 0) return bench;
  const step = bench.undone.at(-1) ?? [];
  return {
    ...brought(bench, step, "after"),
    undo: bench.undo + 1,
    redo: bench.redo - 1,
    done: [...bench.done, step],
    undone: bench.undone.slice(0, -1),
  };
}

function brought(bench: Bench, step: Step, to: "before" | "after"): Bench {
  const places = new Map(bench.places);
  for (const change of step) {
    const place = change[to];
    if (place) places.set(change.tile, place);
    else places.delete(change.tile);
  }
  return { ...bench, places };
}

/** The tile that a step only turns where it lies. */
function turnedIn(step: Step): number | undefined {
  const [first, second] = step;
  if (!first || second || first.before?.cell !== first.after?.cell) return undefined;
  return first.before && first.tile;
}

function isAt(one: Place | undefined, other: Place): boolean {
  return one?.cell === other.cell && one.rotation === other.rotation;
}
