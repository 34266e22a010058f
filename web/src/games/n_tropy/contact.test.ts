import { describe, expect, it } from "vitest";
import { lowered, obstaclesOf, pushedOut, raised, rested, tipping, touchesAt } from "./contact";
import { GAP, LENGTH, radians, THICK } from "./measures";
import { inPlace } from "./outlines";
import type { Pose } from "./pose";

const UP = Math.PI / 2;
const BASE = { x: 0, y: 112, angle: 0 };
const lying = (x: number, y: number, degrees = 0): Pose => ({ x, y, angle: radians(degrees) });
const upright = (x: number, foot: number): Pose => ({ x, y: foot + LENGTH / 2, angle: UP });

/** Sticks from 5 on, as they are given; those that are upright were let go so. */
function among(...sticks: Pose[]) {
  const poses = new Map(sticks.map((pose, index) => [5 + index, pose]));
  const isUp = ({ angle }: Pose) => Math.abs(angle - UP) < 0.1;
  const uprights = [...poses].filter(([, pose]) => isUp(pose)).map(([number]) => number);
  return obstaclesOf(poses, new Set(uprights), -1);
}

function withBase(...sticks: Pose[]) {
  const notched = [1, 2, 3, 4].map((number) => [number, inPlace(number, BASE)] as const);
  const long = sticks.map((pose, index) => [5 + index, pose] as const);
  return obstaclesOf(new Map([[0, BASE], ...notched, ...long]), new Set(), -1);
}

describe("lowering", () => {
  it("ends on the end of an upright stick", () => {
    const landed = lowered(lying(0, 400), among(upright(0, 100)));
    expect(landed.y).toBeCloseTo(100 + LENGTH + THICK / 2 + GAP);
  });

  it("ends on the table when nothing else is below", () => {
    expect(lowered(lying(500, 400), withBase()).y).toBeCloseTo(THICK / 2 + GAP);
  });

  it("ends on the tips of the fan", () => {
    expect(lowered(lying(0, 400), withBase()).y).toBeCloseTo(112 + 169 + THICK / 2 + GAP);
  });

  it("lets an upright stick down into a slot of a notched one", () => {
    const [floor] = withBase().filter(({ owner, kind }) => owner === 1 && kind === "notched");
    expect(floor).toBeDefined();
    const slot = -62.59 + (-0.5 * (112 - 26)) / 3;
    const landed = lowered(upright(slot, 300), withBase());
    expect(landed.y - LENGTH / 2).toBeCloseTo(234.54 + 7 - 6 + GAP, 1);
  });
});

describe("letting go in the middle of another stick", () => {
  it("pushes out of it by a few millimetres", () => {
    const free = pushedOut(lying(0, 100 + LENGTH + 2), among(upright(0, 100)));
    expect(free).toMatchObject({ x: 0 });
    expect((free as Pose).y).toBeCloseTo(100 + LENGTH + THICK / 2 + GAP);
  });

  it("is not possible deeper inside: it names the other stick", () => {
    expect(pushedOut(lying(0, 100 + LENGTH - 3), among(upright(0, 100)))).toBe(5);
  });

  it("is meant to be on top of it, if that is not far above", () => {
    const sticks = among(lying(0, 200));
    expect(raised(upright(0, 190), sticks)?.y).toBeCloseTo(200 + (THICK + LENGTH) / 2 + GAP);
    expect(raised(lying(0, 105), withBase())).toBeUndefined();
    expect(raised(upright(0, 240), sticks)).toEqual(upright(0, 240));
  });

  it("passes the middle of another stick, in front of it", () => {
    const pose = lying(0, 200, 40);
    expect(pushedOut(pose, among(lying(0, 200, -20)))).toBe(pose);
  });

  it("leaves a stick alone that overlaps nothing", () => {
    const pose = lying(0, 400, 12);
    expect(pushedOut(pose, withBase())).toBe(pose);
  });
});

describe("touching", () => {
  it("counts a stick once, however many parts of it touch", () => {
    const onTwo = lowered(lying(0, 400), among(upright(-40, 100), upright(40, 100)));
    const touches = touchesAt(onTwo, among(upright(-40, 100), upright(40, 100)));
    expect(touches.map(({ owner }) => owner).sort()).toEqual([5, 6]);
    for (const { gap, rise } of touches) {
      expect(gap).toBeCloseTo(GAP);
      expect(rise).toBeCloseTo(1);
    }
  });

  it("tells the tips of the fan apart", () => {
    const landed = lowered(lying(0, 400), withBase());
    expect(touchesAt(landed, withBase()).map(({ owner, fan }) => [owner, fan])).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });

  it("shows how far the second stick still is from a stick that is not quite level", () => {
    const sticks = among(upright(-40, 100), upright(40, 102));
    const landed = lowered(lying(0, 400), sticks);
    const [first, second] = touchesAt(landed, sticks);
    expect(first?.owner).toBe(6);
    expect(second).toMatchObject({ owner: 5 });
    expect(second?.gap).toBeCloseTo(2 + GAP, 1);
  });

  it("holds from above what lies under another end", () => {
    const sticks = among(lying(70, 200 + THICK / 2 + 0.2));
    const touches = touchesAt(lying(0, 200 - THICK / 2), sticks);
    expect(touches[0]?.rise).toBeCloseTo(-1);
  });
});

describe("the balance of a stick", () => {
  const beside = (off: number) => {
    const sticks = among(upright(off, 100));
    const landed = lowered(lying(0, 400), sticks);
    return { landed, sticks, ...tipping(landed, touchesAt(landed, sticks)) };
  };

  it("is kept within a few millimetres of its middle", () => {
    expect(beside(2).tips).toBe(0);
  });

  it("is lost to the side where more of it is", () => {
    expect(beside(30).tips).toBe(1);
    expect(beside(-30).tips).toBe(-1);
  });

  it("comes to rest where its other end meets something", () => {
    const sticks = among(upright(30, 100), upright(-50, 95));
    const landed = lowered(lying(0, 400), sticks);
    const rest = rested(landed, sticks);
    expect(rest?.angle).toBeGreaterThan(0);
    expect(rest?.angle).toBeLessThan(radians(10));
    expect(touchesAt(rest as Pose, sticks).filter(({ gap }) => gap < 1)).toHaveLength(2);
  });

  it("is not found by a stick with nothing below its other end", () => {
    const { landed, sticks } = beside(30);
    expect(rested(landed, sticks)).toBeUndefined();
  });

  it("is not found by an upright stick that leans too far", () => {
    const sticks = among(lying(0, 100));
    const lean = (degrees: number) =>
      lowered({ x: 0, y: 300, angle: UP + radians(degrees) }, sticks);
    expect(rested(lean(1), sticks)).toBeDefined();
    expect(rested(lean(8), sticks)).toBeUndefined();
  });
});
