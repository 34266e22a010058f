import { act, render, screen } from "@testing-library/preact";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Outcome } from "../net/wire.gen";
import { anUpdate, aRace, aTable, atTable, settle } from "../testing";
import * as sound from "../ui/sound";
import { Countdown } from "./countdown";
import { SoundChip, useTableSounds } from "./sounds";
import type { TableStore } from "./store";

const LOST: Outcome = {
  places: [2, 1],
  scores: [7, 0],
  reason: "finished",
  teams: [],
  seconds: {},
};

let played: string[];

beforeEach(() => {
  played = [];
  vi.spyOn(sound, "play").mockImplementation((name) => void played.push(name));
});

function Listening({ store }: { store: TableStore }) {
  useTableSounds(store);
  return null;
}

async function listening(me: string, table = aRace()) {
  const seen = atTable(me, table);
  render(<Listening store={seen.store} />);
  await settle();
  return seen;
}

describe("a table", () => {
  it("counts the last three seconds, one by one", async () => {
    vi.useFakeTimers();
    const { store, world } = atTable("anna", aTable({ status: "starting", starts_in: 3 }));
    render(<Countdown store={store} />);
    for (const second of [1, 2, 3]) {
      await settle();
      expect(played).toEqual(Array(second).fill("count"));
      world.pass(1_000);
      await act(() => void vi.advanceTimersByTime(1_000));
    }
    vi.useRealTimers();
  });

  it("chimes when a match begins, not for one that is on already", async () => {
    const { world } = await listening("anna", aTable());
    world.socket.tell(aRace());
    await settle();
    expect(played).toEqual(["chime"]);

    played = [];
    await listening("anna");
    expect(played).toEqual([]);
  });

  it.each([
    ["luca", LOST, "win"],
    ["anna", LOST, "end"],
    ["mia", LOST, "end"],
    ["luca", { ...LOST, reason: "abandoned" as const }, "end"],
  ])("plays to %s how the match ended", async (me, outcome, sounds) => {
    const { world } = await listening(me);
    world.socket.tell(anUpdate({ view: {} }));
    await settle();
    world.socket.tell(anUpdate({ seq: 1, patch: {}, events: [{ type: "x" }], outcome }));
    world.socket.tell(aRace({ status: "over" }));
    await settle();
    expect(played).toEqual([sounds]);
  });

  it("is silent about a match that had ended when one came", async () => {
    const { world } = await listening("anna", aRace({ status: "over" }));
    world.socket.tell(anUpdate({ view: {}, outcome: LOST }));
    await settle();
    expect(played).toEqual([]);
  });
});

describe("the events of a game", () => {
  it("sound as they happen, with the seat of the one who hears them", async () => {
    const { world, voice } = await listening("luca");
    world.socket.tell(anUpdate({ view: {}, events: [{ type: "a" }] }));
    expect(voice.sound).not.toHaveBeenCalled();
    world.socket.tell(anUpdate({ seq: 1, patch: {}, events: [{ type: "b" }] }));
    expect(voice.sound.mock.calls).toEqual([["gobble", { type: "b" }, 1]]);
  });
});

describe("the chip", () => {
  it("is there only while the browser waits for a tap", () => {
    render(<SoundChip />);
    expect(screen.queryByRole("button")).toBeNull();
    vi.spyOn(sound.isLocked, "value", "get").mockReturnValue(true);
    render(<SoundChip />);
    expect(screen.getByRole("button", { name: "Tap to enable sound" })).toBeTruthy();
  });
});
