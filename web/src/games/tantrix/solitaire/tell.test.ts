import { describe, expect, it } from "vitest";
import type { Outcome } from "../../../net/wire.gen";
import { aPlayer } from "../testing";
import { ending } from "./ending";
import type { SolitaireEvent, SolitaireView } from "./messages.gen";
import { sound } from "./sound";
import { tell } from "./tell";
import { aView } from "./testing";

const OVER: Outcome = { places: [1], scores: [14], reason: "finished", teams: [], seconds: {} };
const cell = { q: 0, r: 0 };

describe("an event", () => {
  it.each<[SolitaireEvent, string, string]>([
    [{ type: "placed", tile: 5, cell, rotation: 0 }, "You lay tile 5.", "Anna lays tile 5."],
    [{ type: "uncovered", pile: 0, tile: 5 }, "Pile 1: tile 5.", "Pile 1: tile 5."],
    [
      { type: "set_aside", pile: 0, tile: 5 },
      "Tile 5 has no place: it is set aside.",
      "Tile 5 has no place: it is set aside.",
    ],
    [{ type: "gave_up" }, "You leave it at that.", "Anna leaves it at that."],
  ])("%o is told to who plays and to who watches", (event, yours, others) => {
    expect(tell(event, [aPlayer(0, "Anna", { you: true })])).toBe(yours);
    expect(tell(event, [aPlayer(0, "Anna")])).toBe(others);
  });

  it("sounds where something was laid or lost", () => {
    expect(sound({ type: "placed", tile: 5, cell, rotation: 0 })).toBe("lay");
    expect(sound({ type: "set_aside", pile: 0, tile: 5 })).toBe("double_tick");
    expect(sound({ type: "uncovered", pile: 0, tile: 5 })).toBeUndefined();
  });
});

describe("the end", () => {
  const endOf = (view: Partial<SolitaireView>, outcome = OVER) =>
    ending({ view: aView({ piles: {}, free: {}, ...view }), outcome, seconds: 75 });

  it("is a win with a line through all tiles, and a grand one with a loop", () => {
    expect(endOf({ grade: "line" })).toMatchObject({
      title: "Well done!",
      text: "One red line through all 2 tiles! Score 2 · 1:15",
      isWon: true,
    });
    expect(endOf({ grade: "loop", loop: ["0,0", "1,0"], score: 4 })).toMatchObject({
      title: "A grand win!",
      text: "One red loop through all 2 tiles! Score 2 × 2 = 4 · 1:15",
      isWon: true,
      shared: "Trestle, Solitaire: Loop of 2, counts double, score 4, in 1:15",
    });
  });

  it("is told kindly with anything less, and with what is given up", () => {
    expect(endOf({ grade: "none" })).toMatchObject({
      title: "All tiles are laid",
      text: "Line of 2. Another deal, another chance. Score 2 · 1:15",
      isWon: false,
    });
    const givenUp = endOf({ grade: "none" }, { ...OVER, reason: "given_up" });
    expect(givenUp.title).toBe("Left at that");
    expect(givenUp).not.toHaveProperty("shared");
  });
});
