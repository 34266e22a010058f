import { describe, expect, it } from "vitest";
import { cellOf } from "../hex";
import { type Bench, benchFrom, isAsTold, type Work, worked } from "./bench";

// A board in words: "1@0,0:2" is tile 1 in the cell 0,0, turned twice.

function lay(words: string): Work {
  const [tile = "", cell = "", rotation = ""] = words.split(/[@:]/);
  return { type: "lay", tile: Number(tile), cell: cellOf(cell), rotation: Number(rotation) };
}

const lift = (tile: number): Work => ({ type: "lift", tile });
const clear: Work = { type: "clear" };
const undo: Work = { type: "undo" };
const redo: Work = { type: "redo" };

function shown({ places }: Bench): string {
  const words = [...places].map(([tile, { cell, rotation }]) => `${tile}@${cell}:${rotation}`);
  return words.sort().join(" ");
}

const boardAfter = (...commands: Work[]) => commands.reduce(worked, benchFrom({}));

describe("a board", () => {
  it.each([
    ["a tile that is laid", [lay("1@0,0:2")], "1@0,0:2"],
    ["a tile that is moved", [lay("1@0,0:2"), lay("1@1,0:3")], "1@1,0:3"],
    ["two that change places", [lay("1@0,0:2"), lay("2@1,0:0"), lay("2@0,0:4")], "1@1,0:2 2@0,0:4"],
    ["one that sends another to the tray", [lay("1@0,0:2"), lay("2@0,0:0")], "2@0,0:0"],
    ["one that is taken back", [lay("1@0,0:2"), lay("2@1,0:0"), lift(1)], "2@1,0:0"],
    ["all taken back", [lay("1@0,0:2"), lay("2@1,0:0"), clear], ""],
    ["a swap undone", [lay("1@0,0:2"), lay("2@1,0:0"), lay("2@0,0:4"), undo], "1@0,0:2 2@1,0:0"],
    ["turns undone together", [lay("1@0,0:0"), lay("1@0,0:1"), lay("1@0,0:2"), undo], "1@0,0:0"],
    [
      "all taken back, and undone",
      [lay("1@0,0:2"), lay("2@1,0:0"), clear, undo],
      "1@0,0:2 2@1,0:0",
    ],
    ["done again", [lay("1@0,0:2"), undo, redo], "1@0,0:2"],
    ["nothing more to undo", [undo, redo, lift(4), clear], ""],
  ])("shows %s", (_, commands, board) => {
    expect(shown(boardAfter(...commands))).toBe(board);
  });

  it("counts a tile that is turned on and on once, and forgets what was undone", () => {
    expect(boardAfter(lay("1@0,0:0"), lay("1@0,0:1"), lay("1@0,0:2"))).toMatchObject({
      moves: 2,
      undo: 2,
    });
    expect(boardAfter(lay("1@0,0:0"), undo, lay("2@0,0:0"))).toMatchObject({ undo: 1, redo: 0 });
  });

  it("is unchanged by what is so already, so that a command may be counted twice", () => {
    const board = boardAfter(lay("1@0,0:0"));
    expect(worked(board, lay("1@0,0:0"))).toBe(board);
    expect(worked(board, lift(2))).toBe(board);
  });

  it("knows itself in what the server tells", () => {
    const told = { cells: { "0,0": { tile: 1, rotation: 2 } }, moves: 1, undo: 1 };
    expect(isAsTold(boardAfter(lay("1@0,0:2")), told)).toBe(true);
    expect(isAsTold(boardAfter(lay("1@0,0:3")), told)).toBe(false);
    expect(isAsTold(boardAfter(lay("1@0,0:2")), { ...told, undo: 2 })).toBe(false);
  });
});
