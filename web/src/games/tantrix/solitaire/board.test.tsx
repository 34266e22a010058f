import { screen, within } from "@testing-library/preact";
import { beforeEach, describe, expect, it } from "vitest";
import { aPlayer } from "../testing";
import {
  alerted,
  aView,
  button,
  cell,
  change,
  click,
  type FakeSolitaire,
  forcedView,
  ghost,
  press,
  standing,
  startSolitaire,
  tile,
} from "./testing";

let match: FakeSolitaire;
let show: (prepare?: (match: FakeSolitaire) => void) => Promise<void>;

beforeEach(() => {
  ({ match, show } = startSolitaire());
});

describe("the piles", () => {
  it("show the number on top, its tile in words, and how many there are", async () => {
    await show();
    const piles = screen.getByRole("toolbar", { name: "The piles, 3 tiles on top" });
    const names = within(piles).getAllByRole("button");
    expect(names.map((pile) => /on pile .*/.exec(pile.ariaLabel ?? "")?.[0])).toEqual([
      "on pile 1, 4 tiles",
      "on pile 2, 5 tiles, fits nowhere now",
      "on pile 3, 3 tiles",
    ]);
  });

  it("keep their places when one is used up, for the eye and for the digits", async () => {
    await show((match) => {
      match.view.value = aView({
        piles: { "0": { top: 7, tiles: 1 }, "2": { top: 10, tiles: 2 } },
      });
    });
    expect(tile(10).style.gridColumn).toBe("3");
    await press("2");
    expect(ghost()).toBeNull();
    await press("3");
    expect(tile(10).getAttribute("aria-pressed")).toBe("true");
  });

  it("turn the tile over that is picked", async () => {
    await show();
    expect(tile(7).querySelector(".solitaire-face")).toBeNull();
    await click(tile(7));
    expect(tile(7).querySelector(".solitaire-face")).toBeTruthy();
  });

  it("are only looked at by who watches", async () => {
    await show((match) => {
      match.seat.value = undefined;
      match.players.value = [aPlayer(0, "Anna")];
    });
    expect(screen.queryByRole("toolbar")).toBeNull();
    expect(screen.getByText(/^tile 9:.*on pile 2, 5 tiles$/)).toBeTruthy();
    expect(standing()).toBe("Anna plays.");
  });
});

describe("a tile", () => {
  it("is laid at once in the cell that is tapped, turned so that it fits", async () => {
    await show();
    await click(tile(7));
    await click(cell("0,1"));
    expect(match.commands).toEqual([{ type: "place", tile: 7, cell: { q: 0, r: 1 }, rotation: 5 }]);
    expect(screen.getByTestId("sent")).toBeTruthy();
  });

  it("turns among the ways that fit", async () => {
    await show();
    await press("3");
    expect(ghost()?.dataset.rotation).toBe("3");
    await press("e");
    expect(ghost()?.dataset.rotation).toBe("5");
    await press("Enter");
    expect(match.commands).toMatchObject([{ tile: 10, rotation: 5 }]);
  });

  it("is on its pile again when it is refused, picked, with the reason", async () => {
    await show();
    await click(tile(7));
    await click(cell("0,1"));
    await change(() => match.refuse("taken"));
    expect(screen.queryByTestId("sent")).toBeNull();
    expect(tile(7).getAttribute("aria-pressed")).toBe("true");
    expect(alerted()).toBe("A tile lies there already.");
  });

  it("says which colours meet where it does not fit", async () => {
    await show();
    await click(tile(9));
    await click(cell("0,1"));
    expect(match.commands).toEqual([]);
    expect(alerted()).toMatch(/^Your \w+ meets \w+ on the .* side\.$/);
  });

  it("of another pile cannot be laid before the first is answered", async () => {
    await show();
    await click(tile(7));
    await click(cell("0,1"));
    await click(tile(10));
    expect(cell("0,1")).toBeNull();
    expect(match.commands.length).toBe(1);
  });

  it("waits for a lost connection", async () => {
    await show((match) => {
      match.online.value = false;
    });
    expect(standing()).toBe("Connection lost. Your tiles wait for it.");
    await click(tile(7));
    await click(cell("0,1"));
    expect(match.commands).toEqual([]);
    expect(alerted()).toBe("Connection lost. Your tiles wait for it.");
  });
});

describe("a forced space", () => {
  beforeEach(() =>
    show((match) => {
      match.view.value = forcedView();
    }),
  );

  it("comes first: it is said, and other tiles say why they wait", async () => {
    expect(standing()).toBe("Forced first: a tile on top fits a space marked with “!”.");
    expect(screen.getByRole("img", { name: /forced space, 1 tile on top fits/ })).toBeTruthy();
    await click(tile(9));
    expect(tile(9).ariaLabel).toContain("fits no forced space");
    expect(screen.getByText("It fits no forced space: another tile comes first.")).toBeTruthy();
  });

  it("is the only cell offered, and the reason anywhere else", async () => {
    await press("1");
    const offered = screen.getAllByRole("button", { name: /, fits \d/ });
    expect(offered.map((each) => each.dataset.cell)).toEqual(["-1,0"]);
    await click(cell("1,0"));
    expect(alerted()).toContain("A space with three neighbours comes first");
  });
});

describe("how it stands", () => {
  it("is the line, and how the score comes about", async () => {
    await show();
    expect(screen.getByRole("heading", { name: "Line of 2" })).toBeTruthy();
    expect(screen.getByText("Score 2")).toBeTruthy();
    await change(() => {
      match.view.value = aView({
        loop: ["0,0", "1,0", "0,1"],
        set_aside: { "9": true },
        score: 5,
      });
    });
    expect(screen.getByRole("heading", { name: "Loop of 3, counts double" })).toBeTruthy();
    expect(screen.getByText("Score 2 × 3 − 1 = 5")).toBeTruthy();
  });

  it("shows the tiles set aside, and says so when it happens", async () => {
    await show();
    await change(() => {
      match.view.value = aView({ set_aside: { "9": true }, score: 1 });
      match.tell({ type: "set_aside", pile: 1, tile: 9 });
    });
    expect(standing()).toBe("Tile 9 had no place: set aside, minus 1.");
    expect(screen.getByRole("region", { name: "Set aside" }).textContent).toContain("tile 9:");
  });

  it("is said on demand", async () => {
    await show();
    await press("s");
    expect(screen.getByRole("status").textContent).toBe(
      "Line of 2. Score 2. Pile 1: tile 7, 4 tiles. Pile 2: tile 9, 5 tiles. Pile 3: tile 10, 3 tiles.",
    );
    await press("h");
    expect(screen.getByRole("status").textContent).toMatch(/^Laid last: tile 2: .* column 1\.$/);
    await press("?");
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  it("in the end is the line, lit over paler tiles, with no control left", async () => {
    await show((match) => {
      match.view.value = aView({ piles: {}, free: {}, grade: "line" });
      match.toAct.value = new Set();
      match.outcome.value = {
        places: [1],
        scores: [2],
        reason: "finished",
        teams: [],
        seconds: {},
      };
    });
    expect(standing()).toBe("One red line through all 2 tiles!");
    expect(document.querySelector(".solo-tiles.dimmed")).toBeTruthy();
    expect(screen.getByTestId("lit-line")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Turn left" })).toBeNull();
  });

  it("at the start is the task, and where the first tile goes", async () => {
    await show((match) => {
      const { last: _, ...view } = aView({ cells: {}, line: [], score: 0 });
      match.view.value = { ...view, free: { "0,0": { "7": [0, 1, 2, 3, 4, 5] } } };
    });
    expect(screen.getByRole("heading", { name: "One red line through all 12 tiles" })).toBeTruthy();
    expect(standing()).toBe("The first tile lies in the middle.");
    await press("1");
    expect(button(/^row 0, column 0, fits 6 ways/)).toBeTruthy();
  });
});
