import { describe, expect, it } from "vitest";
import type { Outcome } from "../../net/wire.gen";
import { ending } from "./ending";
import { aView, FINISHED } from "./testing";

function ended(left: number, placed: number, turn: number, reason: Outcome["reason"] = "finished") {
  const rack = Array.from({ length: left }, (_, stick) => 6 + stick);
  const view = aView({ players: { "0": { rack, placed } }, turn, last_turn: 10, phase: "over" });
  return ending({ view, outcome: { ...FINISHED, scores: [left], reason }, seconds: 95 });
}

describe("a run alone", () => {
  it("is clean with no stick left (N10)", () => {
    expect(ended(0, 10, 10)).toEqual({
      title: "A clean run!",
      text: "All 10 sticks stand. It took 1:35.",
      isWon: true,
      shared: "Trestle, N-Tropy alone: a clean run of 10 sticks, in 1:35",
    });
  });

  it("counts what is left after its last turn", () => {
    const { title, text, isWon, shared } = ended(3, 8, 10);
    expect([title, text, isWon]).toEqual([
      "The run is over",
      "8 placed, 3 sticks left. It took 1:35.",
      false,
    ]);
    expect(shared).toContain("8 of 10 sticks placed");
  });

  it("is cut short when it all comes down (NT11)", () => {
    expect(ended(7, 4, 5).title).toBe("It all came down");
  });

  it("may be left at that", () => {
    expect(ended(7, 4, 5, "given_up")).not.toHaveProperty("shared");
  });
});
