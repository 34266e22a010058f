import { fireEvent, render, screen } from "@testing-library/preact";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Camera } from "./camera";
import { aCamera } from "./camera_testing";
import { centreOf } from "./hex";
import { At, Surface } from "./surface";

const CELLS = ["0,0", "1,0", "0,1", "1,-1"];

let camera: Camera;
let onTap: () => void;
let isHolding = false;

beforeEach(() => {
  ({ camera } = aCamera(CELLS));
  onTap = vi.fn();
  isHolding = false;
});

function show() {
  return render(
    <Surface
      camera={camera}
      label="tiles"
      cells={CELLS}
      onWheelTurn={isHolding ? () => {} : undefined}
    >
      <At cell="0,1">
        {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button */}
        <g role="button" tabindex={0} aria-label="cell" onClick={onTap} onKeyDown={onTap} />
      </At>
    </Surface>,
  );
}

const board = () => screen.getByRole("group");
const cell = () => screen.getByRole("button", { name: "cell" });
const tile = () => camera.tileWidth.value;

interface Where {
  x: number;
  y: number;
}

/** Where a cell's centre is on the screen. */
const at = (key: string): Where => camera.screenPoint(centreOf(key));
const beside = ({ x, y }: Where, dx: number, dy = 0): Where => ({ x: x + dx, y: y + dy });

/** One finger, or the mouse. */
class Pointer {
  constructor(
    private readonly kind: "mouse" | "touch",
    private readonly pointerId = 1,
  ) {}

  down(place: Where, on: Element = board()) {
    fireEvent.pointerDown(on, this.event(place, 1));
  }

  move(place: Where, buttons = 1) {
    fireEvent.pointerMove(window, this.event(place, buttons));
  }

  up(place: Where) {
    fireEvent.pointerUp(window, this.event(place, 0));
    // What a browser does when both ends lie on the same thing.
    fireEvent.click(cell(), { detail: 1 });
  }

  cancel(place: Where) {
    fireEvent.pointerCancel(window, this.event(place, 0));
  }

  private event({ x, y }: Where, buttons: number) {
    const { pointerId, kind: pointerType } = this;
    const isPrimary = pointerId === 1;
    return { clientX: x, clientY: y, pointerId, pointerType, isPrimary, button: 0, buttons };
  }
}

describe("a tap", () => {
  it.each(["mouse", "touch"] as const)("by %s acts, and moves nothing", (kind) => {
    show();
    const [before, pointer] = [camera.sight.value, new Pointer(kind)];
    pointer.down(at("0,1"));
    pointer.move(beside(at("0,1"), 4));
    pointer.up(beside(at("0,1"), 4));
    expect(onTap).toHaveBeenCalledTimes(1);
    expect(camera.sight.value).toEqual(before);
  });

  it("holds the board until it is over", () => {
    show();
    const pointer = new Pointer("touch");
    pointer.down(at("0,1"));
    expect(camera.isHeld).toBe(true);
    pointer.up(at("0,1"));
    expect(camera.isHeld).toBe(false);
  });

  it("by a finger that slid off the cell is none", () => {
    show();
    const [before, finger] = [camera.sight.value, new Pointer("touch")];
    finger.down(at("0,1"));
    finger.move(beside(at("0,1"), tile() * 0.8));
    finger.up(beside(at("0,1"), tile() * 0.8));
    expect(onTap).not.toHaveBeenCalled();
    expect(camera.sight.value).toEqual(before);
  });

  it("that the browser takes over is none", () => {
    show();
    const finger = new Pointer("touch");
    finger.down(at("0,1"));
    finger.cancel(at("0,1"));
    fireEvent.click(cell(), { detail: 1 });
    expect(onTap).not.toHaveBeenCalled();
    expect(camera.isHeld).toBe(false);
  });

  it("without a finger, as a screen reader makes it, acts even after a pan", () => {
    show();
    const mouse = new Pointer("mouse");
    mouse.down(at("0,1"));
    mouse.move(beside(at("0,1"), 40));
    mouse.up(beside(at("0,1"), 40));
    expect(onTap).not.toHaveBeenCalled();
    fireEvent.click(cell(), { detail: 0 });
    expect(onTap).toHaveBeenCalledTimes(1);
  });
});

describe("the mouse", () => {
  it("pans from six pixels on, pixel by pixel, and taps nothing", () => {
    show();
    const mouse = new Pointer("mouse");
    const start = at("0,1");
    mouse.down(start);
    mouse.move(beside(start, 6));
    expect(at("0,1")).toEqual(start);
    mouse.move(beside(start, 36));
    expect(at("0,1").x).toBeCloseTo(start.x + 30);
    mouse.move(beside(start, 36, 20));
    expect(at("0,1").y).toBeCloseTo(start.y + 20);
    expect(board().classList).toContain("moving");
    mouse.up(beside(start, 36, 20));
    expect(onTap).not.toHaveBeenCalled();
    expect(board().classList).not.toContain("moving");
  });

  it("with a tile in hand may be on the move as it clicks", () => {
    isHolding = true;
    show();
    const mouse = new Pointer("mouse");
    const [start, before] = [beside(at("0,1"), -20), camera.sight.value];
    mouse.down(start);
    mouse.move(beside(start, 40));
    mouse.up(beside(start, 40));
    expect(onTap).toHaveBeenCalledTimes(1);
    expect(camera.sight.value).toEqual(before);
    mouse.down(start);
    mouse.move(beside(start, tile()));
    mouse.move(beside(start, tile() + 30));
    mouse.up(beside(start, tile() + 30));
    expect(onTap).toHaveBeenCalledTimes(1);
    expect(camera.isFitted.value).toBe(false);
  });

  it("let go of outside of the window pans no more", () => {
    show();
    const mouse = new Pointer("mouse");
    const start = at("0,1");
    mouse.down(start);
    mouse.move(beside(start, 16));
    mouse.move(beside(start, 60), 0);
    mouse.move(beside(start, 90), 0);
    expect(at("0,1").x).toBeCloseTo(start.x + 10);
    expect(camera.isHeld).toBe(false);
  });

  it("pans by its first button only", () => {
    show();
    fireEvent.pointerDown(board(), { button: 2, buttons: 2, isPrimary: true, pointerId: 1 });
    expect(camera.isHeld).toBe(false);
  });
});

describe("one finger", () => {
  it("pans only from a tile's width on", () => {
    show();
    const finger = new Pointer("touch");
    const start = at("0,1");
    finger.down(start);
    finger.move(beside(start, 0, tile() - 1));
    expect(at("0,1")).toEqual(start);
    finger.move(beside(start, 0, tile() + 30));
    expect(at("0,1").y).toBeCloseTo(start.y + 30);
    finger.up(beside(start, 0, tile() + 30));
    expect(onTap).not.toHaveBeenCalled();
  });

  it("that joins one that lies elsewhere, on a tile it drags perhaps, moves nothing", () => {
    show();
    const second = new Pointer("touch", 2);
    second.down(at("0,1"));
    second.move(beside(at("0,1"), 200));
    expect(camera.isHeld).toBe(false);
    expect(camera.isFitted.value).toBe(true);
  });
});

describe("two fingers", () => {
  const [left, right, third] = [
    new Pointer("touch", 1),
    new Pointer("touch", 2),
    new Pointer("touch", 3),
  ];

  it("zoom by how much they spread, about their middle", () => {
    show();
    const middle = at("0,1");
    const [width, under] = [tile(), camera.boardPoint(middle)];
    left.down(beside(middle, -50));
    right.down(beside(middle, 50));
    left.move(beside(middle, -60));
    right.move(beside(middle, 60));
    expect(tile()).toBeCloseTo(width * 1.2);
    expect(camera.screenPoint(under).x).toBeCloseTo(middle.x);
    expect(camera.screenPoint(under).y).toBeCloseTo(middle.y);
  });

  it("pan as they go together, at once", () => {
    show();
    const middle = at("0,1");
    const width = tile();
    left.down(beside(middle, -50));
    right.down(beside(middle, 50));
    left.move(beside(middle, -50 + 24, 10));
    right.move(beside(middle, 50 + 24, 10));
    expect(tile()).toBeCloseTo(width);
    expect(at("0,1").x).toBeCloseTo(middle.x + 24);
    expect(at("0,1").y).toBeCloseTo(middle.y + 10);
  });

  it("never tap, even if they do not move", () => {
    show();
    left.down(at("0,1"));
    right.down(at("1,-1"));
    right.up(at("1,-1"));
    left.up(at("0,1"));
    expect(onTap).not.toHaveBeenCalled();
    left.down(at("0,1"));
    left.up(at("0,1"));
    expect(onTap).toHaveBeenCalledTimes(1);
  });

  it("let the one that stays go on panning", () => {
    show();
    const start = at("0,1");
    left.down(beside(start, -50));
    right.down(beside(start, 50));
    right.up(beside(start, 50));
    left.move(beside(start, -20));
    expect(at("0,1").x).toBeCloseTo(start.x + 30);
    expect(camera.isHeld).toBe(true);
    left.up(beside(start, -20));
    expect(camera.isHeld).toBe(false);
  });

  it("are enough: a third one is not heard", () => {
    show();
    const start = at("0,1");
    left.down(beside(start, -50));
    right.down(beside(start, 50));
    third.down(beside(start, 0, 90));
    third.move(beside(start, 0, 190));
    expect(at("0,1")).toEqual(start);
  });
});

it("a finger that was never seen to lift does not spoil the next tap", () => {
  show();
  const finger = new Pointer("touch");
  finger.down(at("0,1"));
  finger.move(beside(at("0,1"), 200));
  finger.down(at("0,1"));
  finger.up(at("0,1"));
  expect(onTap).toHaveBeenCalledTimes(1);
  expect(camera.isHeld).toBe(false);
});

it("a board that goes away lets go of the camera", () => {
  const { unmount } = show();
  new Pointer("touch").down(at("0,1"));
  expect(camera.isHeld).toBe(true);
  unmount();
  expect(camera.isHeld).toBe(false);
});
