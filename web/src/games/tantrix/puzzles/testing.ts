// What tests of the puzzles share: a puzzle on screen whose server is the test.

import { batch } from "@preact/signals";
import { act, render, screen } from "@testing-library/preact";
import { createElement } from "preact";
import { settle } from "../../../testing";
import type { Cells } from "../board";
import { aPlayer, button, change, FakeMatch } from "../testing";
import { type Bench, benchFrom, cellsOn, type Work, worked } from "./bench";
import { Board } from "./board";
import type { BenchView, PuzzleCommand, PuzzleEvent, PuzzleView, TaskView } from "./messages.gen";
import { FIVE } from "./positions";

export { alerted, aPlayer, button, change, click, ghost, press, tile } from "../testing";

export const DISCOVERY_5: TaskView = { tiles: [1, 2, 3, 4, 5], shape: "loop", colours: ["red"] };

/** Discovery 5, all but its last tile, which goes to the north-east. */
export const ALL_BUT_3: Cells = Object.fromEntries(
  Object.entries(FIVE.cells).filter(([, { tile }]) => tile !== 3),
);
export const PLACE_OF_3 = { cell: { q: 1, r: -1 }, rotation: 3 };

export function aView(bench: BenchView = {}, more: Partial<PuzzleView> = {}): PuzzleView {
  return { task: DISCOVERY_5, benches: { "0": bench }, ...more };
}

export class FakePuzzle extends FakeMatch<PuzzleView, PuzzleEvent, PuzzleCommand> {
  constructor() {
    super(aView(), 0);
    this.players.value = [aPlayer(0, "Anna", { you: true })];
  }

  /** The server hears the first command it has not answered, and does it. */
  async does(): Promise<void> {
    const sent = this.sent[this.done];
    this.done += 1;
    const view = this.view.value.benches?.["0"] ?? {};
    const work = sent?.command as Work;
    this.bench ??= benchFrom(view);
    this.bench = worked(this.bench, work);
    await change(() => {
      this.shows({ ...boardOf(this.bench as Bench) }, eventOf(work));
      sent?.answer({ ok: true, seq: this.done });
    });
  }

  /** The server has another board of Anna's, and tells it with an event. */
  shows(bench: BenchView, ...events: PuzzleEvent[]): void {
    batch(() => {
      this.view.value = {
        ...this.view.value,
        benches: { ...this.view.value.benches, "0": bench },
      };
      this.tell(...events);
    });
  }

  private done = 0;
  private bench: Bench | undefined;
}

function boardOf(bench: Bench): BenchView {
  const { moves, undo, redo } = bench;
  return { cells: cellsOn(bench), moves, undo, redo };
}

function eventOf(work: Work): PuzzleEvent {
  switch (work.type) {
    case "lay":
      return { ...work, type: "laid", seat: 0, turned: false };
    case "lift":
      return { type: "lifted", seat: 0, tiles: [work.tile] };
    case "clear":
      return { type: "lifted", seat: 0, tiles: [] };
    case "undo":
      return { type: "undone", seat: 0 };
    case "redo":
      return { type: "redone", seat: 0 };
  }
}

// --- the puzzle on screen ---

/** A puzzle that shows itself when the test has prepared it. */
export function startPuzzle() {
  const puzzle = new FakePuzzle();
  const show = async (prepare: (puzzle: FakePuzzle) => void = () => {}) => {
    prepare(puzzle);
    render(createElement(Board, { match: puzzle, game: "discovery" }));
    await act(settle);
  };
  return { puzzle, show };
}

/** A tile that lies on the board. */
export const laid = (number: number) => button(new RegExp(`^row .*tile ${number}:`));
export const laidTiles = () =>
  screen
    .queryAllByRole("button", { name: /^row .*tile \d+:/ })
    .map((each) => Number(/tile (\d+):/.exec(each.ariaLabel ?? "")?.[1]));
export const cell = (q: number, r: number) =>
  document.querySelector(`[data-cell="${q},${r}"]`) as Element;
export const standing = () => screen.getByTestId("standing").textContent;
