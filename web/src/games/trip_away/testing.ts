// What tests of Trip Away share: tables as small pictures, and a match on screen whose server is the test.

import { type Signal, signal } from "@preact/signals";
import { act, fireEvent, render, screen } from "@testing-library/preact";
import { createElement } from "preact";
import { onTestFinished, vi } from "vitest";
import type { Outcome } from "../../net/wire.gen";
import { settle } from "../../testing";
import { confirms } from "../../ui/confirming";
import type { Answer, Match, Player } from "../game";
import { Board } from "./board";
import type { Pieces } from "./match";
import type { PieceOnTable, TripAwayCommand, TripAwayEvent, TripAwayView } from "./messages.gen";

const LETTERS = "SML";

/** The number of a piece written as "S0": the small one that seat 0 began with. */
export function number(piece: string): number {
  return LETTERS.indexOf(piece[0] ?? "") + 3 * Number(piece[1]);
}

/** Pieces from a line a seat: "S0 M0>1 L0+S1" has one that points at seat 1, and a stack. */
export function table(...lines: string[]): Pieces {
  const pieces: Record<number, PieceOnTable> = {};
  lines.forEach((line, area) => {
    line.split(" ").forEach((stack, column) => {
      stack.split("+").forEach((written, height) => {
        const [piece = "", toward] = written.split(">");
        if (!piece) return;
        pieces[number(piece)] = {
          size: LETTERS.indexOf(piece[0] ?? "") + 1,
          colour: Number(piece[1]),
          area,
          column,
          height,
          ...(toward !== undefined && { toward: Number(toward) }),
        };
      });
    });
  });
  return pieces;
}

/** The same the other way round. */
export function drawn(pieces: Pieces, seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    const columns: string[][] = [];
    for (const [key, { size, colour, area, column, height, toward }] of Object.entries(pieces)) {
      if (area !== seat) continue;
      const stack = columns[column] ?? [];
      columns[column] = stack;
      stack[height] = `${LETTERS[size - 1]}${colour}${toward === undefined ? "" : `>${toward}`}`;
      if (Number(key) !== number(stack[height])) throw new Error(`${key} is no ${stack[height]}`);
    }
    return Array.from(columns, (stack) => stack?.join("+") ?? "").join(" ");
  });
}

export const PLAYERS: readonly Player[] = ["Anna", "Luca", "Mia"].map((name, seat) => ({
  seat,
  name,
  you: seat === 0,
  here: true,
}));

/** Anna's small piece points at Luca, her medium at Mia; it is her turn. */
export const PIECES = table("S0>1 M0>2 L0", "S1 M1+L1", "S2 M2 L2");

export function aView(more: Partial<TripAwayView> = {}): TripAwayView {
  const { pieces = PIECES } = more;
  const counts: Record<string, number> = { "0": 0, "1": 0, "2": 0 };
  for (const { area } of Object.values(pieces)) counts[area] = (counts[area] ?? 0) + 1;
  return {
    pieces,
    counts,
    start: 0,
    turn: 19,
    round: 7,
    removal_after: 10,
    phase: "act",
    active: 0,
    ...more,
  };
}

// --- what may be done with PIECES ---

export const TIP = aView({ die: "tip", choices: { tip: { "2": [1, 2] } } });
export const AIM = aView({
  die: "aim",
  choices: { aim: { "3": [0, 2], "6": [0, 1], "7": [0, 1] } },
});
export const DIG = aView({ die: "dig", choices: { dig: { "0": [4, 5], "1": [8] } } });
export const HOP = aView({ die: "hop", choices: { hop: { "1": [6] } } });
const EVERY_PIECE = Object.keys(PIECES);
export const SWAP = aView({
  die: "swap",
  choices: {
    swap: Object.fromEntries(
      EVERY_PIECE.map((piece) => [
        piece,
        piece === "4" || piece === "5" ? [] : turnsAt(PIECES[piece]?.area),
      ]),
    ),
  },
});
export const WILD = aView({
  die: "wild",
  choices: { ...TIP.choices, ...AIM.choices, ...SWAP.choices, ...DIG.choices },
});
export const REMOVAL = aView({
  round: 10,
  phase: "removal",
  removers: [0, 1, 2],
  choices: { remove: Object.fromEntries(EVERY_PIECE.map((piece) => [piece, true])) },
});
export const ROLL = aView({ phase: "roll" });
export const PASS = aView({
  phase: "pass",
  die: "dig",
  obstacle: "nothing_larger",
  passes_at: 2.5,
});

function turnsAt(area: number | undefined): ("up" | number)[] {
  return ["up", ...[0, 1, 2].filter((seat) => seat !== area)];
}

export const ENDED_BY_HOST: Outcome = {
  places: [1, 1, 1],
  scores: [0, 0, 0],
  reason: "abandoned",
  teams: [],
  seconds: {},
};

// --- the match on screen ---

export class FakeMatch implements Match<TripAwayView, TripAwayEvent, TripAwayCommand> {
  readonly id = "m1";
  readonly view: Signal<TripAwayView>;
  readonly seat = signal<number | undefined>(0);
  readonly players = signal(PLAYERS);
  readonly toAct = signal<ReadonlySet<number>>(new Set([0]));
  readonly outcome = signal<Outcome>();
  readonly online = signal(true);
  readonly options = signal({});
  readonly now = vi.fn(() => 0);
  readonly commands: TripAwayCommand[] = [];
  private readonly listeners = new Set<(events: readonly TripAwayEvent[]) => void>();
  private answer: (answer: Answer) => void = () => {};

  constructor(view: TripAwayView) {
    this.view = signal(view);
  }

  send(command: TripAwayCommand): Promise<Answer> {
    this.commands.push(command);
    return new Promise((answer) => {
      this.answer = answer;
    });
  }

  onEvents(listener: (events: readonly TripAwayEvent[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(...events: TripAwayEvent[]): void {
    for (const listener of this.listeners) listener(events);
  }

  refuse(code: string, details: Record<string, unknown> = {}): void {
    this.answer({ ok: false, code, text: `refused: ${code}`, details });
  }
}

/** All that is explained when it is new. */
const EVERYTHING = "goal tip aim swap dig hop wild removal";

/** Shows a match; a mouse commits by its last press, a finger by a button. */
export async function show(
  view: TripAwayView,
  more: { finger?: boolean; watching?: boolean; knows?: string } = {},
) {
  confirms.value = more.finger === true;
  onTestFinished(() => {
    confirms.value = false;
  });
  localStorage.setItem("trestle.trip_away.explained", more.knows ?? EVERYTHING);
  const match = new FakeMatch(view);
  if (more.watching) match.seat.value = undefined;
  render(createElement(Board, { match }));
  await act(settle);
  return match;
}

export async function change(what: () => void): Promise<void> {
  await act(async () => {
    what();
    await settle();
  });
}

export function piece(written: string): Element {
  const found = document.querySelector(`[data-piece="${number(written)}"]`);
  if (!found) throw new Error(`there is no ${written}`);
  return found;
}

export const press = (key: string) =>
  change(() => fireEvent.keyDown(document.activeElement ?? document.body, { key }));
export const click = (element: Element) => change(() => fireEvent.click(element));
/** By a finger, which hits a stack rather than a piece of it. */
export const tap = (element: Element) => change(() => fireEvent.click(element, { detail: 1 }));
export const button = (name: RegExp | string) => screen.getByRole("button", { name });
export const buttons = () =>
  [...document.querySelectorAll(".trip-bar button")].map(
    (each) => each.getAttribute("aria-label") ?? each.textContent,
  );
export const able = () =>
  [...document.querySelectorAll(".trip-piece.able")].map((each) =>
    Number((each as SVGElement).dataset.piece),
  );
export const asked = () => document.querySelector(".trip-banner > p")?.textContent;
export const notice = () => screen.getByRole("alert").textContent;
