// What tests of the Tantrix games share: a match on screen whose server is the test.

import { type Signal, signal } from "@preact/signals";
import { act, fireEvent, screen } from "@testing-library/preact";
import { vi } from "vitest";
import { settle } from "../../testing";
import type { Answer, Match, Player } from "../game";

/** A hand as the view has it, from its tiles in order. */
export function hand(...tiles: number[]): Record<string, number> {
  return Object.fromEntries(tiles.map((tile, place) => [tile, place]));
}

export function aPlayer(seat: number, name: string, more: Partial<Player> = {}): Player {
  return { seat, name, you: false, here: true, ...more };
}

export const PLAYERS = [
  aPlayer(0, "Anna", { you: true }),
  aPlayer(1, "Luca"),
  aPlayer(2, "Mia", { bot: "fair" }),
];

interface Sent<Command> {
  command: Command;
  answer(answer: Answer): void;
}

export class FakeMatch<View, Event, Command> implements Match<View, Event, Command> {
  readonly id = "m1";
  readonly view: Signal<View>;
  readonly seat = signal<number | undefined>(0);
  readonly players = signal<readonly Player[]>(PLAYERS);
  readonly toAct: Signal<ReadonlySet<number>>;
  readonly outcome: Match["outcome"] & { value: Match["outcome"]["value"] } = signal(undefined);
  readonly online = signal(true);
  readonly options = signal({});
  readonly now = vi.fn(() => 0);
  readonly sent: Sent<Command>[] = [];
  private readonly listeners = new Set<(events: readonly Event[]) => void>();

  constructor(view: View, ...toAct: number[]) {
    this.view = signal(view);
    this.toAct = signal(new Set(toAct));
  }

  get commands(): Command[] {
    return this.sent.map(({ command }) => command);
  }

  send(command: Command): Promise<Answer> {
    return new Promise((answer) => this.sent.push({ command, answer }));
  }

  onEvents(listener: (events: readonly Event[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(...events: Event[]): void {
    for (const listener of this.listeners) listener(events);
  }

  refuse(code: string, details: Record<string, unknown> = {}): void {
    this.sent.at(-1)?.answer({ ok: false, code, text: `refused: ${code}`, details });
  }

  accept(): void {
    this.sent.at(-1)?.answer({ ok: true, seq: 1 });
  }
}

// --- the match on screen ---

export async function change(what: () => void): Promise<void> {
  await act(async () => {
    what();
    await settle();
  });
}

export const pass = (milliseconds: number) => change(() => vi.advanceTimersByTime(milliseconds));

export const button = (name: RegExp) => screen.getByRole("button", { name });
export const tile = (number: number) => button(new RegExp(`^tile ${number}:`));
export const ghost = () => screen.queryByTestId("ghost");
export const alerted = () => screen.getByRole("alert").textContent;

export const press = (key: string, more: KeyboardEventInit = {}) =>
  change(() => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));
export const click = (element: Element | undefined) =>
  change(() => fireEvent.click(element as Element));
