import { describe, expect, it } from "vitest";
import type { Outcome } from "../../../net/wire.gen";
import { aPlayer } from "../testing";
import { legsOf } from "./draw_scene";
import { ending } from "./ending";
import type { GobbleAloneEvent } from "./messages.gen";
import { sound } from "./sound";
import { newsOf, tell } from "./tell";
import { aView } from "./testing";

const OVER: Outcome = { places: [1], scores: [0], reason: "finished", teams: [], seconds: {} };
const cell = { q: 0, r: 0 };
const drew = (tile: number): GobbleAloneEvent => ({ type: "drew", tile });
const discarded = (tile: number): GobbleAloneEvent => ({ type: "discarded", tile });
const freed = (tile: number): GobbleAloneEvent => ({ type: "freed", tile });
const wentBack = (tile: number, placeable: boolean): GobbleAloneEvent => ({
  type: "went_back",
  tile,
  placeable,
});

describe("an event", () => {
  it.each<[GobbleAloneEvent, string]>([
    [{ type: "placed", tile: 5, cell, rotation: 0 }, "You lay tile 5."],
    [drew(5), "You draw tile 5."],
    [discarded(5), "Tile 5 has no place: to the discards."],
    [{ type: "gobbled", cell, tiles: 0 }, "A gobble, but there is no discard to free."],
    [{ type: "gobbled", cell, tiles: 1 }, "A gobble: 1 discard is freed."],
    [{ type: "gobbled", cell, tiles: 2 }, "A double gobble: 2 discards are freed."],
    [freed(5), "Tile 5 is free again."],
    [wentBack(5, true), "Tile 5 goes back in the bag."],
    [wentBack(5, false), "Tile 5 has no place: back in the bag."],
    [{ type: "gave_up" }, "You leave it at that."],
  ])("%o is told", (event, told) => {
    expect(tell(event, [aPlayer(0, "Anna", { you: true })])).toBe(told);
  });

  it("sounds like a gobble only where something comes of it", () => {
    expect(sound({ type: "gobbled", cell, tiles: 1 })).toBe("gobble");
    expect(sound({ type: "gobbled", cell, tiles: 0 })).toBeUndefined();
    expect(sound(discarded(5))).toBe("double_tick");
  });
});

describe("what went by itself", () => {
  it("is told in one line", () => {
    const events = [freed(9), wentBack(9, false), drew(3), discarded(3), drew(7), discarded(7)];
    expect(newsOf([...events, drew(1)])).toBe(
      "Tile 9 was freed, without a place: back in the bag. Tiles 3 and 7 had no place: to the discards.",
    );
    expect(newsOf([drew(1)])).toBeUndefined();
    expect(newsOf([wentBack(4, true), drew(1)])).toBeUndefined();
  });

  it("flies from where it was to where it is now", () => {
    const bag = { pile: "bag" };
    const pile = { pile: "discards" };
    expect(legsOf([freed(9), wentBack(9, false), drew(3), discarded(3), drew(1)])).toEqual([
      { tile: 9, from: pile, to: bag },
      { tile: 3, from: bag, to: pile },
      { tile: 1, from: bag, to: { hand: 1 } },
    ]);
    expect(legsOf([wentBack(4, true), freed(8)])).toEqual([
      { tile: 4, from: { pile: "hand" }, to: bag },
      { tile: 8, from: pile, to: { hand: 8 } },
    ]);
  });
});

describe("the end", () => {
  const endOf = (left: number, reason: Outcome["reason"] = "finished") =>
    ending({ view: aView({ left, bag: 0 }), outcome: { ...OVER, reason }, seconds: 75 });

  it("is perfect with no tile left", () => {
    expect(endOf(0)).toEqual({
      title: "Perfect!",
      text: "All 56 tiles lie on the board. (1:15)",
      isWon: true,
      shared: "Trestle, Gobble alone: All 56 tiles lie on the board. (1:15)",
    });
  });

  it("is told kindly with any left, or given up", () => {
    expect(endOf(2)).toMatchObject({ text: "2 tiles are left. (1:15)", isWon: false });
    expect(endOf(9, "given_up")).toMatchObject({ title: "Left at that", isWon: false });
  });
});
