import { act, render } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Outcome, Table } from "../net/wire.gen";
import { anUpdate, aRace, aTable, atTable, person } from "../testing";
import * as alerts from "../ui/alerts";
import type { TableStore } from "./store";
import { Tab } from "./tab";

const OUTCOME: Outcome = {
  places: [1, 2],
  scores: [0, 7],
  reason: "finished",
  teams: [],
  seconds: {},
};

let icon: HTMLLinkElement;

beforeEach(() => {
  vi.useFakeTimers();
  icon = document.head.appendChild(document.createElement("link"));
  icon.rel = "icon";
});

afterEach(() => {
  look(true);
  icon.remove();
  vi.useRealTimers();
});

function look(at: boolean) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(at ? "visible" : "hidden");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

function Shown({ store }: { store: TableStore }) {
  const table = store.table.value;
  return table ? <Tab store={store} table={table} /> : null;
}

function opened(me: string, table: Table) {
  const { store, world } = atTable(me, table);
  render(<Shown store={store} />);
  const tell = (message: Parameters<typeof world.socket.tell>[0]) =>
    act(() => world.socket.tell(message));
  const pass = (milliseconds: number) =>
    act(() => {
      world.pass(milliseconds);
      vi.advanceTimersByTime(milliseconds);
    });
  return { tell, pass };
}

const gathering = (more: Partial<Table> = {}) =>
  aTable(more, person("anna", "Anna", { ready: true }), person("luca", "Luca"));
const line = (id: string, player: string) =>
  ({ type: "said", id, player, name: player, text: "hi", at: 1 }) as const;
const hasDot = () => decodeURIComponent(icon.href).includes("<circle");

describe("the title of the tab", () => {
  it("counts who is ready, then down to the start", () => {
    const { tell, pass } = opened("anna", gathering());
    expect(document.title).toBe("1 of 2 ready · Trestle");
    tell(gathering({ status: "starting", starts_in: 3 }));
    expect(document.title).toBe("● Starting in 3 · Trestle");
    pass(1_100);
    expect(document.title).toBe("● Starting in 2 · Trestle");
  });

  it("marks a race that is on for you, and none that you only watch", () => {
    const { tell } = opened("anna", aRace());
    tell(anUpdate({ view: {} }));
    expect(document.title).toBe("● Match on · Trestle");
    tell(anUpdate({ seq: 1, patch: {}, to_act: [1] }));
    expect(document.title).toBe("Match on · Trestle");
  });

  it("says when everyone waits for you", () => {
    const { tell } = opened("luca", aRace());
    tell(anUpdate({ view: {}, to_act: [1] }));
    expect(document.title).toBe("● Your turn · Trestle");
  });

  it("names the winner afterwards", () => {
    const { tell } = opened("luca", aRace({ status: "over" }));
    tell(anUpdate({ view: {}, outcome: OUTCOME, to_act: [] }));
    expect(document.title).toBe("Anna wins! · Trestle");
  });

  it("counts the lines of others that come while nobody looks, until somebody does", () => {
    const { tell } = opened("anna", gathering());
    tell(line("1", "luca"));
    look(false);
    tell(line("2", "luca"));
    tell(line("3", "anna"));
    tell(line("4", "luca"));
    expect(document.title).toBe("(2) 1 of 2 ready · Trestle");
    look(true);
    expect(document.title).toBe("1 of 2 ready · Trestle");
  });
});

describe("the picture of the tab", () => {
  it.each([
    ["a line of chat", gathering(), line("1", "luca")],
    ["the start of a match", gathering(), aRace()],
    ["its end", aRace(), aRace({ status: "over" })],
  ])("has a dot for %s, until somebody looks", (_, before, news) => {
    const { tell } = opened("anna", before);
    look(false);
    expect(hasDot()).toBe(false);
    tell(news);
    expect(hasDot()).toBe(true);
    look(true);
    expect(hasDot()).toBe(false);
  });

  it("has a dot for your turn, and none for another's", () => {
    const { tell } = opened("anna", aRace());
    tell(anUpdate({ view: {}, to_act: [1] }));
    look(false);
    tell(anUpdate({ seq: 1, patch: {}, to_act: [1] }));
    expect(hasDot()).toBe(false);
    tell(anUpdate({ seq: 2, patch: {}, to_act: [0] }));
    expect(hasDot()).toBe(true);
  });

  it("has none for what one sees happen", () => {
    const { tell } = opened("anna", gathering());
    tell(line("1", "luca"));
    tell(aRace());
    expect(hasDot()).toBe(false);
  });
});

describe("a start", () => {
  const starting = gathering({ status: "starting", starts_in: 3 });

  it("calls back one who has looked elsewhere for long", () => {
    const alerted = vi.spyOn(alerts, "alertOf");
    const { tell, pass } = opened("anna", gathering());
    look(false);
    pass(15_000);
    tell(starting);
    expect(alerted.mock.calls).toEqual([["The match is about to start."]]);
  });

  it("calls nobody who has just turned away, or only watches", () => {
    const alerted = vi.spyOn(alerts, "alertOf");
    const { tell, pass } = opened("anna", gathering());
    look(false);
    pass(14_000);
    tell(starting);
    look(true);

    const watcher = opened("mia", gathering());
    look(false);
    watcher.pass(20_000);
    watcher.tell(starting);
    expect(alerted).not.toHaveBeenCalled();
  });
});
