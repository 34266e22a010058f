// What tests of Solitaire share: a match on screen whose server is the test.

import { act, render, screen } from "@testing-library/preact";
import { createElement } from "preact";
import { settle } from "../../../testing";
import { aPlayer, FakeMatch } from "../testing";
import { Board } from "./board";
import type { SolitaireCommand, SolitaireEvent, SolitaireView } from "./messages.gen";
import { FORCED, MATCH } from "./positions";

export { alerted, button, change, click, ghost, press, tile } from "../testing";

/** Two tiles lie; of the tops 7 fits one way and 10 two ways below them, 9 nowhere. */
export function aView(more: Partial<SolitaireView> = {}): SolitaireView {
  return {
    colour: "red",
    cells: { ...MATCH.cells },
    piles: { "0": { top: 7, tiles: 4 }, "1": { top: 9, tiles: 5 }, "2": { top: 10, tiles: 3 } },
    free: { "0,1": { "7": [5], "10": [3, 5] } },
    line: ["0,0", "1,0"],
    score: 2,
    last: "1,0",
    ...more,
  };
}

/** Tile 14 on the first pile fits the forced space; the two others have to wait. */
export function forcedView(): SolitaireView {
  return aView({
    cells: { ...FORCED.cells },
    piles: { "0": { top: 14, tiles: 4 }, "1": { top: 9, tiles: 4 }, "2": { top: 10, tiles: 3 } },
    forced: { "-1,0": { neighbours: 3, fits: { "14": [4] } } },
    free: {},
    line: ["0,0"],
    score: 1,
    last: "-2,1",
  });
}

export class FakeSolitaire extends FakeMatch<SolitaireView, SolitaireEvent, SolitaireCommand> {
  constructor() {
    super(aView(), 0);
    this.players.value = [aPlayer(0, "Anna", { you: true })];
  }
}

/** A match that shows itself when the test has prepared it. */
export function startSolitaire() {
  const match = new FakeSolitaire();
  const show = async (prepare: (match: FakeSolitaire) => void = () => {}) => {
    prepare(match);
    render(createElement(Board, { match }));
    await act(settle);
  };
  return { match, show };
}

export const cell = (key: string) => document.querySelector(`[data-cell="${key}"]`) as Element;
export const standing = () => screen.getByTestId("standing").textContent;
