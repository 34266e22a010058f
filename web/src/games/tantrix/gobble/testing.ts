// What tests of Gobble share: a race on screen whose server is the test.

import { signal } from "@preact/signals";
import { act, fireEvent, render, screen } from "@testing-library/preact";
import { createElement } from "preact";
import { onTestFinished, vi } from "vitest";
import { settle } from "../../../testing";
import type { Answer, Player } from "../../game";
import { Board } from "./board";
import type { GobbleCommand, GobbleEvent, GobbleView } from "./messages.gen";
import type { Race } from "./race";

/** A hand as the view has it, from its tiles in order. */
export function hand(...tiles: number[]): Record<string, number> {
  return Object.fromEntries(tiles.map((tile, place) => [tile, place]));
}

/**
 * Anna's hand against Luca's and Mia's, with two tiles joined:
 *
 *        1,-1           asks for blue and yellow: 43 fits
 *     0,0    1,0
 *         0,1           asks for blue and red: 1 fits two ways, 28 one way
 */
export function aView(more: Partial<GobbleView> = {}): GobbleView {
  return {
    cells: { "0,0": { tile: 14, rotation: 0 }, "1,0": { tile: 3, rotation: 3 } },
    hands: { "0": hand(1, 43, 32, 28), "1": hand(5, 6, 7), "2": hand(9) },
    ...more,
  };
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
  command: GobbleCommand;
  answer(answer: Answer): void;
}

export class FakeRace implements Race {
  readonly id = "m1";
  readonly view = signal(aView());
  readonly seat = signal<number | undefined>(0);
  readonly players = signal<readonly Player[]>(PLAYERS);
  readonly toAct = signal<ReadonlySet<number>>(new Set([0, 1, 2]));
  readonly outcome: Race["outcome"] & { value: Race["outcome"]["value"] } = signal(undefined);
  readonly online = signal(true);
  readonly options = signal({});
  readonly now = vi.fn(() => 0);
  readonly sent: Sent[] = [];
  private readonly listeners = new Set<(events: readonly GobbleEvent[]) => void>();

  get commands(): GobbleCommand[] {
    return this.sent.map(({ command }) => command);
  }

  send(command: GobbleCommand): Promise<Answer> {
    return new Promise((answer) => this.sent.push({ command, answer }));
  }

  onEvents(listener: (events: readonly GobbleEvent[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(...events: GobbleEvent[]): void {
    for (const listener of this.listeners) listener(events);
  }

  refuse(code: string, details: Record<string, unknown> = {}): void {
    this.sent.at(-1)?.answer({ ok: false, code, text: `refused: ${code}`, details });
  }

  accept(): void {
    this.sent.at(-1)?.answer({ ok: true, seq: 1 });
  }
}

// --- the race on screen ---

/** The cell where tile 1 fits two ways, and the one where it does not. */
export const BELOW = "row 1, column 0";
export const ABOVE = "row −1, column 1";

/** Placing tile 1 below the two tiles joined. */
export const PLACE_1 = { type: "place", tile: 1, cell: { q: 0, r: 1 }, rotation: 2 };

/** A race that shows itself when the test has prepared it. Time passes only when told to. */
export function startRace() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const race = new FakeRace();
  const show = async (prepare: (race: FakeRace) => void = () => {}) => {
    prepare(race);
    render(createElement(Board, { match: race }));
    await act(settle);
  };
  return { race, show };
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
export const cell = (name: string) => button(new RegExp(`^${name}, fits`));
export const choices = () => screen.queryAllByRole("button", { name: /, fits \d/ });
export const ghost = () => screen.queryByTestId("ghost");
export const field = () => document.querySelector(".tantrix-field") as Element;
export const refusal = () => screen.getByRole("alert").textContent;

export const press = (key: string, more: KeyboardEventInit = {}) =>
  change(() => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));
export const click = (element: Element) => change(() => fireEvent.click(element));
export const hover = (element: Element) => change(() => fireEvent.pointerMove(element));
