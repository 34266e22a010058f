import { signal } from "@preact/signals";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Drag, type Pointer } from "./drag";
import { Input } from "./gobble/input";
import { FakeRace } from "./gobble/testing";
import { centreOf } from "./hex";

/** A board drawn in its own units, with its origin at this point of the screen. */
const ORIGIN = { x: 500, y: 300 };
let holders = 0;
const camera = {
  hold: () => {
    holders += 1;
    return () => {
      holders -= 1;
    };
  },
  boardPoint: ({ x, y }: { x: number; y: number }) => ({ x: x - ORIGIN.x, y: y - ORIGIN.y }),
  sight: signal({ left: -400, top: -300, right: 400, bottom: 300 }),
};

/** Where tile 1 fits. */
const BELOW = "0,1";
const onScreen = (cell: string, x = 0, y = 0) => ({
  x: centreOf(cell).x + ORIGIN.x + x,
  y: centreOf(cell).y + ORIGIN.y + y,
});
/** Over the board, away from every cell. */
const NOWHERE = { x: 150, y: 50 };

let race: FakeRace;
let input: Input;
let drag: Drag;
const scene = { fly: vi.fn(), write: vi.fn() };
const feel = vi.fn();

beforeEach(() => {
  race = new FakeRace();
  input = new Input(race, scene, feel);
  drag = new Drag(input, scene, camera, feel);
  scene.fly.mockClear();
  scene.write.mockClear();
  feel.mockClear();
  holders = 0;
});

type At = { x: number; y: number };
const START: At = { x: 600, y: 700 };

function pointer({ x, y }: At, pointerType = "mouse", more: Partial<Pointer> = {}): Pointer {
  return { pointerId: 1, pointerType, clientX: x, clientY: y, buttons: 1, ...more };
}

/** Presses tile 1 and moves on. */
function dragTo(at: At, pointerType = "mouse"): void {
  drag.begin(pointer(START, pointerType), 1, "x");
  drag.move(pointer({ x: START.x, y: START.y - 20 }, pointerType));
  drag.move(pointer(at, pointerType));
}

describe("a press on a tile", () => {
  it.each([
    ["mouse", { x: 5, y: 0 }, false],
    ["mouse", { x: 6, y: 0 }, true],
    ["mouse", { x: 0, y: 6 }, true],
    ["touch", { x: 0, y: -9 }, false],
    ["touch", { x: 0, y: -10 }, true],
    ["touch", { x: 6, y: -9 }, true],
    ["touch", { x: 9, y: -6 }, false],
    ["touch", { x: 0, y: 12 }, false],
  ])("by %s that moves %o lifts it: %s", (type, by, lifts) => {
    drag.begin(pointer(START, type), 1, "x");
    drag.move(pointer({ x: START.x + by.x, y: START.y + by.y }, type));
    expect(drag.lifted.value !== undefined).toBe(lifts);
    expect(input.picked.value).toBe(lifts ? 1 : undefined);
  });

  it("that begins to scroll the hand does not lift afterwards", () => {
    drag.begin(pointer(START, "touch"), 1, "x");
    drag.move(pointer({ x: START.x - 12, y: START.y }, "touch"));
    drag.move(pointer({ x: START.x - 12, y: START.y - 80 }, "touch"));
    expect(drag.lifted.value).toBeUndefined();
  });

  it("in a hand that scrolls up and down lifts by going sideways", () => {
    drag.begin(pointer(START, "touch"), 1, "y");
    drag.move(pointer({ x: START.x - 12, y: START.y - 2 }, "touch"));
    expect(drag.lifted.value?.tile).toBe(1);
  });

  it("without a movement stays a press, whose click is a click", () => {
    drag.begin(pointer(START), 1, "x");
    expect(drag.up(pointer(START))).toBe(false);
    expect(drag.isEndedBy({ detail: 1 })).toBe(false);
  });
});

describe("the tile in the air", () => {
  it("is under a mouse and 64 pixels above a finger", () => {
    dragTo(NOWHERE);
    expect(drag.lifted.value?.at).toEqual(NOWHERE);
    drag.cancel();
    dragTo(NOWHERE, "touch");
    expect(drag.lifted.value?.at).toEqual({ x: NOWHERE.x, y: NOWHERE.y - 64 });
  });

  it("aims itself: a finger below the cell means the cell", () => {
    dragTo(onScreen(BELOW, 0, 64), "touch");
    expect(input.aimed.value).toBe(BELOW);
    expect(input.rotationAt(BELOW)).toBe(2);
  });

  it("snaps from 0.7 tiles away, and no further", () => {
    dragTo(onScreen(BELOW, 0, 69));
    expect(input.aimed.value).toBe(BELOW);
    drag.move(pointer(onScreen(BELOW, 0, 71)));
    expect(input.aimed.value).toBeUndefined();
  });

  it("is felt in the finger once each time it snaps", () => {
    dragTo(onScreen(BELOW, 0, 64), "touch");
    drag.move(pointer(onScreen(BELOW, 3, 64), "touch"));
    expect(feel.mock.calls).toEqual([["pick"], ["snap"]]);
    drag.move(pointer(NOWHERE, "touch"));
    drag.move(pointer(onScreen(BELOW, 0, 64), "touch"));
    expect(feel.mock.calls.filter(([touch]) => touch === "snap")).toHaveLength(2);
  });

  it("aims at nothing that the board has out of sight", () => {
    camera.sight.value = { left: -400, top: -300, right: 400, bottom: 60 };
    dragTo(onScreen(BELOW));
    expect(input.aimed.value).toBeUndefined();
    camera.sight.value = { left: -400, top: -300, right: 400, bottom: 300 };
  });

  it("goes back when it is given away, or another is picked", () => {
    const stop = drag.watch();
    dragTo(NOWHERE);
    input.pick(43);
    expect(drag.lifted.value).toBeUndefined();
    expect(input.picked.value).toBe(43);
    stop();
  });
});

describe("dropping it", () => {
  it("where it has snapped lays it there, once", () => {
    dragTo(onScreen(BELOW, 20, 20));
    expect(race.commands).toEqual([]);
    drag.up(pointer(onScreen(BELOW, 20, 20)));
    expect(race.commands).toEqual([{ type: "place", tile: 1, cell: { q: 0, r: 1 }, rotation: 2 }]);
    expect(drag.lifted.value).toBeUndefined();
    drag.up(pointer(onScreen(BELOW)));
    expect(race.commands).toHaveLength(1);
  });

  it("elsewhere brings it back to the hand, with nothing sent", () => {
    dragTo(NOWHERE);
    drag.up(pointer(NOWHERE));
    expect(race.commands).toEqual([]);
    expect(input.picked.value).toBeUndefined();
    expect(scene.fly.mock.calls).toEqual([[1, 0, { screen: NOWHERE }, { hand: 1 }]]);
  });

  it("where it does not fit says why", () => {
    const above = onScreen("1,-1");
    dragTo(above);
    drag.up(pointer(above));
    expect(race.commands).toEqual([]);
    expect(scene.write.mock.calls).toEqual([
      ["1,-1", "Your red meets blue on the south-east side."],
    ]);
    expect(scene.fly).toHaveBeenCalledOnce();
  });

  it("is not also a click, but the next press is one again", () => {
    dragTo(NOWHERE);
    drag.up(pointer(NOWHERE));
    expect(drag.isEndedBy({ detail: 1 })).toBe(true);
    expect(drag.isEndedBy({ detail: 1 })).toBe(false);
    dragTo(NOWHERE);
    drag.up(pointer(NOWHERE));
    drag.down(pointer(START));
    expect(drag.isEndedBy({ detail: 1 })).toBe(false);
  });

  it("swallows no press of Enter", () => {
    dragTo(NOWHERE);
    drag.up(pointer(NOWHERE));
    expect(drag.isEndedBy({ detail: 0 })).toBe(false);
  });
});

it("the board keeps still while a tile is in the air", () => {
  dragTo(NOWHERE);
  expect(holders).toBe(1);
  drag.up(pointer(NOWHERE));
  expect(holders).toBe(0);
});

describe("calling it off", () => {
  it.each([
    ["by hand", () => drag.cancel()],
    ["when the browser takes the pointer away", () => drag.lose(pointer(NOWHERE))],
    ["when the button went up unseen", () => drag.move(pointer(NOWHERE, "mouse", { buttons: 0 }))],
  ])("%s sends nothing and brings the tile back", (_, call) => {
    dragTo(onScreen(BELOW));
    call();
    expect(drag.lifted.value).toBeUndefined();
    expect(input.picked.value).toBeUndefined();
    expect(scene.fly).toHaveBeenCalledOnce();
    drag.up(pointer(onScreen(BELOW)));
    expect(race.commands).toEqual([]);
  });
});

describe("a second finger", () => {
  const second = (at: At) => pointer(at, "touch", { pointerId: 2 });

  it("turns the tile by a tap, to the next way that fits", () => {
    dragTo(onScreen(BELOW, 0, 64), "touch");
    expect(drag.down(second(NOWHERE))).toBe(true);
    expect(drag.up(second({ x: NOWHERE.x + 4, y: NOWHERE.y }))).toBe(true);
    expect(input.rotationAt(BELOW)).toBe(4);
    expect(drag.lifted.value?.tile).toBe(1);
  });

  it("does nothing by anything else", () => {
    dragTo(onScreen(BELOW, 0, 64), "touch");
    const before = drag.lifted.value;
    drag.down(second(NOWHERE));
    expect(drag.move(second(START))).toBe(true);
    drag.up(second(START));
    expect(drag.lifted.value).toEqual(before);
    expect(input.rotationAt(BELOW)).toBe(2);
    expect(race.commands).toEqual([]);
  });

  it("does not take over the drag by pressing another tile", () => {
    dragTo(NOWHERE, "touch");
    drag.begin(second(START), 43, "x");
    drag.move(second({ x: START.x, y: START.y - 30 }));
    expect(drag.lifted.value?.tile).toBe(1);
  });
});
