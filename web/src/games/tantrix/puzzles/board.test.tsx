import { screen, within } from "@testing-library/preact";
import { beforeEach, describe, expect, it } from "vitest";
import { showsTime } from "../time";
import type { BenchView } from "./messages.gen";
import { FIVE, TRIANGLE } from "./positions";
import {
  ALL_BUT_3,
  alerted,
  aPlayer,
  aView,
  button,
  cell,
  change,
  click,
  type FakePuzzle,
  ghost,
  laid,
  laidTiles,
  PLACE_OF_3,
  standing,
  startPuzzle,
  tile,
} from "./testing";

let puzzle: FakePuzzle;
let show: (prepare?: (puzzle: FakePuzzle) => void) => Promise<void>;

beforeEach(() => {
  ({ puzzle, show } = startPuzzle());
});

const tool = (name: string) => button(new RegExp(`^${name}`));
const isOff = (element: Element) => element.getAttribute("aria-disabled") === "true";
const onBoard =
  (cells: typeof ALL_BUT_3, more = {}) =>
  (puzzle: FakePuzzle) => {
    puzzle.view.value = aView({ cells, ...more });
  };

describe("laying", () => {
  it("says what is asked, and offers the middle of an empty board", async () => {
    await show();
    expect(screen.getByRole("heading").textContent).toBe("One red loop through all 5 tiles");
    expect(screen.queryByRole("button", { name: /^row/ })).toBeNull();
    await click(tile(5));
    expect(screen.getAllByRole("button", { name: /^row/ })).toHaveLength(1);
    await click(cell(0, 0));
    expect(puzzle.commands).toEqual([{ type: "lay", tile: 5, cell: { q: 0, r: 0 }, rotation: 0 }]);
  });

  it("turns a tile so that it matches, shows it before any answer, and keeps it picked", async () => {
    await show(onBoard(ALL_BUT_3));
    await click(tile(3));
    await click(cell(1, -1));
    expect(puzzle.commands).toEqual([{ type: "lay", tile: 3, ...PLACE_OF_3 }]);
    expect(laidTiles()).toEqual([1, 2, 3, 4, 5]);
    expect(laid(3).getAttribute("aria-pressed")).toBe("true");
    expect(screen.queryByRole("button", { name: /^tile 3:/ })).toBeNull();
  });

  it("offers what touches a tile and one ring more", async () => {
    await show(onBoard({ "0,0": { tile: 5, rotation: 0 } }));
    await click(tile(1));
    const offered = screen.getAllByRole("button", { name: /, empty/ });
    expect(offered).toHaveLength(18);
    expect(offered.filter(({ ariaLabel }) => ariaLabel?.includes("fits"))).toHaveLength(6);
  });

  it("offers the triangle that is asked, wherever its first tile lies", async () => {
    const task = { tiles: [1, 2, 3], shape: "triangle", colours: ["blue"] } as const;
    await show((puzzle) => {
      puzzle.view.value = aView(
        {},
        { task: { ...task, tiles: [...task.tiles], colours: ["blue"] } },
      );
    });
    expect(document.querySelectorAll(".puzzle-guide")).toHaveLength(3);
    await click(tile(1));
    expect(screen.getAllByRole("button", { name: /, empty/ })).toHaveLength(3);
    await change(() => puzzle.shows({ cells: { "7,7": { tile: 2, rotation: 0 } } }));
    const offered = screen.getAllByRole("button", { name: /, empty/ });
    expect(offered.map((each) => each.dataset.cell).sort()).toEqual(["7,8", "8,7"]);
  });

  it("waits for the connection", async () => {
    await show((puzzle) => {
      puzzle.online.value = false;
    });
    await click(tile(5));
    await click(cell(0, 0));
    expect(puzzle.commands).toEqual([]);
    expect(alerted()).toBe("Connection lost. Your tiles wait for it.");
  });
});

describe("a tile that lies", () => {
  it("turns clockwise with every tap, sent in order, however quick", async () => {
    await show(onBoard({ "0,0": { tile: 5, rotation: 5 } }));
    await click(laid(5));
    for (let tap = 0; tap < 3; tap += 1) await click(laid(5));
    expect(puzzle.commands.map((each) => each.type === "lay" && each.rotation)).toEqual([0, 1, 2]);
    await puzzle.does();
    expect(laid(5).ariaLabel).toContain("red straight from north-west to south-east");
    await puzzle.does();
    await puzzle.does();
    expect(puzzle.view.value.benches?.["0"]).toMatchObject({ moves: 1, undo: 1 });
  });

  it("is picked by a tap, and goes where the next one is", async () => {
    await show(onBoard({ "0,0": { tile: 5, rotation: 0 }, "1,0": { tile: 4, rotation: 3 } }));
    await click(laid(5));
    await click(laid(4));
    await click(cell(-1, 0));
    expect(puzzle.commands).toEqual([
      { type: "lay", tile: 4, cell: { q: -1, r: 0 }, rotation: expect.any(Number) },
    ]);
    expect(laid(4).getAttribute("data-cell")).toBe("-1,0");
  });

  it("goes back by the button of the tray", async () => {
    await show(onBoard({ "0,0": { tile: 5, rotation: 0 } }));
    await click(laid(5));
    await click(button(/take the picked tile back/i));
    expect(puzzle.commands).toEqual([{ type: "lift", tile: 5 }]);
    expect(tile(5)).toBeTruthy();
    expect(laidTiles()).toEqual([]);
  });

  it("is where the server has it again when a command is refused", async () => {
    await show(onBoard({ "0,0": { tile: 5, rotation: 0 } }));
    await click(laid(5));
    await click(cell(1, 0));
    await change(() => puzzle.refuse("may_not_act"));
    expect(laid(5).getAttribute("data-cell")).toBe("0,0");
    expect(alerted()).toBe("You cannot act now.");
  });

  it("is marked where it clashes, by a sign, in its name and in the count", async () => {
    await show(onBoard({ "0,0": { tile: 5, rotation: 0 }, "0,1": { tile: 3, rotation: 0 } }));
    expect(screen.getAllByTestId("clash")).toHaveLength(1);
    expect(laid(5).ariaLabel).toContain("clashes on the south-east side");
    expect(laid(3).ariaLabel).toContain("clashes on the north-west side");
    expect(standing()).toBe("1 edge clashes: the colours differ.");
  });
});

describe("undo and redo", () => {
  it("are seen at once, and leave the board to the server in the end", async () => {
    await show();
    await click(tile(5));
    await click(cell(0, 0));
    await puzzle.does();
    await click(tool("Undo"));
    expect(laidTiles()).toEqual([]);
    await click(tool("Redo"));
    expect(laidTiles()).toEqual([5]);
    await puzzle.does();
    await puzzle.does();
    expect(laidTiles()).toEqual([5]);
    expect(isOff(tool("Redo"))).toBe(true);
  });

  it("of what was done before a reload wait for the server", async () => {
    await show(onBoard({ "0,0": { tile: 5, rotation: 0 } }, { moves: 1, undo: 1 }));
    await click(tool("Undo"));
    expect(laidTiles()).toEqual([5]);
    await change(() => puzzle.shows({ moves: 1, redo: 1 }, { type: "undone", seat: 0 }));
    expect(laidTiles()).toEqual([]);
    expect(isOff(tool("Redo"))).toBe(false);
  });

  it("are off where there is nothing to undo, and all tiles go back by one press", async () => {
    await show(onBoard(ALL_BUT_3));
    expect(isOff(tool("Undo"))).toBe(true);
    await click(tool("Take all tiles back"));
    expect(puzzle.commands).toEqual([{ type: "clear" }]);
    expect(laidTiles()).toEqual([]);
  });
});

describe("a hint", () => {
  const lay = { type: "lay", tile: 3, ...PLACE_OF_3 } as const;

  it("is asked for, looked for, shown where it goes, and followed by one press", async () => {
    await show(onBoard(ALL_BUT_3));
    await click(tool("Hint"));
    expect(puzzle.commands).toEqual([{ type: "ask_hint" }]);
    await change(() => puzzle.shows({ cells: ALL_BUT_3, hints: 1, asking: true }));
    expect(isOff(tool("Looking"))).toBe(true);
    await change(() => puzzle.shows({ cells: ALL_BUT_3, hints: 1, hint: lay }));
    expect(screen.getByTestId("suggested")).toBeTruthy();
    await click(button(/^Put it there$/));
    expect(puzzle.commands.at(-1)).toEqual(lay);
    expect(laidTiles()).toHaveLength(5);
  });

  it("may name the tiles in the way, which go back by one press", async () => {
    const hint = { type: "take_back", tiles: [1, 4], proven: true } as const;
    await show(onBoard(ALL_BUT_3, { hints: 1, hint: { ...hint, tiles: [...hint.tiles] } }));
    expect(
      screen.getByText("This board cannot be completed with tiles 1 and 4 there."),
    ).toBeTruthy();
    expect(screen.getAllByTestId("to-take-back")).toHaveLength(2);
    expect(laid(4).ariaLabel).toContain("take it back");
    await click(button(/^Take back$/));
    expect(puzzle.commands).toEqual([
      { type: "lift", tile: 1 },
      { type: "lift", tile: 4 },
    ]);
  });

  it("says so when it is not proven, and when nothing was found", async () => {
    await show(
      onBoard(ALL_BUT_3, { hints: 1, hint: { type: "take_back", tiles: [4], proven: false } }),
    );
    expect(screen.getByText("A solution is known that keeps all but tile 4.")).toBeTruthy();
    await change(() => puzzle.shows({ cells: ALL_BUT_3, hints: 2, hint: { type: "not_found" } }));
    expect(standing()).toContain("No hint was found in time.");
  });

  it("goes when it is closed, and the tools are back", async () => {
    await show(onBoard(ALL_BUT_3, { hints: 1, hint: lay }));
    await click(button(/^Close the hint$/));
    expect(screen.queryByTestId("suggested")).toBeNull();
    expect(tool("Hint")).toBeTruthy();
  });
});

describe("a board with all tiles", () => {
  it("that does not solve the puzzle says why", async () => {
    await show(onBoard(FIVE.cells, { fault: "no_loop" }));
    expect(standing()).toContain("does not close to one loop yet");
  });

  it("that solves it is lit from end to end, and nothing is left to press", async () => {
    await show((puzzle) => {
      puzzle.view.value = aView({ cells: FIVE.cells, solved: "red", line: [...FIVE.along] });
      puzzle.toAct.value = new Set();
      puzzle.outcome.value = {
        places: [1],
        scores: [1],
        reason: "finished",
        teams: [],
        seconds: {},
      };
    });
    expect(screen.getByTestId("lit-line").querySelectorAll(".tantrix-lit")).toHaveLength(5);
    expect(standing()).toBe("Solved! Red from tile to tile.");
    expect(screen.queryByRole("toolbar")).toBeNull();
  });
});

describe("the time", () => {
  it("is the server's, and can be hidden for good", async () => {
    puzzle.now.mockReturnValue(75);
    await show();
    await click(button(/^Time 1:15/));
    expect(screen.queryByText("1:15")).toBeNull();
    expect(showsTime.value).toBe(false);
    await click(button(/^Show the time$/));
    expect(screen.getByText("1:15")).toBeTruthy();
  });
});

describe("a race", () => {
  const two = (puzzle: FakePuzzle) => {
    puzzle.players.value = [aPlayer(0, "Anna", { you: true }), aPlayer(1, "Luca")];
    puzzle.view.value = aView(
      { cells: { "0,0": { tile: 5, rotation: 0 } } },
      {
        benches: { "0": { cells: { "0,0": { tile: 5, rotation: 0 } } }, "1": { cells: ALL_BUT_3 } },
      },
    );
  };

  it("has no hints, and shows everyone's board and progress", async () => {
    await show(two);
    expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
    const boards = within(screen.getByRole("list", { name: "The boards" }));
    expect(boards.getAllByRole("button").map(({ ariaLabel }) => ariaLabel)).toEqual([
      "Anna, 1 of 5 laid, you, look at the board",
      "Luca, 4 of 5 laid, look at the board",
    ]);
    expect(document.querySelectorAll(".puzzle-small-board .tile")).toHaveLength(5);
  });

  it("lets one look at another's board, without touching it, and go back", async () => {
    await show(two);
    await click(button(/^Luca, 4 of 5/));
    expect(standing()).toBe("Luca’s board");
    expect(screen.getAllByRole("img", { name: /^row/ })).toHaveLength(4);
    expect(screen.queryByRole("toolbar")).toBeNull();
    await click(button(/^Back to my board$/));
    expect(laidTiles()).toEqual([5]);
  });

  it("shows one who watches the leader's board first, and any other", async () => {
    await show((puzzle) => {
      two(puzzle);
      puzzle.seat.value = undefined;
    });
    expect(standing()).toBe("Luca’s board");
    await click(button(/^Anna, 1 of 5/));
    expect(standing()).toBe("Anna’s board");
    expect(screen.queryByRole("button", { name: "Back to my board" })).toBeNull();
  });
});

describe("one who watches", () => {
  it("stays with a board until another is two tiles ahead", async () => {
    const [first, second, third] = Object.entries(FIVE.cells);
    const lying = (...tiles: (typeof first)[]) => ({
      cells: Object.fromEntries(tiles.filter((each) => each !== undefined)),
    });
    const race = (...benches: BenchView[]) =>
      aView({}, { benches: Object.fromEntries(benches.entries()) });
    await show((puzzle) => {
      puzzle.seat.value = undefined;
      puzzle.players.value = [aPlayer(0, "Anna"), aPlayer(1, "Luca")];
      puzzle.view.value = race(lying(first), lying(first, second));
    });
    expect(standing()).toBe("Anna’s board");
    await change(() => {
      puzzle.view.value = race(lying(first), lying(first, second, third));
    });
    expect(standing()).toBe("Luca’s board");
    await change(() => {
      puzzle.view.value = race(lying(first), lying());
    });
    expect(standing()).toBe("Luca’s board");
  });

  it("sees the board and its hint, and nothing to press", async () => {
    await show((puzzle) => {
      puzzle.seat.value = undefined;
      puzzle.view.value = aView({
        cells: ALL_BUT_3,
        hints: 1,
        hint: { type: "lay", tile: 3, ...PLACE_OF_3 },
      });
    });
    expect(screen.getByTestId("suggested")).toBeTruthy();
    expect(standing()).toBe("Hint: tile 3, row −1, column 1.");
    expect(screen.getAllByRole("button").map(({ ariaLabel }) => ariaLabel)).toEqual([
      expect.stringContaining("Time"),
    ]);
    expect(ghost()).toBeNull();
  });

  it("sees a triangle faintly until it is filled", async () => {
    await show((puzzle) => {
      puzzle.seat.value = undefined;
      const tiles = Object.values(TRIANGLE.cells).map(({ tile }) => tile);
      const task = { tiles, shape: "triangle" as const, colours: ["blue" as const] };
      puzzle.view.value = aView({}, { task });
    });
    expect(document.querySelectorAll(".puzzle-guide")).toHaveLength(10);
    await change(() =>
      puzzle.shows({ cells: TRIANGLE.cells, solved: "blue", line: [...TRIANGLE.along] }),
    );
    expect(document.querySelectorAll(".puzzle-guide")).toHaveLength(0);
    expect(screen.getByTestId("lit-line")).toBeTruthy();
  });
});
