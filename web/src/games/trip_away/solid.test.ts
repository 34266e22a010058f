import { describe, expect, it } from "vitest";
import { AWAY, type Point, solidOf, towardOnScreen, UPRIGHT, UPWARD } from "./solid";

const tops = [1, 2, 3].map((size) => -solidOf(size, UPRIGHT).tip[1] / UPWARD);

describe("a pyramid", () => {
  it("has the proportions of the real ones", () => {
    const [small = 0, medium = 0, large = 0] = tops;
    expect(medium / small).toBeCloseTo(1.375);
    expect(large / small).toBeCloseTo(1.75);
  });

  it.each([
    ["right", [1, 0]],
    ["down", [0, 1]],
    ["left and up", [-1, -0.5]],
  ] as [string, Point][])("lying, it points %s on the screen where it is told to", (_, way) => {
    const { tip } = solidOf(3, { lying: 1, toward: towardOnScreen(...way) });
    const long = Math.hypot(...tip);
    expect(tip[0] / long).toBeCloseTo(way[0] / Math.hypot(...way));
    expect(tip[1] / long).toBeCloseTo(way[1] / Math.hypot(...way));
  });

  it("bears its pips on every face that is seen", () => {
    for (const size of [1, 2, 3]) {
      for (const toward of [0, 1, 2, 3, 4, 5]) {
        const { faces, pips } = solidOf(size, { lying: 1, toward });
        expect(pips).toHaveLength(size * faces.length);
      }
    }
  });

  it("lies flat: nothing of it is below the table", () => {
    const { outline } = solidOf(3, { lying: 1, toward: 0 });
    const lowest = Math.max(...outline.map(([, y]) => y));
    expect(lowest).toBeCloseTo(0.5 * AWAY);
  });
});
