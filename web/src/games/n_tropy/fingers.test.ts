import { describe, expect, it } from "vitest";
import { Fingers } from "./fingers";
import { aScene, IN_HAND } from "./scene_testing";

function someFingers(view = IN_HAND) {
  const at = aScene(view);
  const fingers = new Fingers(at.scene);
  /** Puts a finger down, and moves it in small steps. */
  const drag = (id: number, ...[first, ...others]: [number, number][]) => {
    let [x, y] = first ?? [0, 0];
    fingers.down(id, { x, y });
    for (const [toX, toY] of others) {
      for (let step = 1; step <= 10; step++) {
        fingers.move(id, { x: x + ((toX - x) * step) / 10, y: y + ((toY - y) * step) / 10 });
      }
      [x, y] = [toX, toY];
    }
    return { x, y };
  };
  const pose = () => at.hand.pose.value ?? { x: 0, y: 0, angle: 0 };
  return { ...at, fingers, drag, pose };
}

describe("one finger with a stick in hand", () => {
  it("moves it by half its way, wherever it is", () => {
    const { scene, drag, pass, pose } = someFingers();
    const { scale } = scene.camera.sight.value;
    drag(1, [700, 500], [730, 500]);
    pass(1);
    expect(pose().x * scale).toBeGreaterThan(10);
    expect(pose().x * scale).toBeLessThan(15.01);
    expect(pose().y).toBe(600);
  });

  it("does nothing by a tap, nor by a slip", () => {
    const { fingers, drag, pass, pose, hand } = someFingers();
    fingers.up(1, drag(1, [300, 300], [302, 301]));
    pass(1);
    expect(pose()).toMatchObject({ x: 0, y: 600 });
    expect(hand.lowering.value).toBe(false);
  });

  it("takes up what has been lowered only by a clear drag", () => {
    const { fingers, drag, hand, pass } = someFingers();
    hand.lower();
    pass(6);
    fingers.up(1, drag(1, [300, 300], [309, 300]));
    expect(hand.lowered.value).toBe(true);
    fingers.up(2, drag(2, [300, 300], [300, 260]));
    expect(hand.lowered.value).toBe(false);
  });
});

describe("two fingers with a stick in hand", () => {
  it("turn it once they have turned by 8°, and zoom no more then", () => {
    const { scene, drag, pass, pose } = someFingers();
    drag(1, [400, 300]);
    drag(2, [500, 300], [494, 270], [470, 240]);
    pass(1);
    expect(pose().angle).toBeGreaterThan(0.4);
    expect(scene.isFitted.value).toBe(true);
  });

  it("zoom once they have spread by 12 pixels, and turn no more then", () => {
    const { scene, drag, pass, pose } = someFingers();
    const { scale } = scene.camera.sight.value;
    drag(1, [400, 300]);
    drag(2, [500, 300], [600, 304], [590, 400]);
    pass(1);
    expect(scene.camera.sight.value.scale).toBeGreaterThan(scale * 1.5);
    expect(pose()).toMatchObject({ x: 0, y: 600, angle: 0 });
  });

  it("leave nothing for the last of them to do", () => {
    const { fingers, drag, pass, pose } = someFingers();
    drag(1, [400, 300]);
    fingers.up(2, drag(2, [500, 300], [600, 300]));
    fingers.move(1, { x: 200, y: 300 });
    pass(1);
    expect(pose()).toMatchObject({ x: 0, y: 600 });
  });

  it("hear nothing of a third", () => {
    const { fingers, drag, pass, pose } = someFingers();
    drag(1, [400, 300]);
    drag(2, [500, 300]);
    fingers.down(3, { x: 10, y: 10 });
    fingers.move(3, { x: 300, y: 10 });
    pass(1);
    expect(pose()).toMatchObject({ x: 0, y: 600, angle: 0 });
  });
});

describe("fingers without a stick", () => {
  it("pan by one, and zoom by two", () => {
    const { scene, fingers, drag } = someFingers({});
    const { scale } = scene.camera.sight.value;
    fingers.up(1, drag(1, [400, 300], [430, 300]));
    expect(scene.camera.sight.value.x).toBeLessThan(0);
    drag(1, [400, 300]);
    drag(2, [500, 300], [560, 300]);
    expect(scene.camera.sight.value.scale).toBeGreaterThan(scale);
  });

  it("show the number of a stick by a tap", () => {
    const { scene, fingers } = someFingers({});
    const point = scene.camera.toScreen({ x: -40, y: 285.5 });
    fingers.down(1, point);
    fingers.up(1, point);
    expect(scene.pointedAt.value).toBe(5);
  });
});
