import { describe, expect, it } from "vitest";
import { obstaclesOf, type Touch } from "./contact";
import { LENGTH, radians } from "./measures";
import { inPlace } from "./outlines";
import type { Pose, Poses } from "./pose";
import { type Aid, foretold, judge } from "./verdict";

const UP = Math.PI / 2;
const lying = (x: number, y: number, degrees = 0): Pose => ({ x, y, angle: radians(degrees) });
const upright = (x: number, foot: number): Pose => ({ x, y: foot + LENGTH / 2, angle: UP });
const BASE = { x: 0, y: 112, angle: 0 };
const SET_UP: Poses = new Map([
  [0, BASE],
  ...[1, 2, 3, 4].map((number) => [number, inPlace(number, BASE)] as const),
  [5, lying(0, 285.5)],
]);

function told(pose: Pose, sticks: readonly Pose[], points: 1 | 2 = 1, aid: Aid = "full") {
  const numbered = sticks.map((stick, index) => [6 + index, stick] as const);
  const poses = new Map([...SET_UP, ...numbered]);
  const uprights = numbered.filter(([, { angle }]) => angle === UP).map(([number]) => number);
  return foretold(pose, obstaclesOf(poses, new Set(uprights), -1), poses, points, aid);
}

const post = upright(0, 290);
const top = 290 + LENGTH;

describe("a stick that is lowered", () => {
  it("would be balanced across one (NT3)", () => {
    const { marks } = told(lying(1, top + 30), [post]);
    expect(marks).toMatchObject({ count: 1, wanted: 1, placement: "balanced" });
    expect(marks.faults).toBeUndefined();
    expect(marks.balance?.tips).toBe(0);
  });

  it("would be level across two (NT5)", () => {
    const posts = [upright(-30, 290), upright(30, 290)];
    const { marks } = told(lying(0, top + 30), posts, 2);
    expect(marks).toMatchObject({ count: 2, wanted: 2, placement: "level" });
    expect(marks.faults).toBeUndefined();
  });

  it("would stand upright on one (NT6)", () => {
    const { marks } = told(upright(0, 320), [], 2);
    expect(marks).toMatchObject({ count: 1, wanted: 1, placement: "upright" });
  });

  it("may stand upright on a notched stick, and on nothing else of it (NT6)", () => {
    const slot = -62.59 + (-0.5 * (112 - 26)) / 3;
    expect(told(upright(slot, 300), [], 2).marks.placement).toBe("upright");
    const across = told(lying(-110, 262), []).marks;
    expect(across.faults).toEqual([{ fault: "notched", other: 1 }]);
  });

  it("would be tucked under an end that holds it (NT4)", () => {
    // Held up to the right of its middle, and held down at its far right end.
    const above = lying(137, top + 14.5);
    const { marks } = told(lying(0, top + 5), [upright(20, 290), above]);
    expect(marks.contacts.map(({ way }) => way)).toContain("hold");
    expect(marks.placement).toBe("tucked");
  });

  it("falls, if it is held up too far from its middle", () => {
    const { rest, marks } = told(lying(50, top + 30), [post]);
    expect(rest).toBeUndefined();
    expect(marks.balance?.tips).toBe(-1);
    expect(marks.faults).toBeDefined();
  });

  it("may not touch the table or the sphere (NT7)", () => {
    expect(told(lying(350, 100), []).marks.faults).toEqual([{ fault: "table" }]);
    expect(told(lying(0, 158), []).marks.faults).toEqual([{ fault: "sphere" }]);
  });

  it("needs one more where the task wants two", () => {
    const { marks } = told(lying(1, top + 30), [post], 2);
    expect(marks).toMatchObject({ count: 1, wanted: 2 });
    expect(marks.faults).toEqual([{ fault: "too_few" }]);
  });

  it("is too much where the task wants one", () => {
    expect(told(upright(0, 320), [], 1).marks.faults).toEqual([{ fault: "upright" }]);
  });

  it("names what it is inside of, where it cannot be let go", () => {
    const { marks, landing } = told(lying(0, 105), []);
    expect(marks.overlaps).toBe(0);
    expect(landing).toBeUndefined();
    expect(told(lying(0, top - 3), [post]).landing?.y).toBeGreaterThan(top);
  });
});

it("with basic aid only contacts are told, and where it lands (N9)", () => {
  const { marks, landing } = told(lying(50, top + 30), [post], 1, "basic");
  expect(Object.keys(marks).sort()).toEqual(["contacts", "count", "wanted"]);
  expect(landing).toBeDefined();
});

describe("by the rules", () => {
  const pose = lying(0, 400);
  const touch = (more: Partial<Touch>): Touch => ({
    owner: 6,
    kind: "upright end",
    at: { x: 0, y: 395 },
    gap: 0,
    rise: 1,
    spot: 0,
    patch: 0,
    ...more,
  });
  const poses: Poses = new Map([
    [6, post],
    [7, pose],
  ]);

  it("a stick hangs that is carried only from well above its middle (N3)", () => {
    expect(judge(pose, [touch({ at: { x: 0, y: 410 } })], poses)).toEqual({ fault: "hanging" });
    expect(judge(pose, [touch({ at: { x: 0, y: 404 } })], poses)).toEqual({
      placement: "balanced",
    });
  });

  it("a stick is tucked although what carries it is a little on the other side of its middle (NT4)", () => {
    const hold = touch({ owner: 7, rise: -1, spot: 66 });
    expect(judge(pose, [touch({ spot: -4 }), hold], poses)).toEqual({ placement: "tucked" });
    expect(judge(pose, [touch({ spot: -6 }), hold], poses)).toMatchObject({ fault: "not_tucked" });
    const inside = touch({ owner: 7, rise: -1, spot: 50 });
    expect(judge(pose, [touch({ spot: 10 }), inside], poses)).toEqual({
      fault: "not_tucked",
      other: 7,
    });
  });
});
