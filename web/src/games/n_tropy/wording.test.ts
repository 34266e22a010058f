import { describe, expect, it } from "vitest";
import { setLanguage } from "../../i18n";
import type { Fault, Last, Placement } from "./messages.gen";
import { aView, OFFERS, PLAYERS } from "./testing";
import {
  angleInWords,
  explain,
  faultInWords,
  lastInWords,
  leaning,
  offerInWords,
  placementInWords,
  stickInWords,
  summaryInWords,
} from "./wording";

const degrees = (degrees: number) => (degrees * Math.PI) / 180;

describe("a stick in words", () => {
  it.each([
    [0, "level"],
    [180, "level"],
    [-90, "upright"],
    [450, "upright"],
    [20, "20°, up to the right"],
    [200, "20°, up to the right"],
    [-20, "20°, up to the left"],
    [160, "20°, up to the left"],
  ])("turned by %d° is %s", (turned, words) => {
    expect(angleInWords(degrees(turned))).toBe(words);
  });

  it("leans the same when it is turned by half", () => {
    for (const turned of [-170, -20, 0, 45, 89, 130]) {
      expect(leaning(degrees(turned))).toBeCloseTo(leaning(degrees(turned + 180)));
    }
  });

  it("has a number, a height in lengths, an angle, and what it rests on", () => {
    expect(stickInWords(12, { x: 3, y: 187, angle: degrees(20), on: [4, 7] })).toBe(
      "stick 12, height 1.3, 20°, up to the right, rests on notched stick 4 and stick 7",
    );
    setLanguage("it");
    expect(stickInWords(7, { x: 3, y: 187, angle: 0 })).toBe(
      "il bastoncino 7, altezza 1,3, in piano, sotto non c’è altro",
    );
  });
});

describe("a place that is offered", () => {
  it("says on what, how, and how likely it is to hold", () => {
    expect(OFFERS.map(offerInWords)).toEqual([
      "level across sticks 5 and 7, in the middle, height 2.1: likely to hold",
      "upright on stick 5, on the right, height 2.5: unlikely to hold",
    ]);
  });
});

/** Each is named, or the compiler complains. */
const FAULTS: Record<Fault, true> = {
  sphere: true,
  leg: true,
  table: true,
  notched: true,
  along: true,
  side: true,
  off_centre: true,
  steep: true,
  not_on_its_end: true,
  hanging: true,
  one_side: true,
  too_few: true,
  too_many: true,
  upright: true,
  not_tucked: true,
  loose: true,
};
const PLACEMENTS: Record<Placement, true> = {
  balanced: true,
  tucked: true,
  level: true,
  upright: true,
};

describe.each(["en", "it"] as const)("in %s", (language) => {
  it("every fault and every placement has its words", () => {
    setLanguage(language);
    const said = [
      ...Object.keys(FAULTS).flatMap((fault) => [
        faultInWords(fault as Fault, undefined),
        faultInWords(fault as Fault, 12),
      ]),
      ...Object.keys(PLACEMENTS).map((each) => placementInWords(each as Placement, [7, 12])),
    ];
    expect(said.filter((words) => /faults|placements|{{/.test(words))).toEqual([]);
  });
});

describe("the last turn in words", () => {
  const bodies = { "8": { x: 0, y: 300, angle: 0, on: [7] } };

  it.each<[Last, string]>([
    [{ seat: 1, stick: 8, placement: "balanced" }, "Luca: balanced across stick 7."],
    [
      { seat: 1, stick: 8, placement: "balanced", fell: [9, 10], late: [11] },
      "Luca: balanced across stick 7. 2 fell. 1 fell late.",
    ],
    [{ seat: 0, stick: 8, fault: "sphere" }, "Anna, foul: it touches the sphere."],
    [{ seat: 0, stick: 8, fell: [8] }, "Anna’s stick fell."],
    [{ seat: 0, stick: 8, fell: [8, 9, 10] }, "Anna’s stick fell. 2 fell."],
  ])("%o", (last, words) => {
    expect(lastInWords(last, bodies, PLAYERS)).toBe(words);
  });
});

describe("how the match stands", () => {
  it("is everyone's count and the round, or the turn where there is a last one", () => {
    expect(summaryInWords(aView(), PLAYERS)).toBe(
      "Anna: 3 sticks left. Luca: 2 sticks left. Mia: 1 stick left. Round 2.",
    );
    expect(summaryInWords(aView({ last_turn: 12 }), PLAYERS)).toContain("Turn 4 of 12.");
  });
});

describe("a refusal in words", () => {
  const refused = (code: string, details: Record<string, unknown> = {}) =>
    explain({ ok: false, code, text: "Fallback.", details });

  it("names the stick that is in the way, as far as it is known", () => {
    expect(refused("overlaps", { stick: 12 })).toBe(
      "Your stick is inside stick 12: move it a little.",
    );
    expect(refused("overlaps", { stick: 0 })).toContain("inside the base");
  });

  it("is the table's own, or else the server's sentence", () => {
    expect(refused("not_seated")).toBe("You are watching. Take a seat first.");
    expect(refused("brand_new")).toBe("Fallback.");
  });
});
