import { describe, expect, it } from "vitest";
import { type Json, patched } from "../net/patch";
import { Recording } from "./recording";
import { keptMatch, numbersFrom, server } from "./testing";

const SEEDS = [...Array(40).keys()];

/** Cells, hands and numbers come, change and go, some of them inside of others. */
function byChance(pick: (below: number) => number): () => Json {
  const value = (): unknown => {
    const kinds = [() => pick(9), () => null, () => [pick(9), pick(9)], () => "abc"[pick(3)]];
    return (kinds[pick(kinds.length)] as () => unknown)();
  };
  return () => {
    const patch: Json = {};
    for (let times = pick(4); times > 0; times--) {
      const inner = { ["xyz"[pick(3)] as string]: value() };
      patch[["a", "b", "cells", "hands"][pick(4)] as string] = pick(2) ? value() : inner;
    }
    return patch;
  };
}

describe("what is seen at an entry", () => {
  it.each(SEEDS)("is what was seen in the match, whatever the way there: %i", async (seed) => {
    const pick = numbersFrom(seed + 1);
    const kept = keptMatch(1 + pick(60), { changes: byChance(pick) });
    const parts = { whole: 1 + pick(8), part: 8 + pick(20) };
    const recording = new Recording(kept.entries.length, server(kept, parts).fetch);
    for (let jumps = 0; jumps < 30; jumps++) {
      const number = pick(kept.entries.length);
      await recording.need(number);
      expect(recording.viewAt(number)).toEqual(kept.views[number]);
    }
    await recording.needAll();
    const all = kept.views.map((_, number) => recording.viewAt(number));
    expect(all).toEqual(kept.views);
  });

  it("does not change when a later one is looked at", async () => {
    const kept = keptMatch(3, { changes: (number) => ({ cells: { [number]: 1 } }) });
    const recording = new Recording(3, server(kept).fetch);
    await recording.needAll();
    const first = recording.viewAt(0);
    recording.viewAt(2);
    expect(first).toEqual({ cells: { 0: 1 } });
    expect(patched(first, {})).toEqual(recording.viewAt(0));
  });
});

describe("a long record", () => {
  it("is fetched part by part, each once", async () => {
    const { fetch, asked } = server(keptMatch(250));
    const recording = new Recording(250, fetch);
    await recording.needAll();
    expect(asked).toEqual([0, 100, 200]);
    expect(recording.count.value).toBe(250);
  });

  it("begins where a link leads, and fetches the rest after that", async () => {
    const { fetch, asked } = server(keptMatch(250));
    const recording = new Recording(250, fetch);
    await recording.need(137);
    expect(asked).toEqual([137]);
    expect([119, 120, 219, 220].map((number) => recording.isHere(number))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    await recording.needAll();
    expect(asked).toEqual([137, 0, 100, 220]);
  });

  it("is asked once for a part that is on its way", async () => {
    const { fetch, asked } = server(keptMatch(50));
    const recording = new Recording(50, fetch);
    await Promise.all([recording.need(7), recording.need(7)]);
    expect(asked).toEqual([7]);
  });

  it("can be asked again for a part that did not come", async () => {
    const { fetch } = server(keptMatch(50));
    let fails = true;
    const recording = new Recording(50, (from) => (fails ? Promise.reject("lost") : fetch(from)));
    await expect(recording.need(7)).rejects.toBe("lost");
    fails = false;
    await recording.need(7);
    expect(recording.isHere(7)).toBe(true);
  });
});
