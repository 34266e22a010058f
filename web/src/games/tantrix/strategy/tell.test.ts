import { describe, expect, it } from "vitest";
import type { StrategyEvent } from "./messages.gen";
import { sound } from "./sound";
import { tell } from "./tell";
import { PLAYERS } from "./testing";

const cell = { q: 0, r: 0 };
const placed = (seat: number, forced: boolean): StrategyEvent => ({
  type: "placed",
  seat,
  tile: 7,
  cell,
  rotation: 0,
  forced,
});

describe("an event in words", () => {
  it.each<[StrategyEvent, string | undefined]>([
    [placed(0, false), "You lay tile 7."],
    [placed(1, false), "Luca lays tile 7."],
    [placed(0, true), "You fill a forced space with tile 7."],
    [placed(1, true), "Luca fills a forced space with tile 7."],
    [{ type: "drew", seat: 1, tile: 9 }, undefined],
    [{ type: "bag_emptied" }, "The bag is empty: from now on there are no restrictions."],
    [{ type: "turn_began", seat: 0 }, "Your turn."],
    [{ type: "turn_began", seat: 2 }, "Mia’s turn."],
    [
      { type: "clock_charged", seat: 0, points: 1 },
      "Your clock is down: it has cost you 1 point so far.",
    ],
    [
      { type: "clock_charged", seat: 1, points: 2 },
      "Luca’s clock is down: it has cost 2 points so far.",
    ],
    [{ type: "out_of_time", seat: 1 }, "Luca is out of time, and out of the match."],
    [{ type: "resigned", seat: 0 }, "You leave the match."],
  ])("%o is told as %s", (event, sentence) => {
    expect(tell(event, PLAYERS)).toBe(sentence);
  });
});

describe("an event by ear", () => {
  it("chimes for one's own turn only", () => {
    expect(sound({ type: "turn_began", seat: 0 }, 0)).toBe("chime");
    expect(sound({ type: "turn_began", seat: 1 }, 0)).toBeUndefined();
    expect(sound({ type: "turn_began", seat: 0 }, undefined)).toBeUndefined();
  });

  it("clicks for every tile laid", () => {
    expect(sound(placed(1, false), 0)).toBe("lay");
  });
});
