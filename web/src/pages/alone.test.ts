import { describe, expect, it } from "vitest";
import { streak } from "./alone";

const ONCE = { times: 1 };
const on = (...days: string[]) => Object.fromEntries(days.map((day) => [`daily:${day}`, ONCE]));

describe("days in a row", () => {
  it.each([
    ["today alone", on("2030-03-01"), 1],
    ["yesterday, while today's is still open", on("2030-02-28"), 1],
    ["over the end of a month", on("2030-03-01", "2030-02-28", "2030-02-27"), 3],
    ["only since the last day missed", on("2030-03-01", "2030-02-27"), 1],
    ["not when yesterday was missed too", on("2030-02-27", "2030-02-26"), 0],
    ["not for other puzzles", { "discovery:3": ONCE }, 0],
  ])("are counted: %s", (_, solved, days) => {
    expect(streak(solved, "2030-03-01")).toBe(days);
  });
});
