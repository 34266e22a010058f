// What tests of the strategy game share: a match on screen whose server is the test.

import { signal } from "@preact/signals";
import { act, fireEvent, render, screen } from "@testing-library/preact";
import { createElement } from "preact";
import { onTestFinished, vi } from "vitest";
import { settle } from "../../../testing";
import { confirms } from "../../../ui/confirming";
import type { Answer, Player } from "../../game";
import { Board } from "./board";
import type { Strategy } from "./match";
import type { StrategyCommand, StrategyEvent, StrategyView } from "./messages.gen";

/** A hand as the view has it, from its tiles in order. */
export function hand(...tiles: number[]): Record<string, number> {
  return Object.fromEntries(tiles.map((tile, place) => [tile, place]));
}

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

export function aPlayer(seat: number, name: string, more: Partial<Player> = {}): Player {
  return { seat, name, you: false, here: true, ...more };
}

export const PLAYERS = [
  aPlayer(0, "Anna", { you: true }),
  aPlayer(1, "Luca"),
  aPlayer(2, "Mia", { bot: "fair" }),
];

interface Sent {
  command: StrategyCommand;
  answer(answer: Answer): void;
}

export class FakeMatch implements Strategy {
  readonly id = "m1";
  readonly view = signal(aView());
  readonly seat = signal<number | undefined>(0);
  readonly players = signal<readonly Player[]>(PLAYERS);
  readonly toAct = signal<ReadonlySet<number>>(new Set([0]));
  readonly outcome: Strategy["outcome"] & { value: Strategy["outcome"]["value"] } =
    signal(undefined);
  readonly online = signal(true);
  readonly options = signal({});
  readonly now = vi.fn(() => 0);
  readonly sent: Sent[] = [];

  get commands(): StrategyCommand[] {
    return this.sent.map(({ command }) => command);
  }

  send(command: StrategyCommand): Promise<Answer> {
    return new Promise((answer) => this.sent.push({ command, answer }));
  }

  onEvents(_listener: (events: readonly StrategyEvent[]) => void): () => void {
    return () => {};
  }

  refuse(code: string, details: Record<string, unknown> = {}): void {
    this.sent.at(-1)?.answer({ ok: false, code, text: `refused: ${code}`, details });
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
  const match = new FakeMatch();
  const show = async (prepare: (match: FakeMatch) => void = () => {}) => {
    prepare(match);
    render(createElement(Board, { match }));
    await act(settle);
  };
  return { match, show };
}

export async function change(what: () => void): Promise<void> {
  await act(async () => {
    what();
    await settle();
  });
}

export const pass = (milliseconds: number) => change(() => vi.advanceTimersByTime(milliseconds));

export const button = (name: RegExp) => screen.getByRole("button", { name });
export const tile = (number: number) => button(new RegExp(`^tile ${number}:`));
export const cell = (name: string) => button(new RegExp(`^${name}, `));
export const choices = () =>
  screen.queryAllByRole("button", { name: /, fits \d/ }).map((each) => each.dataset.cell);
export const ghost = () => screen.queryByTestId("ghost");
export const isFixed = () => screen.queryByTestId("fixed") !== null;
export const tick = () => screen.queryAllByRole("button", { name: "Place" });
export const notice = () => screen.getByRole("alert").textContent;
export const lit = () => document.querySelectorAll(".strategy-lit").length;
export const lines = () => screen.queryAllByTestId("lit-line").length;

export const press = (key: string, more: KeyboardEventInit = {}) =>
  change(() => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));
export const click = (element: Element | undefined) =>
  change(() => fireEvent.click(element as Element));
