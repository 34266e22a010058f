import { expect, it } from "vitest";
import type { GobbleEvent } from "./messages.gen";
import { sound } from "./sound";

const cell = { q: 0, r: 1 };
const WATCHING = undefined;

it("each tile that is laid is heard, by whomever", () => {
  const placed: GobbleEvent = { type: "placed", seat: 1, tile: 5, cell, rotation: 0 };
  expect([0, 1, WATCHING].map((seat) => sound(placed, seat))).toEqual(["lay", "lay", "lay"]);
  expect(sound({ type: "turned_up", tile: 5, cell, rotation: 0 }, 0)).toBe("lay");
});

it("a gobble and a finish are heard by all", () => {
  expect(sound({ type: "gobbled", seat: 1, cell, gifts: 2 }, 0)).toBe("gobble");
  expect(sound({ type: "out", seat: 1, place: 1 }, WATCHING)).toBe("out");
});

it("a gift is heard only by who gets it", () => {
  const given: GobbleEvent = { type: "given", seat: 1, to: 0, tile: 5, late: false };
  expect([0, 1, 2, WATCHING].map((seat) => sound(given, seat))).toEqual([
    "gift",
    undefined,
    undefined,
    undefined,
  ]);
});

it("a call that was missed is heard only by who missed it", () => {
  const missed: GobbleEvent = { type: "call_missed", seat: 1, cell };
  expect([1, 0, WATCHING].map((seat) => sound(missed, seat))).toEqual([
    "double_tick",
    undefined,
    undefined,
  ]);
});

it("one who leaves does so in silence", () => {
  expect(sound({ type: "resigned", seat: 1 }, 0)).toBeUndefined();
});
