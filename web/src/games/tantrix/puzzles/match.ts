// What a view of a puzzle says about its task and everyone's board.

import type { Match } from "../../game";
import type { Cells } from "../board";
import type { BenchView, PuzzleCommand, PuzzleEvent, PuzzleView, TaskView } from "./messages.gen";

export type PuzzleMatch = Match<PuzzleView, PuzzleEvent, PuzzleCommand>;

// A view leaves out what is empty: so may these.

const NO_TASK: TaskView = { tiles: [], shape: "loop", colours: [] };

export function taskOf(view: PuzzleView): TaskView {
  return view.task ?? NO_TASK;
}

export function benchOf(view: PuzzleView, seat: number | undefined): BenchView {
  return view.benches?.[seat ?? -1] ?? {};
}

export function cellsOf(bench: BenchView): Cells {
  return bench.cells ?? {};
}

export function laidOn(bench: BenchView): number {
  return Object.keys(cellsOf(bench)).length;
}

export function isRace(match: PuzzleMatch): boolean {
  return match.players.value.length > 1;
}

/** How many tiles each side of the task's triangle has. */
export function sideOf({ tiles }: TaskView): number {
  return Math.floor((Math.sqrt(8 * tiles.length + 1) - 1) / 2);
}
