import { describe, expect, it } from "vitest";
import { DWELL, Mouse, type Moved } from "./mouse";
import { aScene, IN_HAND } from "./scene_testing";

function aMouse(view = IN_HAND) {
  const at = aScene(view);
  const mouse = new Mouse(at.scene);
  let time = 0;
  /** A point of the table as the pointer comes by there. */
  const event = (x: number, y: number, button = 0, buttons = 0): Moved => {
    time += 16;
    return { ...at.scene.camera.toScreen({ x, y }), button, buttons, timeStamp: time };
  };
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  const click = (x: number, y: number, button = 0) => {
    mouse.down(event(x, y, button));
    mouse.up(event(x, y, button));
  };
  const pose = () => at.hand.pose.value ?? { x: 0, y: 0, angle: 0 };
  mouse.enter(event(0, 600));
  return { ...at, mouse, event, wait, click, pose };
}

const wheel = (more: Partial<WheelEvent> = {}) =>
  ({
    deltaX: 0,
    deltaY: 100,
    deltaMode: 0,
    shiftKey: false,
    ctrlKey: false,
    ...more,
  }) as WheelEvent;

describe("the mouse with a stick in hand", () => {
  it("has it follow the pointer", () => {
    const { mouse, event, pass, pose } = aMouse();
    mouse.move(event(80, 560));
    pass(2);
    expect(pose().x).toBeCloseTo(80);
    expect(pose().y).toBeCloseTo(560);
  });

  it("goes on from where keys have brought it, and not at once to the pointer", () => {
    const { mouse, event, hand, pass, pose } = aMouse();
    hand.move(20, 0);
    pass(1);
    mouse.move(event(5, 600));
    pass(1);
    expect(pose().x).toBeCloseTo(25);
  });

  it("lowers it by a click, and leaves it there while the pointer goes to a button", () => {
    const { mouse, event, click, hand, pass, pose } = aMouse();
    click(0, 600);
    pass(6);
    expect(hand.lowered.value).toBe(true);
    const { y } = pose();
    mouse.move(event(90, 20));
    mouse.leave();
    pass(1);
    expect(pose()).toMatchObject({ x: 0, y });
    expect(hand.lowered.value).toBe(true);
  });

  it("takes it up again by another click, from where it is", () => {
    const { mouse, event, click, hand, pass, pose } = aMouse();
    click(0, 600);
    pass(6);
    const { y } = pose();
    click(0, 600);
    expect(hand.lowered.value).toBe(false);
    mouse.move(event(10, 620));
    pass(2);
    expect(pose().x).toBeCloseTo(10);
    expect(pose().y).toBeCloseTo(y + 20);
  });

  it("does not lower it by a drag", () => {
    const { mouse, event, hand } = aMouse();
    mouse.down(event(0, 600));
    mouse.move(event(90, 600, 0, 1));
    mouse.up(event(90, 600));
    expect(hand.lowering.value).toBe(false);
  });

  it("lowers it by the wheel's button too", () => {
    const { click, hand } = aMouse();
    click(0, 600, 1);
    expect(hand.lowering.value).toBe(true);
  });

  it("brings it back where it was before the pointer went out to a button", () => {
    const { mouse, event, wait, pass, pose } = aMouse();
    mouse.move(event(50, 580));
    pass(1);
    wait(DWELL + 1);
    mouse.move(event(40, 400));
    mouse.move(event(30, 200));
    pass(0.4);
    expect(pose().y).toBeLessThan(560);
    mouse.leave();
    pass(2);
    expect(pose().x).toBeCloseTo(50);
    expect(pose().y).toBeCloseTo(580);
  });

  it("moves it by a quarter of its way when it is to be precise, and never jumps after", () => {
    const { mouse, event, hand, pass, pose } = aMouse();
    hand.togglePrecise();
    mouse.move(event(0, 600));
    mouse.move(event(40, 600));
    pass(2);
    expect(pose().x).toBeCloseTo(10);
    hand.togglePrecise();
    mouse.move(event(41, 600));
    pass(2);
    expect(pose().x).toBeCloseTo(11);
  });

  it("turns it by the wheel: 3° a notch, half a degree with Shift", () => {
    const { mouse, hand, pass, pose } = aMouse();
    mouse.wheel(wheel(), { x: 400, y: 300 });
    pass(0.5);
    expect(pose().angle).toBeCloseTo((-3 * Math.PI) / 180);
    mouse.wheel(wheel({ deltaY: 0, deltaX: -100, shiftKey: true }), { x: 400, y: 300 });
    pass(0.5);
    expect(pose().angle).toBeCloseTo((-2.5 * Math.PI) / 180);
    expect(hand.lowered.value).toBe(false);
  });

  it("turns it as a hand on a wheel by the right button", () => {
    const { mouse, event, pass, pose } = aMouse();
    mouse.move(event(0, 600));
    pass(0.1);
    mouse.down(event(50, 600, 2, 2));
    mouse.move(event(40, 640, 2, 2));
    pass(1);
    expect(pose().angle).toBeCloseTo(Math.PI / 4);
    expect(pose().x).toBeCloseTo(0);
  });

  it("zooms with Ctrl", () => {
    const { scene, mouse, pose } = aMouse();
    const { scale } = scene.camera.sight.value;
    mouse.wheel(wheel({ ctrlKey: true, deltaY: -30 }), { x: 400, y: 300 });
    expect(scene.camera.sight.value.scale).toBeGreaterThan(scale);
    expect(pose().angle).toBe(0);
  });
});

describe("the mouse without a stick", () => {
  it("shows the number of the stick it is over", () => {
    const { scene, mouse, event } = aMouse({});
    mouse.move(event(20, 285.5));
    expect(scene.pointedAt.value).toBe(5);
    mouse.move(event(20, 330));
    expect(scene.pointedAt.value).toBeUndefined();
    mouse.move(event(20, 285.5));
    mouse.leave();
    expect(scene.pointedAt.value).toBeUndefined();
  });

  it("pans by a drag, and zooms by the wheel", () => {
    const { scene, mouse, event } = aMouse({});
    const before = scene.camera.sight.value;
    mouse.down(event(0, 200));
    mouse.move(event(-30, 200, 0, 1));
    expect(scene.camera.sight.value.x).toBeCloseTo(30);
    mouse.up(event(-30, 200));
    mouse.wheel(wheel(), { x: 400, y: 300 });
    expect(scene.camera.sight.value.scale).toBeLessThan(before.scale);
  });
});
