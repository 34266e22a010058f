// What tests of Gobble alone share: a match on screen whose server is the test.

import { batch } from "@preact/signals";
import { act, render, screen } from "@testing-library/preact";
import { createElement } from "preact";
import { onTestFinished, vi } from "vitest";
import { settle } from "../../../testing";
import { aPlayer, FakeMatch } from "../testing";
import { Board } from "./board";
import type { GobbleAloneCommand, GobbleAloneEvent, GobbleAloneView } from "./messages.gen";
import { GOBBLE } from "./positions";

export { alerted, button, change, click, ghost, pass, press, tile } from "../testing";

/** Tile 55 was drawn. It fits the gobble below the middle; tile 9 lies on top of three discards. */
export function aView(more: Partial<GobbleAloneView> = {}): GobbleAloneView {
  return {
    cells: { ...GOBBLE },
    hand: { tile: 55, fits: { "0,1": [3] } },
    gobbles: { "0,1": 1 },
    discards: { "4": 0, "31": 1, "9": 2 },
    bag: 46,
    left: 50,
    last: "-1,1",
    ...more,
  };
}

export const FREED = { tile: 55, freed: true, fits: { "0,1": [3] } };

export class FakeGobbleAlone extends FakeMatch<
  GobbleAloneView,
  GobbleAloneEvent,
  GobbleAloneCommand
> {
  constructor() {
    super(aView(), 0);
    this.players.value = [aPlayer(0, "Anna", { you: true })];
  }

  /** The server has another view, and tells how it came about. */
  shows(view: GobbleAloneView, ...events: GobbleAloneEvent[]): void {
    batch(() => {
      this.view.value = view;
      this.tell(...events);
    });
  }
}

/** A match that shows itself when the test has prepared it. Time passes only when told to. */
export function startGobbleAlone() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const match = new FakeGobbleAlone();
  const show = async (prepare: (match: FakeGobbleAlone) => void = () => {}) => {
    prepare(match);
    render(createElement(Board, { match }));
    await act(settle);
  };
  return { match, show };
}

export const cell = (key: string) => document.querySelector(`[data-cell="${key}"]`) as Element;
export const standing = () => screen.getByTestId("standing").textContent;
