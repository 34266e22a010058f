import { beforeEach, describe, expect, it } from "vitest";
import { boundsOf, holds, middleOf } from "./bounds";
import type { Camera } from "./camera";
import { aCamera, type FakeClock, LAPTOP, PHONE, row } from "./camera_testing";
import { centreOf, type Point } from "./hex";

const FEW = ["0,0", "1,0", "0,1", "1,-1"];

/** Longer than a glide, and shorter than the rest after a hand moved the board. */
const A_MOMENT = 400;
const A_WHILE = 5000;

/** The margin of a fit, but for rounding. */
const ROOMY = 0.0699;

let camera: Camera;
let clock: FakeClock;

beforeEach(() => {
  ({ camera, clock } = aCamera(FEW));
});

const sight = () => camera.sight.value;
const tile = () => camera.tileWidth.value;

function expectAt(point: Point, place: Point) {
  expect(point.x).toBeCloseTo(place.x);
  expect(point.y).toBeCloseTo(place.y);
}

/** The share of the frame that is free beside the cells, on the side with the least room. */
function leastMargin(cells: readonly string[], frame = LAPTOP): number {
  const { left, top, right, bottom } = boundsOf(cells);
  const start = camera.screenPoint({ x: left, y: top });
  const end = camera.screenPoint({ x: right, y: bottom });
  const across = [start.x - frame.left, frame.left + frame.width - end.x];
  const down = [start.y - frame.top, frame.top + frame.height - end.y];
  return Math.min(...across.map((x) => x / frame.width), ...down.map((y) => y / frame.height));
}

describe("a point", () => {
  it("of the board is on the screen where the screen's point is on the board", () => {
    camera.zoomBy(1.3, { x: 400, y: 200 });
    camera.panBy(31, -17);
    expectAt(camera.boardPoint(camera.screenPoint({ x: 70, y: -30 })), { x: 70, y: -30 });
  });

  it("in the middle of the frame is in the middle of what is in sight", () => {
    expectAt(camera.boardPoint({ x: 690, y: 380 }), middleOf(sight()));
  });

  it("moves with the frame on the screen, which the camera need not be told", () => {
    const frame = { ...LAPTOP };
    camera.frame(() => frame);
    const before = camera.screenPoint({ x: 0, y: 0 });
    frame.top += 40;
    expectAt(camera.screenPoint({ x: 0, y: 0 }), { x: before.x, y: before.y + 40 });
  });
});

describe("at the start", () => {
  it("the two tiles joined first lie in the middle, with room around them", () => {
    expectAt(middleOf(sight()), { x: 50, y: 0 });
    expect(leastMargin(FEW)).toBeGreaterThan(0.19);
    expect([camera.isFitted.value, camera.isWhole.value]).toEqual([true, true]);
  });

  it("a board that is large already is shown whole at once, in a margin of 7 %", () => {
    const cells = [...row(-3, -3, 8), ...row(3, -5, 4)];
    ({ camera } = aCamera(cells));
    expect(leastMargin(cells)).toBeCloseTo(0.07);
  });

  it("an empty board can be looked at", () => {
    ({ camera } = aCamera([]));
    camera.zoomBy(2);
    camera.panBy(10, 10);
    expect(tile()).toBeGreaterThan(0);
  });
});

describe("the camera follows the board", () => {
  const near = [...FEW, "1,1"];
  const far = [...FEW, "8,0"];

  it("not while what is new lies well inside of what is in sight", () => {
    const before = sight();
    camera.show(near);
    clock.pass(A_MOMENT);
    expect(sight()).toEqual(before);
  });

  it("not while what is new lies near the rim, but no further out than the rest", () => {
    const cells = ["-3,0", "4,0", "-3,3"];
    ({ camera, clock } = aCamera(cells, PHONE));
    const before = sight();
    camera.show([...cells, "-4,2", "3,1"]);
    clock.pass(A_MOMENT);
    expect(sight()).toEqual(before);
    camera.show([...cells, "-4,2", "3,1", "4,1"]);
    clock.pass(A_MOMENT);
    expect(sight()).not.toEqual(before);
  });

  it("when something new lies near the rim or beyond it, within a quarter of a second", () => {
    const before = sight();
    camera.show(far);
    clock.pass(100);
    expect(sight()).not.toEqual(before);
    expect(leastMargin(far)).toBeLessThan(ROOMY);
    clock.pass(160);
    expect(leastMargin(far)).toBeGreaterThan(ROOMY);
    const after = sight();
    clock.pass(A_MOMENT);
    expect(sight()).toEqual(after);
  });

  it("at once for those who do not want things to glide", () => {
    clock.calm = true;
    camera.show(far);
    expect(leastMargin(far)).toBeGreaterThan(ROOMY);
  });

  it("with half a cell more where it grows, so that the next tile there may lie still", () => {
    camera.show(far);
    clock.pass(A_MOMENT);
    const right = LAPTOP.left + LAPTOP.width - camera.screenPoint({ x: 850, y: 0 }).x;
    expect(right).toBeCloseTo(0.07 * LAPTOP.width + tile() / 2);
  });

  it("and does not come nearer again when something goes away", () => {
    camera.show(far);
    clock.pass(A_MOMENT);
    const before = sight();
    camera.show(FEW);
    clock.pass(A_MOMENT);
    expect(sight()).toEqual(before);
  });

  it("not for five seconds after somebody moved it by hand", () => {
    camera.panBy(20, 0);
    const before = sight();
    clock.pass(A_WHILE - 1);
    camera.show(far);
    clock.pass(A_MOMENT);
    expect(sight()).toEqual(before);
    camera.show([...far, "-4,0"]);
    clock.pass(A_MOMENT);
    expect(leastMargin([...far, "-4,0"])).toBeGreaterThan(ROOMY);
    expect(camera.isFitted.value).toBe(true);
  });

  it("when the frame changes its size, unless it was moved by hand", () => {
    camera.frame(() => PHONE);
    expect(leastMargin(FEW, PHONE)).toBeGreaterThan(ROOMY);
    camera.panBy(15, 0);
    const [middle, width] = [middleOf(sight()), tile()];
    camera.frame(() => LAPTOP);
    expectAt(middleOf(sight()), middle);
    expect(tile()).toBe(width);
  });

  it("into no frame at all while the board is hidden", () => {
    const before = sight();
    camera.frame(() => ({ left: 0, top: 0, width: 0, height: 0 }));
    expect(sight()).toEqual(before);
  });
});

describe("a board that is held", () => {
  const far = [...FEW, "8,0"];

  it("lies still until it is let go, and is then followed", () => {
    const before = sight();
    const release = camera.hold();
    camera.show(far);
    clock.pass(A_MOMENT);
    expect(sight()).toEqual(before);
    release();
    clock.pass(A_MOMENT);
    expect(leastMargin(far)).toBeGreaterThan(ROOMY);
  });

  it("stops in the middle of a glide, and glides on later", () => {
    camera.show(far);
    clock.pass(100);
    const release = camera.hold();
    const held = sight();
    clock.pass(A_MOMENT);
    expect(sight()).toEqual(held);
    release();
    clock.pass(A_MOMENT);
    expect(leastMargin(far)).toBeGreaterThan(ROOMY);
  });

  it("lies still until the last one lets go", () => {
    const [one, other] = [camera.hold(), camera.hold()];
    const before = sight();
    camera.show(far);
    one();
    one();
    clock.pass(A_MOMENT);
    expect(sight()).toEqual(before);
    other();
    clock.pass(A_MOMENT);
    expect(sight()).not.toEqual(before);
  });

  it("stays where a hand moved it meanwhile", () => {
    const release = camera.hold();
    camera.show(far);
    camera.panBy(-30, 0);
    const moved = sight();
    release();
    clock.pass(A_MOMENT);
    expect(sight()).toEqual(moved);
  });

  it("keeps its place when the frame changes its size, as far as it can", () => {
    const release = camera.hold();
    const width = tile();
    camera.frame(() => PHONE);
    expect(tile()).toBe(width);
    release();
    clock.pass(A_MOMENT);
    expect(leastMargin(FEW, PHONE)).toBeGreaterThan(ROOMY);
  });
});

describe("tiles too small for fingers", () => {
  const longer = row(0, -6, 9);

  it("take of the margin first, so that they stay easy to hit and to read", () => {
    const cells = row(0, -3, 3);
    ({ camera } = aCamera(cells, PHONE));
    expect(tile()).toBeCloseTo(48);
    expect(leastMargin(cells, PHONE)).toBeGreaterThan(0.03);
    expect(camera.isWhole.value).toBe(true);
  });

  it("are still at least 36 pixels wide", () => {
    const cells = row(0, -3, 4);
    ({ camera } = aCamera(cells, PHONE));
    expect(tile()).toBeGreaterThan(36);
    expect(tile()).toBeLessThan(48);
    expect(leastMargin(cells, PHONE)).toBeCloseTo(0.03);
    expect(camera.isWhole.value).toBe(true);
  });

  it("are not shown: the part around the newest is, at 36 pixels a tile", () => {
    ({ camera } = aCamera(longer, PHONE));
    expect(tile()).toBeCloseTo(36);
    expect(holds(sight(), boundsOf(["9,0"]))).toBe(true);
    expect(camera.isFitted.value).toBe(true);
    expect(camera.isWhole.value).toBe(false);
  });

  it("let the view move no further than the newest tile needs", () => {
    ({ camera, clock } = aCamera(longer, PHONE));
    const before = sight();
    camera.show([...longer, "4,1"], "4,1");
    clock.pass(A_MOMENT);
    expect(sight()).toEqual(before);
    camera.show([...longer, "4,1", "-6,1"], "-6,1");
    clock.pass(A_MOMENT);
    expect(holds(sight(), boundsOf(["-6,1"]))).toBe(true);
    expect(sight().left).toBeCloseTo(boundsOf(longer).left);
  });

  it("are shown to those who ask for everything, from then on", () => {
    const cells = row(0, -5, 6);
    ({ camera, clock } = aCamera(cells, PHONE));
    expect(camera.isWhole.value).toBe(false);
    camera.fit();
    clock.pass(A_MOMENT);
    expect(camera.isWhole.value).toBe(true);
    expect(tile()).toBeLessThan(36);
    camera.show([...cells, "-6,1"], "-6,1");
    clock.pass(A_MOMENT);
    expect(camera.isWhole.value).toBe(true);
  });

  it("are still 24 pixels wide when everything has no room even so", () => {
    ({ camera, clock } = aCamera(row(0, -12, 12), PHONE));
    camera.fit();
    clock.pass(A_MOMENT);
    expect(tile()).toBeCloseTo(24);
    expect(camera.isWhole.value).toBe(false);
  });
});

describe("zooming by hand", () => {
  it("keeps the point under the pointer where it is", () => {
    const pointer = { x: 600, y: 330 };
    const under = camera.boardPoint(pointer);
    camera.zoomBy(1.2, pointer);
    expectAt(camera.screenPoint(under), pointer);
    camera.zoomBy(0.7, pointer);
    expectAt(camera.screenPoint(under), pointer);
    expect(camera.isFitted.value).toBe(false);
  });

  it("without a pointer keeps the middle", () => {
    const middle = middleOf(sight());
    camera.zoomBy(1.2);
    expectAt(middleOf(sight()), middle);
  });

  it("ends at tiles 24 and 160 pixels wide, and then moves nothing", () => {
    camera.zoomBy(100);
    expect(tile()).toBeCloseTo(160);
    const before = sight();
    camera.zoomBy(1.5, { x: 300, y: 120 });
    expect(sight().left).toBeCloseTo(before.left);
    camera.zoomBy(0.001);
    expect(tile()).toBeCloseTo(24);
  });

  it("stops a glide", () => {
    camera.show([...FEW, "8,0"]);
    clock.pass(100);
    camera.zoomBy(1.1);
    const zoomed = sight();
    clock.pass(A_MOMENT);
    expect(sight()).toEqual(zoomed);
  });
});

describe("panning by hand", () => {
  it("moves the board with the finger, pixel by pixel", () => {
    const before = camera.screenPoint({ x: 0, y: 0 });
    camera.panBy(40, -25);
    expectAt(camera.screenPoint({ x: 0, y: 0 }), { x: before.x + 40, y: before.y - 25 });
    expect(camera.isFitted.value).toBe(false);
  });

  it.each([
    [5000, 0],
    [0, 5000],
    [-5000, -5000],
  ])("by %i and %i pixels does not lose the tiles", (dx, dy) => {
    camera.zoomBy(3);
    camera.panBy(dx, dy);
    expect(FEW.some((cell) => holds(sight(), boundsOf([cell])))).toBe(true);
  });

  it("over a gap in the board never shows the gap alone", () => {
    ({ camera } = aCamera([...row(0, -8, -7), ...row(0, 7, 8)]));
    camera.zoomBy(10);
    for (let step = 0; step < 40; step += 1) {
      camera.panBy(-60, 0);
      expect(
        [...row(0, -8, -7), ...row(0, 7, 8)].some((cell) => {
          const { left, right } = boundsOf([cell]);
          return right > sight().left && left < sight().right;
        }),
      ).toBe(true);
    }
  });
});

describe("fitting", () => {
  it("brings everything back into sight", () => {
    const before = sight();
    camera.zoomBy(2);
    camera.panBy(200, 100);
    expect(camera.isWhole.value).toBe(false);
    camera.fit();
    expect([camera.isFitted.value, camera.isWhole.value]).toEqual([true, true]);
    clock.pass(A_MOMENT);
    expect(sight()).toEqual(before);
  });

  it("lets the camera follow again at once", () => {
    camera.panBy(20, 0);
    camera.fit();
    clock.pass(A_MOMENT);
    camera.show([...FEW, "8,0"]);
    clock.pass(A_MOMENT);
    expect(camera.isWhole.value).toBe(true);
  });
});

describe("a cell to be seen", () => {
  it("that is in sight moves nothing", () => {
    const before = sight();
    camera.reveal("1,0");
    expect(sight()).toEqual(before);
  });

  it("comes into sight with some room around it", () => {
    ({ camera, clock } = aCamera(row(0, -9, 9), PHONE));
    camera.reveal("-9,0");
    clock.pass(A_MOMENT);
    expect(camera.screenPoint(centreOf("-9,0")).x).toBeCloseTo(tile());
  });
});
