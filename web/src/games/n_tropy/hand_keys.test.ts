import { describe, expect, it, vi } from "vitest";
import { HandKeys, type Press } from "./hand_keys";
import { aScene, IN_HAND } from "./scene_testing";

function someKeys(view = IN_HAND) {
  const at = aScene(view);
  const keys = new HandKeys(at.scene);
  const press = (key: string, more: Partial<Press> = {}) =>
    keys.press({ key, shiftKey: false, ctrlKey: false, metaKey: false, repeat: false, ...more });
  const pose = () => at.hand.pose.value ?? { x: 0, y: 0, angle: 0 };
  return { ...at, press, pose };
}

describe("the arrows", () => {
  it.each([
    ["", {}, 3],
    [" with Shift", { shiftKey: true }, 0.3],
    [" with Ctrl", { ctrlKey: true }, 14],
  ])("move the stick%s", (_, held, step) => {
    const { press, pass, pose } = someKeys();
    expect(press("ArrowRight", held)).toBe(true);
    expect(press("ArrowUp", held)).toBe(true);
    pass(1);
    expect(pose().x).toBeCloseTo(step);
    expect(pose().y).toBeCloseTo(600 + step);
  });

  it("move it farther the longer they are held", () => {
    const { press, hand } = someKeys();
    const move = vi.spyOn(hand, "move");
    press("ArrowLeft");
    for (let time = 0; time < 40; time++) press("ArrowLeft", { repeat: true });
    expect(move.mock.calls[0]).toEqual([-3, 0]);
    expect(move.mock.lastCall).toEqual([-12, 0]);
    press("ArrowLeft");
    expect(move.mock.lastCall).toEqual([-3, 0]);
  });

  it("are left to the page while there is no stick in hand", () => {
    expect(someKeys({}).press("ArrowLeft")).toBe(false);
  });

  it("move it while a button has the focus, which keeps Space and Enter for itself", () => {
    const button = document.body.appendChild(document.createElement("button"));
    button.focus();
    expect(someKeys().press("ArrowLeft")).toBe(true);
    expect(someKeys().press(" ")).toBe(false);
    button.setAttribute("role", "slider");
    expect(someKeys().press("ArrowLeft")).toBe(false);
    button.remove();
  });
});

describe("a letter", () => {
  it.each([
    ["q", {}, 3],
    ["E", { shiftKey: true }, -0.5],
    ["v", {}, 90],
    ["h", {}, 0],
  ])("turns the stick: %s", (key, held, degrees) => {
    const { press, pass, pose } = someKeys();
    expect(press(key, held)).toBe(true);
    pass(1);
    expect(pose().angle).toBeCloseTo((degrees * Math.PI) / 180);
  });

  it("does nothing without a stick", () => {
    expect(someKeys({}).press("q")).toBe(false);
  });
});

describe("Space, and Enter", () => {
  it("take a stick", () => {
    const { match, press } = someKeys({});
    expect(press(" ")).toBe(true);
    expect(match.commands).toEqual([{ type: "pick" }]);
  });

  it("lower it, and let it go once it is lowered", () => {
    const { match, press, pass, hand } = someKeys();
    expect(press("Enter")).toBe(false);
    press(" ");
    expect(hand.lowering.value).toBe(true);
    pass(6);
    expect(press("Enter", { repeat: true })).toBe(false);
    expect(press("Enter")).toBe(true);
    expect(match.commands).toMatchObject([{ type: "release" }]);
  });

  it("do nothing twice when they are kept down", () => {
    const { match, press } = someKeys({});
    press(" ", { repeat: true });
    expect(match.commands).toEqual([]);
  });
});

it("Escape destroys nothing: a stick that was taken must be placed (NT8)", () => {
  const { match, press, pass, pose } = someKeys();
  expect(press("Escape")).toBe(false);
  pass(0.5);
  expect(match.commands).toEqual([]);
  expect(pose()).toMatchObject({ x: 0, y: 600 });
});

it("0 shows everything, + and − zoom", () => {
  const { scene, press } = someKeys();
  const { scale } = scene.camera.sight.value;
  press("+");
  expect(scene.camera.sight.value.scale).toBeCloseTo(scale * 1.25);
  press("-");
  expect(scene.camera.sight.value.scale).toBeCloseTo(scale);
  press("0");
  expect(scene.isFitted.value).toBe(true);
});
