import { act, render } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { games } from "../games";
import type { GameClient } from "../games/game";
import type { Outcome } from "../net/wire.gen";
import { anUpdate, aRace, atTable } from "../testing";
import { Spoken, SUMMARY_EVERY } from "./spoken";

const OUTCOME: Outcome = {
  places: [1, 2],
  scores: [0, 7],
  reason: "finished",
  teams: [],
  seconds: {},
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listening(me: string, summary?: (view: { left: number }) => string) {
  const { summary: _, ...gobble } = games.gobble as GameClient;
  vi.spyOn(games, "gobble", "get").mockReturnValue({
    ...gobble,
    ...(summary && { summary }),
  });
  const { store, world } = atTable(me, aRace());
  world.socket.tell(anUpdate({ view: { left: 20 } }));
  render(<Spoken store={store} />);
  let seq = 0;
  const happens = (event: Record<string, unknown>, patch = {}, more = {}) =>
    act(() => world.socket.tell(anUpdate({ seq: ++seq, patch, events: [event], ...more })));
  return { happens };
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const spoken = () => [...document.querySelectorAll("[aria-live=polite] p, p[aria-live=polite]")];
const heard = () =>
  spoken()
    .map(({ textContent }) => textContent?.trim())
    .filter(Boolean);

describe("in a game that says each move", () => {
  it("every line is spoken", () => {
    const { happens } = listening("anna");
    happens({ type: "tips", seat: 1 });
    happens({ type: "hops", seat: 0 });
    expect(heard()).toEqual(["told: tips", "told: hops"]);
  });

  it("the same line twice is never the same text", () => {
    const { happens } = listening("anna");
    happens({ type: "tips", seat: 1 });
    happens({ type: "tips", seat: 1 });
    const [one, other] = spoken();
    expect(one?.textContent).not.toBe(other?.textContent);
  });
});

describe("in a race", () => {
  const summary = ({ left }: { left: number }) => `${left} left`;

  it("only what you do, or what is done to you, is spoken at once", () => {
    const { happens } = listening("anna", summary);
    happens({ type: "placed", seat: 1 });
    happens({ type: "given", seat: 1, to: 0 });
    happens({ type: "placed", seat: 0 });
    expect(heard()).toEqual(["told: given", "told: placed"]);
  });

  it("the rest is summed up every five seconds, while something changes", () => {
    const { happens } = listening("anna", summary);
    pass(60_000);
    expect(heard()).toEqual([]);
    happens({ type: "placed", seat: 1 }, { left: 19 });
    pass(SUMMARY_EVERY - 1);
    happens({ type: "placed", seat: 1 }, { left: 18 });
    expect(heard()).toEqual([]);
    pass(1);
    expect(heard()).toEqual(["18 left"]);
    happens({ type: "placed", seat: 1 }, { left: 17 });
    pass(SUMMARY_EVERY - 1);
    expect(heard()).toEqual(["18 left"]);
    pass(1);
    expect(heard()).toEqual(["17 left"]);
  });

  it("who watches hears summaries alone", () => {
    const { happens } = listening("mia", summary);
    happens({ type: "placed", seat: 0 }, { left: 19 });
    expect(heard()).toEqual([]);
    pass(SUMMARY_EVERY);
    expect(heard()).toEqual(["19 left"]);
  });

  it("no summary talks over the result", () => {
    const { happens } = listening("anna", summary);
    happens({ type: "placed", seat: 1 }, { left: 1 });
    happens({ type: "placed", seat: 1 }, { left: 0 }, { outcome: OUTCOME });
    pass(SUMMARY_EVERY);
    expect(heard()).toEqual([]);
  });
});
