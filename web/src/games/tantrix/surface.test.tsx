import { act, fireEvent, render, screen } from "@testing-library/preact";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { lettersAreKeys } from "../../ui/keys";
import { boundsOf, holds } from "./bounds";
import type { Camera } from "./camera";
import { aCamera, type FakeClock, LAPTOP, row } from "./camera_testing";
import { At, Surface } from "./surface";

const CELLS = ["0,0", "1,0", "0,1", "1,-1"];

let camera: Camera;
let clock: FakeClock;

beforeEach(() => {
  ({ camera, clock } = aCamera(CELLS));
});

function show(onWheelTurn?: (step: 1 | -1) => void, cells = CELLS) {
  return render(
    <Surface camera={camera} label="tiles" cells={cells} onWheelTurn={onWheelTurn}>
      <At cell="30,0">
        {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button */}
        <g role="button" tabindex={0} aria-label="far away" data-cell="30,0" />
      </At>
    </Surface>,
  );
}

const board = () => screen.getByRole("group", { name: "tiles" });
const fitButton = () => screen.queryByRole("button", { name: "Show the whole board" });
const tile = () => camera.tileWidth.value;
const press = (key: string, on: Element = document.body) =>
  act(() => {
    fireEvent.keyDown(on, { key });
  });
const roll = (deltaY: number, more: WheelEventInit = {}) =>
  act(() => {
    fireEvent.wheel(board(), { deltaY, clientX: 600, clientY: 330, ...more });
  });

describe("the surface", () => {
  it("shows what the camera sees", () => {
    show();
    const { left, top, right, bottom } = camera.sight.value;
    expect(board().getAttribute("viewBox")).toBe(`${left} ${top} ${right - left} ${bottom - top}`);
    act(() => camera.panBy(50, 0));
    expect(board().getAttribute("viewBox")).not.toMatch(new RegExp(`^${left} `));
  });

  it("tells the camera about new cells", () => {
    const { rerender } = show();
    clock.calm = true;
    rerender(
      <Surface camera={camera} label="tiles" cells={[...CELLS, "9,0"]}>
        {null}
      </Surface>,
    );
    expect(holds(camera.sight.value, boundsOf(["9,0"]))).toBe(true);
  });

  it("shows numbers and signs only on tiles that have room for them", () => {
    show();
    expect([...board().classList]).toEqual(["tantrix-surface", "legible", "detailed"]);
    act(() => camera.zoomBy(50 / tile()));
    expect([...board().classList]).toEqual(["tantrix-surface", "detailed"]);
    act(() => camera.zoomBy(40 / tile()));
    expect([...board().classList]).toEqual(["tantrix-surface"]);
  });

  it("follows the keyboard to what is out of sight", () => {
    show();
    clock.calm = true;
    act(() => screen.getByRole("button", { name: "far away" }).focus());
    expect(holds(camera.sight.value, boundsOf(["30,0"]))).toBe(true);
  });
});

describe("the wheel", () => {
  it("zooms at the pointer", () => {
    show();
    const [before, under] = [tile(), camera.boardPoint({ x: 600, y: 330 })];
    roll(-100);
    expect(tile()).toBeGreaterThan(before);
    expect(camera.screenPoint(under).x).toBeCloseTo(600);
    expect(camera.screenPoint(under).y).toBeCloseTo(330);
    roll(100);
    expect(tile()).toBeCloseTo(before);
  });

  it("that counts in lines zooms as well, and no wheel leaps", () => {
    show();
    const before = tile();
    roll(-3, { deltaMode: WheelEvent.DOM_DELTA_LINE });
    const byLines = tile();
    expect(byLines).toBeGreaterThan(before * 1.05);
    roll(-100000);
    expect(tile()).toBeLessThan(byLines * 1.3);
  });

  it("never scrolls the page", () => {
    show();
    const wheel = new WheelEvent("wheel", { deltaY: 10, cancelable: true, bubbles: true });
    board().dispatchEvent(wheel);
    expect(wheel.defaultPrevented).toBe(true);
  });

  it("turns the tile that is held, notch by notch, and zooms nothing", () => {
    const turn = vi.fn();
    show(turn);
    const before = tile();
    roll(40);
    expect(turn).not.toHaveBeenCalled();
    roll(40);
    roll(-100);
    expect(turn.mock.calls).toEqual([[1], [-1]]);
    expect(tile()).toBe(before);
  });

  it("turns the tile back with Shift, which may make it roll sideways", () => {
    const turn = vi.fn();
    show(turn);
    roll(100, { shiftKey: true });
    roll(0, { shiftKey: true, deltaX: 100 });
    expect(turn.mock.calls).toEqual([[-1], [-1]]);
  });

  it("does not zoom as it rolls out after the tile was laid", () => {
    const { rerender } = show(() => {});
    const before = tile();
    roll(30);
    rerender(
      <Surface camera={camera} label="tiles" cells={CELLS}>
        {null}
      </Surface>,
    );
    roll(30);
    expect(tile()).toBe(before);
  });

  it("is a trackpad's pinch together with Ctrl, and zooms even while a tile is held", () => {
    const turn = vi.fn();
    show(turn);
    const before = tile();
    roll(-10, { ctrlKey: true });
    expect(tile()).toBeGreaterThan(before);
    expect(turn).not.toHaveBeenCalled();
  });
});

it("Safari's pinch zooms, but not while fingers hold the board", () => {
  show();
  const pinch = (type: string, scale: number) => {
    const event = new MouseEvent(type, { clientX: 600, clientY: 330, cancelable: true });
    act(() => {
      board().dispatchEvent(Object.assign(event, { scale }));
    });
    return event;
  };
  const before = tile();
  expect(pinch("gesturestart", 1).defaultPrevented).toBe(true);
  pinch("gesturechange", 1.1);
  pinch("gesturechange", 1.2);
  expect(tile()).toBeCloseTo(before * 1.2);
  camera.hold();
  pinch("gesturechange", 1.4);
  expect(tile()).toBeCloseTo(before * 1.2);
});

describe("a key", () => {
  it("zooms, and shows everything", () => {
    show();
    const before = tile();
    press("+");
    expect(tile()).toBeCloseTo(before * 1.25);
    press("-");
    press("=");
    press("-");
    press("-");
    expect(tile()).toBeCloseTo(before / 1.25);
    clock.calm = true;
    press("0");
    expect(tile()).toBeCloseTo(before);
  });

  it("is left to those who write, and to those who want no single keys", () => {
    show();
    const before = tile();
    const field = document.body.appendChild(document.createElement("input"));
    press("+", field);
    field.remove();
    lettersAreKeys.value = false;
    press("+");
    lettersAreKeys.value = true;
    expect(tile()).toBe(before);
  });
});

describe("the button that shows everything", () => {
  it("is there only after a hand moved the board, or while something is out of sight", () => {
    show();
    expect(fitButton()).toBeNull();
    act(() => camera.panBy(30, 0));
    expect(fitButton()).toBeTruthy();
    act(() => camera.fit());
    expect(fitButton()).toBeNull();
    clock.calm = true;
    act(() => {
      camera.frame(() => ({ ...LAPTOP, width: 300 }));
      camera.show(row(0, -9, 9));
    });
    expect(camera.isFitted.value).toBe(true);
    expect(fitButton()).toBeTruthy();
  });

  it("keeps the keyboard on the board as it goes", () => {
    show();
    act(() => camera.panBy(30, 0));
    fitButton()?.focus();
    act(() => {
      fireEvent.click(fitButton() as Element, { detail: 0 });
    });
    expect(fitButton()).toBeNull();
    expect(document.activeElement).toBe(board());
  });
});
