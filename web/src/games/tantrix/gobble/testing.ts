// What tests of Gobble share: a race on screen whose server is the test.

import { signal } from "@preact/signals";
import { vi } from "vitest";
import type { Answer, Player } from "../../game";
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
