import { fireEvent, screen, within } from "@testing-library/preact";
import { beforeEach, describe, expect, it } from "vitest";
import {
  ALL_BUT_3,
  aView,
  cell,
  change,
  type FakePuzzle,
  laid,
  laidTiles,
  PLACE_OF_3,
  press,
  startPuzzle,
  tile,
} from "./testing";

let puzzle: FakePuzzle;
let show: (prepare?: (puzzle: FakePuzzle) => void) => Promise<void>;

beforeEach(() => {
  ({ puzzle, show } = startPuzzle());
});

const lastCommand = () => puzzle.commands.at(-1);
const twoLaid = (puzzle: FakePuzzle) => {
  const cells = { "0,0": { tile: 5, rotation: 0 }, "1,0": { tile: 4, rotation: 3 } };
  puzzle.view.value = aView({ cells });
};

describe("by the keyboard alone", () => {
  it("a digit picks and walks to the fullest cell, Enter lays, Enter turns, Escape goes back", async () => {
    await show((puzzle) => {
      puzzle.view.value = aView({ cells: { ...ALL_BUT_3, "0,0": { tile: 5, rotation: 0 } } });
    });
    await press("1");
    await press("Enter");
    const first = lastCommand();
    expect(first).toMatchObject({ type: "lay", tile: 3 });
    expect(document.activeElement).toBe(laid(3));
    await press("Enter");
    expect(lastCommand()).toMatchObject({ type: "lay", tile: 3 });
    expect(puzzle.commands).toHaveLength(2);
    await press("q");
    expect(lastCommand()).toEqual(first);
    await press("Escape");
    expect(laid(3).getAttribute("aria-pressed")).toBe("false");
  });

  it("arrows walk over what is laid and what is offered", async () => {
    await show(twoLaid);
    laid(5).focus();
    await press("ArrowRight");
    expect(document.activeElement).toBe(laid(4));
    await press("ArrowRight");
    expect(document.activeElement).toBe(laid(4));
    await press("Enter");
    await press("ArrowRight");
    expect(document.activeElement).toBe(cell(2, 0));
    await press("Enter");
    expect(lastCommand()).toMatchObject({ type: "lay", tile: 4, cell: { q: 2, r: 0 } });
    expect(document.activeElement).toBe(laid(4));
  });

  it("X lets the picked tile change places with the one under the keyboard", async () => {
    await show(twoLaid);
    laid(5).focus();
    await press("Enter");
    await press("ArrowRight");
    await press("x");
    expect(lastCommand()).toMatchObject({ type: "lay", tile: 5, cell: { q: 1, r: 0 } });
    expect(laid(4).getAttribute("data-cell")).toBe("0,0");
  });

  it("Backspace takes back the picked tile, or the one the keyboard is at", async () => {
    await show(twoLaid);
    laid(4).focus();
    await press("Backspace");
    expect(lastCommand()).toEqual({ type: "lift", tile: 4 });
    expect(laidTiles()).toEqual([5]);
    expect(tile(4)).toBeTruthy();
  });

  it.each([
    ["Ctrl+Z", { key: "z", ctrlKey: true }, "undo"],
    ["⌘Z", { key: "z", metaKey: true }, "undo"],
    ["Ctrl+Shift+Z", { key: "Z", ctrlKey: true, shiftKey: true }, "redo"],
    ["Ctrl+Y", { key: "y", ctrlKey: true }, "redo"],
  ])("%s undoes or does again", async (_, { key, ...held }, type) => {
    await show((puzzle) => {
      puzzle.view.value = aView({ moves: 2, undo: 1, redo: 1 });
    });
    await press(key, held);
    expect(puzzle.commands).toEqual([{ type }]);
  });

  it("I asks for a hint, S says how it stands, ? lists the keys", async () => {
    await show(twoLaid);
    await press("i");
    expect(puzzle.commands).toEqual([{ type: "ask_hint" }]);
    await press("s");
    expect(screen.getByRole("status").textContent).toBe("Anna 2 of 5");
    await press("?");
    const list = screen.getByRole("dialog", { name: "Keys" });
    expect(within(list).getByText("Change places with the tile there")).toBeTruthy();
    await change(() => fireEvent.keyDown(list, { key: "z", ctrlKey: true }));
    expect(puzzle.commands).toHaveLength(1);
  });

  it("the last tile goes by a digit to where it fits best, and by Enter it lies there", async () => {
    await show((puzzle) => {
      puzzle.view.value = aView({ cells: ALL_BUT_3 });
    });
    await press("1");
    expect(document.activeElement).toBe(cell(1, -1));
    await press("Enter");
    expect(lastCommand()).toEqual({ type: "lay", tile: 3, ...PLACE_OF_3 });
  });
});
