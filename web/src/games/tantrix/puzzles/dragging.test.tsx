import { fireEvent, screen } from "@testing-library/preact";
import { beforeEach, describe, expect, it } from "vitest";
import { centreOf, type Point } from "../hex";
import {
  aView,
  cell,
  change,
  type FakePuzzle,
  laid,
  laidTiles,
  press,
  startPuzzle,
  tile,
} from "./testing";

let puzzle: FakePuzzle;

const TWO = { "0,0": { tile: 5, rotation: 0 }, "1,0": { tile: 4, rotation: 3 } };

beforeEach(async () => {
  const started = startPuzzle();
  puzzle = started.puzzle;
  await started.show((puzzle) => {
    puzzle.view.value = aView({ cells: TWO });
  });
});

/** The frame of a board that nobody has measured, in pixels. */
const FRAME = 400;

const BELOW_THE_BOARD: Point = { x: FRAME / 2, y: FRAME + 50 };

/** Where on the screen a cell is. */
function at(key: string): Point {
  const box = document.querySelector(".tantrix-surface")?.getAttribute("viewBox") ?? "";
  const [left = 0, top = 0, width = 1] = box.split(" ").map(Number);
  const { x, y } = centreOf(key);
  return { x: ((x - left) * FRAME) / width, y: ((y - top) * FRAME) / width };
}

const point = ({ x, y }: Point, more = {}) => ({
  clientX: x,
  clientY: y,
  pointerId: 1,
  pointerType: "mouse",
  isPrimary: true,
  button: 0,
  buttons: 1,
  ...more,
});

async function lift(what: Element, to: Point) {
  await change(() => fireEvent.pointerDown(what, point({ x: 0, y: 0 })));
  await change(() => fireEvent.pointerMove(window, point(to)));
}

async function drag(what: Element, to: Point) {
  await lift(what, to);
  await change(() => fireEvent.pointerUp(window, point(to, { buttons: 0 })));
}

describe("a tile that is dragged", () => {
  it("from the tray goes to any cell, even far from the others", async () => {
    await drag(tile(1), at("-2,3"));
    expect(puzzle.commands).toEqual([{ type: "lay", tile: 1, cell: { q: -2, r: 3 }, rotation: 0 }]);
    expect(cell(-2, 3).getAttribute("aria-pressed")).toBe("true");
  });

  it("onto another one changes places with it", async () => {
    await drag(laid(4), at("0,0"));
    expect(puzzle.commands).toEqual([
      { type: "lay", tile: 4, cell: { q: 0, r: 0 }, rotation: expect.any(Number) },
    ]);
    expect(laid(4).getAttribute("data-cell")).toBe("0,0");
    expect(laid(5).getAttribute("data-cell")).toBe("1,0");
  });

  it("off the board is taken back", async () => {
    await drag(laid(4), BELOW_THE_BOARD);
    expect(puzzle.commands).toEqual([{ type: "lift", tile: 4 }]);
    expect(tile(4)).toBeTruthy();
  });

  it("back to where it was has not moved", async () => {
    await drag(laid(4), at("1,0"));
    expect(puzzle.commands).toEqual([]);
    expect(laid(4).getAttribute("aria-pressed")).toBe("true");
  });

  it("lies where it was again when the drag is given up", async () => {
    await lift(laid(4), at("0,1"));
    expect(screen.getByTestId("lifted")).toBeTruthy();
    await press("Escape");
    expect(screen.queryByTestId("lifted")).toBeNull();
    expect(puzzle.commands).toEqual([]);
    expect(laidTiles()).toEqual([4, 5]);
  });

  it("is let go by a second finger, which moves the board instead", async () => {
    const touch = { pointerType: "touch" };
    await change(() => fireEvent.pointerDown(laid(4), point({ x: 0, y: 0 }, touch)));
    const second = { ...touch, pointerId: 2, isPrimary: false };
    await change(() => fireEvent.pointerDown(laid(5), point({ x: 90, y: 0 }, second)));
    await change(() => fireEvent.pointerMove(window, point(at("0,1"), touch)));
    expect(screen.queryByTestId("lifted")).toBeNull();
  });
});
