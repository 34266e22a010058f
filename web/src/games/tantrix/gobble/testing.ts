// What tests of Gobble share: a race on screen whose server is the test.

import { act, fireEvent, render, screen } from "@testing-library/preact";
import { createElement } from "preact";
import { onTestFinished, vi } from "vitest";
import { settle } from "../../../testing";
import { button, change, FakeMatch, hand } from "../testing";
import { Board } from "./board";
import type { GobbleCommand, GobbleEvent, GobbleView } from "./messages.gen";

export {
  alerted as refusal,
  aPlayer,
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

export class FakeRace extends FakeMatch<GobbleView, GobbleEvent, GobbleCommand> {
  constructor() {
    super(aView(), 0, 1, 2);
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

export const cell = (name: string) => button(new RegExp(`^${name}, fits`));
export const choices = () => screen.queryAllByRole("button", { name: /, fits \d/ });
export const field = () => document.querySelector(".tantrix-field") as Element;
export const hover = (element: Element) => change(() => fireEvent.pointerMove(element));
