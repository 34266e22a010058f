import { describe, expect, it } from "vitest";
import { layoutOf, nameSpot, poseOf, type Rectangle, spotOf } from "./layout";
import { pieceOf } from "./match";
import { solidOf } from "./solid";
import { number, table } from "./testing";

/** The table on a phone, upright and on its side, and on a laptop. */
const SIZES = [
  { width: 360, height: 416 },
  { width: 354, height: 360 },
  { width: 860, height: 690 },
];

const CROWDED = [
  table("S0>1 M0 L0 S1 M1+L1", "S2>0"),
  table("S0>1 M0>2 L0+S1+M1+L1", "S2", "M2 L2"),
  table("S0 M0>2 L1+M2+S3", "S1>3 L0", "S2+L2 M3 L3>0", "M1>0"),
];

const meets = (one: Rectangle, other: Rectangle) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe.each(SIZES)("on a table of $width by $height", (size) => {
  it.each([2, 3, 4])("the areas of %i seats and the die keep clear of each other", (seats) => {
    const { areas, die } = layoutOf(CROWDED[seats - 2] ?? {}, seats, 1, size);
    const all = [...areas, die];
    for (const [at, one] of all.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width).toBeLessThanOrEqual(size.width);
      for (const other of all.slice(at + 1)) expect(meets(one, other)).toBe(false);
    }
  });

  it("one sits at the bottom, the next ones clockwise from the left", () => {
    const layout = layoutOf(CROWDED[2] ?? {}, 4, 2, size);
    const [own, left, far, right] = [2, 3, 0, 1].map((seat) => nameSpot(seat, layout));
    expect(own?.[1]).toBeGreaterThan(left?.[1] ?? 0);
    expect(left?.[0]).toBeLessThan(far?.[0] ?? 0);
    expect(far?.[0]).toBeLessThan(right?.[0] ?? 0);
  });

  it.each([2, 3, 4])("every piece of %i seats is drawn within its area", (seats) => {
    const pieces = CROWDED[seats - 2] ?? {};
    const layout = layoutOf(pieces, seats, 0, size);
    for (const area of layout.areas) {
      for (const key of Object.keys(pieces)) {
        const piece = pieceOf(pieces, Number(key));
        if (piece?.area !== area.seat) continue;
        const [x, y] = spotOf(piece, layout);
        for (const [right, down] of solidOf(piece.size, poseOf(piece, layout)).outline) {
          expect(x + right * layout.unit).toBeGreaterThan(area.x);
          expect(x + right * layout.unit).toBeLessThan(area.x + area.width);
          expect(y + down * layout.unit).toBeGreaterThan(area.y);
          expect(y + down * layout.unit).toBeLessThan(area.y + area.height);
        }
      }
    }
  });

  it("at least 10 pixels are seen of every piece of a stack", () => {
    const pieces = CROWDED[2] ?? {};
    const layout = layoutOf(pieces, 4, 0, size);
    const heights = ["L1", "M2", "S3"].map((written) => {
      const piece = pieceOf(pieces, number(written));
      return piece ? spotOf(piece, layout)[1] : 0;
    });
    expect((heights[0] ?? 0) - (heights[1] ?? 0)).toBeGreaterThanOrEqual(10);
    expect((heights[1] ?? 0) - (heights[2] ?? 0)).toBeGreaterThanOrEqual(10);
  });
});
