// What tests of N-Tropy share: views, and a stage whose server and whose hand are the test.

import { type Signal, signal } from "@preact/signals";
import { act, fireEvent, render, screen } from "@testing-library/preact";
import { createElement } from "preact";
import { vi } from "vitest";
import type { Outcome } from "../../net/wire.gen";
import { settle } from "../../testing";
import type { Answer, Player } from "../game";
import type { FilmState } from "./film";
import { Frame } from "./frame";
import type { HandState, Refusal } from "./hand";
import type { Marks } from "./marks";
import type { NTropy, Picture } from "./match";
import type { Body, NTropyCommand, NTropyEvent, NTropyView, Offer } from "./messages.gen";
import type { Pose } from "./pose";
import type { Stage } from "./stage";

export const PLAYERS: readonly Player[] = ["Anna", "Luca", "Mia"].map((name, seat) => ({
  seat,
  name,
  you: seat === 0,
  here: true,
}));

const lying = (x: number, y: number, ...on: number[]): Body => ({ x, y, angle: 0, on });

/** The base with its notched sticks, as it is set up. */
export const BASE_ALONE: Readonly<Record<string, Body>> = {
  "0": { x: 0, y: 112, angle: 0 },
  "1": lying(-62.6, 234.5, 0),
  "2": lying(56.1, 222.5, 0),
  "3": lying(0, 172.5, 0),
  "4": lying(0, 204.5, 0),
  "5": lying(0, 285.5, 0),
};

export function aView(more: Partial<NTropyView> = {}): NTropyView {
  return {
    players: {
      "0": { rack: [6, 7, 8] },
      "1": { rack: [9, 10] },
      "2": { rack: [12] },
    },
    bodies: BASE_ALONE,
    turn: 4,
    round: 2,
    active: 0,
    points: 2,
    phase: "pick",
    ...more,
  };
}

export const HELD: Partial<NTropyView> = {
  phase: "carry",
  held: { stick: 8, x: 0, y: 400, angle: 0, since: 1 },
};

export const OFFERS: readonly Offer[] = [
  { x: 0, y: 300, angle: 0, placement: "level", on: [5, 7], reliability: "good" },
  { x: 20, y: 360, angle: 1.57, placement: "upright", on: [5], reliability: "poor" },
];

export const FINISHED: Outcome = {
  places: [1, 2, 3],
  scores: [0, 1, 2],
  reason: "finished",
  teams: [],
  seconds: {},
};

export class FakeMatch implements NTropy {
  readonly id = "m1";
  readonly view: Signal<NTropyView>;
  readonly picture = signal<Picture | null>(null);
  readonly seat = signal<number | undefined>(0);
  readonly players = signal(PLAYERS);
  readonly toAct = signal<ReadonlySet<number>>(new Set([0]));
  readonly outcome = signal<Outcome>();
  readonly online = signal(true);
  readonly options = signal<Record<string, unknown>>({ aid: "basic" });
  readonly now = vi.fn(() => 0);
  readonly steer = vi.fn();
  readonly commands: NTropyCommand[] = [];
  private readonly listeners = new Set<(events: readonly NTropyEvent[]) => void>();
  private answer: (answer: Answer) => void = () => {};

  constructor(view: NTropyView) {
    this.view = signal(view);
  }

  send(command: NTropyCommand): Promise<Answer> {
    this.commands.push(command);
    return new Promise((answer) => {
      this.answer = answer;
    });
  }

  onEvents(listener: (events: readonly NTropyEvent[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** An update: its view first, then what has happened. */
  show(view: Partial<NTropyView>, ...events: NTropyEvent[]): void {
    this.view.value = { ...this.view.value, ...view };
    for (const listener of this.listeners) listener(events);
  }

  refuse(code: string, details: Record<string, unknown> = {}): void {
    this.answer({ ok: false, code, text: `refused: ${code}`, details });
  }
}

/** A hand that does nothing by itself, and keeps what it was told to do. */
export class FakeHand implements HandState {
  readonly holding = signal(false);
  readonly canPick = signal(true);
  readonly pose = signal<Pose>();
  readonly precise = signal(false);
  readonly marks = signal<Marks>();
  readonly landing = signal<Pose>();
  readonly lowering = signal(false);
  readonly lowered = signal(false);
  readonly travelling = signal(false);
  readonly waiting = signal(false);
  readonly refusal = signal<Refusal>();
  readonly pick = vi.fn();
  readonly turn = vi.fn();
  readonly setAngle = vi.fn();
  readonly move = vi.fn();
  readonly lower = vi.fn();
  readonly release = vi.fn();
  readonly carryTo = vi.fn();
  readonly togglePrecise = vi.fn();

  /** Has a stick in it now. */
  hold(angle = 0): void {
    this.holding.value = true;
    this.pose.value = { x: 0, y: 400, angle };
  }
}

export class FakeFilm implements FilmState {
  readonly canReplay = signal(false);
  readonly isReplaying = signal(false);
  readonly replay = vi.fn();
  readonly stop = vi.fn();
}

export class FakeStage implements Stage {
  readonly match: FakeMatch;
  readonly hand = new FakeHand();
  readonly film = new FakeFilm();
  readonly isFitted = signal(true);
  readonly fit = vi.fn();
  readonly pointedAt = signal<number>();
  readonly numbered = signal(false);
  readonly glanced = signal<Offer>();
  readonly fallen = signal(0);

  constructor(view: NTropyView) {
    this.match = new FakeMatch(view);
  }
}

/** All that is explained when it is new. */
const EVERYTHING = "goal one two carry";

/** Shows what stands around a structure. */
export async function show(
  view: NTropyView,
  more: { watching?: boolean; knows?: string; aid?: string } = {},
): Promise<FakeStage> {
  localStorage.setItem("trestle.n_tropy.explained", more.knows ?? EVERYTHING);
  const stage = new FakeStage(view);
  if (more.watching) stage.match.seat.value = undefined;
  if (more.aid) stage.match.options.value = { aid: more.aid };
  if (view.held && view.active === 0 && !more.watching) stage.hand.hold(view.held.angle);
  render(createElement(Frame, { stage, id: "structure", children: null }));
  await act(settle);
  return stage;
}

export async function change(what: () => void): Promise<void> {
  await act(async () => {
    what();
    await settle();
  });
}

export const press = (key: string) =>
  change(() => fireEvent.keyDown(document.activeElement ?? document.body, { key }));

export const button = (name: string | RegExp) => screen.getByRole("button", { name });

export const click = (name: string | RegExp) => change(() => fireEvent.click(button(name)));
