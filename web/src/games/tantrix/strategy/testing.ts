// What tests of the strategy game share: a match on screen whose server is the test.

import { act, render, screen } from "@testing-library/preact";
import { createElement } from "preact";
import { onTestFinished, vi } from "vitest";
import { settle } from "../../../testing";
import { confirms } from "../../../ui/confirming";
import { button, FakeMatch, hand } from "../testing";
import { Board } from "./board";
import type { StrategyCommand, StrategyEvent, StrategyView } from "./messages.gen";

export {
  alerted as notice,
  button,
  change,
  click,
  ghost,
  hand,
  PLAYERS,
  pass,
  press,
  tile,
} from "../testing";

/**
 * Anna, who plays red, is to move freely; Luca plays yellow, Mia, a bot, blue:
 *
 *        1,-1            tile 43 fits in rotations 0 and 3
 *     0,0    1,0
 *         0,1            tile 1 fits in rotation 2
 *  -1,1                  closed by the second restriction, for the sake of 0,1
 */
export function aView(more: Partial<StrategyView> = {}): StrategyView {
  return {
    cells: {
      "0,0": { tile: 14, rotation: 0, seat: 0, turn: 1 },
      "1,0": { tile: 3, rotation: 3, seat: 1, turn: 2 },
    },
    hands: { "0": hand(1, 43, 32), "1": hand(5, 6, 7), "2": hand(9, 10) },
    colours: { "0": "red", "1": "yellow", "2": "blue" },
    drawn: { "0": 50, "1": 2, "2": 3 },
    end: "first",
    turn: 4,
    mover: 0,
    phase: "free",
    free: { "0,1": { "1": [2] }, "1,-1": { "43": [0, 3] } },
    barred: { "-1,1": { space: "0,1", forced: "0,1" } },
    best: {
      "0": { line: ["0,0", "1,0"], score: 2 },
      "1": { line: ["0,0"], loop: ["0,0", "1,0"], score: 4 },
      "2": { line: ["0,0"], score: 1 },
    },
    bag: { "20": true, "21": true },
    last: "1,0",
    ...more,
  };
}

/** Anna must fill the space below with tile 1. */
export function aForcedView(more: Partial<StrategyView> = {}): StrategyView {
  const { free: _, ...view } = aView();
  const forced = { "0,1": { neighbours: 3, fits: { "1": [2] } } };
  return { ...view, phase: "before", forced, ...more };
}

export class FakeStrategy extends FakeMatch<StrategyView, StrategyEvent, StrategyCommand> {
  constructor() {
    super(aView(), 0);
  }
}

// --- the match on screen ---

export const BELOW = "row 1, column 0";
export const ABOVE = "row −1, column 1";

/** Placing tile 1 below the two tiles. */
export const PLACE_1 = { type: "place", tile: 1, cell: { q: 0, r: 1 }, rotation: 2 };

/** A match that shows itself when the test has prepared it. Time passes only when told to. */
export function startMatch() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  confirms.value = true;
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const match = new FakeStrategy();
  const show = async (prepare: (match: FakeStrategy) => void = () => {}) => {
    prepare(match);
    render(createElement(Board, { match }));
    await act(settle);
  };
  return { match, show };
}

export const cell = (name: string) => button(new RegExp(`^${name}, `));
export const choices = () =>
  screen.queryAllByRole("button", { name: /, fits \d/ }).map((each) => each.dataset.cell);
export const isFixed = () => screen.queryByTestId("fixed") !== null;
export const tick = () => screen.queryAllByRole("button", { name: "Place" });
export const lit = () => document.querySelectorAll(".strategy-lit").length;
export const lines = () => screen.queryAllByTestId("lit-line").length;
