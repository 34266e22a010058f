import { describe, expect, it } from "vitest";
import { changed, tableAfter } from "./after";
import type { TripAwayCommand } from "./messages.gen";
import { drawn, number, table } from "./testing";

const BEFORE = ["S0>1 M0 L0+S1+M1", "L1>0 S2", "M2 L2"];

function then(command: TripAwayCommand): string[] {
  return drawn(tableAfter(table(...BEFORE), command), BEFORE.length);
}

const [S0, M0, L0, S1, M1, L1, S2, L2] = ["S0", "M0", "L0", "S1", "M1", "L1", "S2", "L2"].map(
  number,
) as [number, number, number, number, number, number, number, number];

describe("what an action would come to", () => {
  it("TA3: a tipped stack comes apart, and one of it lies", () => {
    expect(then({ type: "tip", piece: S1, to: 2 })[0]).toBe("S0>1 M0 L0 S1>2 M1");
    expect(then({ type: "tip", piece: M0, to: 1 })[0]).toBe("S0>1 M0>1 L0+S1+M1");
  });

  it("TA4: an aimed piece points elsewhere", () => {
    expect(then({ type: "aim", piece: L1, to: 2 })[1]).toBe("L1>2 S2");
  });

  it("TA5: swapped pieces keep where they point, and stand in a stack or before their target", () => {
    expect(then({ type: "swap", one: S0, other: S2 })).toEqual([
      "S2 M0 L0+S1+M1",
      "L1>0 S0",
      "M2 L2",
    ]);
    expect(then({ type: "swap", one: S0, other: L2 })).toEqual([
      "L2 M0 L0+S1+M1",
      "L1>0 S2",
      "M2 S0>1",
    ]);
    expect(then({ type: "swap", one: L1, other: S1 })).toEqual([
      "S0>1 M0 L0+L1+M1",
      "S1 S2",
      "M2 L2",
    ]);
  });

  it("TA5: one of them may be turned after that", () => {
    const turn = { piece: S0, to: 0 };
    expect(then({ type: "swap", one: S0, other: L2, turn })[2]).toBe("M2 S0>0");
    expect(then({ type: "swap", one: S0, other: L2, turn: { piece: S0, to: "up" } })[2]).toBe(
      "M2 S0",
    );
  });

  it("TA6: a dig goes directly under, and both stand", () => {
    expect(then({ type: "dig", piece: S0, under: L1 }).slice(0, 2)).toEqual([
      " M0 L0+S1+M1",
      "S0+L1 S2",
    ]);
    expect(then({ type: "dig", piece: L1, under: S1 })[0]).toBe("S0>1 M0 L0+L1+S1+M1");
  });

  it("TA7: a hop goes directly onto", () => {
    expect(then({ type: "hop", piece: L1, onto: S1 }).slice(0, 2)).toEqual([
      "S0>1 M0 L0+S1+L1+M1",
      " S2",
    ]);
  });

  it("TA9: what is taken out leaves no gap in its stack", () => {
    expect(then({ type: "remove", piece: L0 })[0]).toBe("S0>1 M0 S1+M1");
  });

  it("leaves the table itself as it was", () => {
    const pieces = table(...BEFORE);
    tableAfter(pieces, { type: "dig", piece: S0, under: L1 });
    expect(drawn(pieces, 3)).toEqual(BEFORE);
  });

  it("changes what is elsewhere, higher or turned, and nothing else", () => {
    const pieces = table(...BEFORE);
    expect(
      changed(pieces, tableAfter(pieces, { type: "dig", piece: L1, under: S1 })).sort(),
    ).toEqual([L1, S1, M1].sort());
  });
});
