import { screen } from "@testing-library/preact";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aPlayer } from "../testing";
import {
  alerted,
  aView,
  button,
  cell,
  change,
  click,
  type FakeGobbleAlone,
  FREED,
  ghost,
  pass,
  press,
  standing,
  startGobbleAlone,
  tile,
} from "./testing";

let match: FakeGobbleAlone;
let show: (prepare?: (match: FakeGobbleAlone) => void) => Promise<void>;

beforeEach(() => {
  ({ match, show } = startGobbleAlone());
});

const PLACE_55 = { type: "place", tile: 55, cell: { q: 0, r: 1 }, rotation: 3 };

describe("the tile drawn", () => {
  it("need not be picked: a tap on a cell lays it", async () => {
    await show();
    expect(tile(55)).toBeTruthy();
    await click(cell("0,1"));
    expect(match.commands).toEqual([PLACE_55]);
    expect(screen.getByTestId("sent")).toBeTruthy();
    expect(cell("0,1")).toBeNull();
  });

  it("goes by Enter to the fullest cell, by Enter again to the board, and the keyboard stays", async () => {
    await show((match) => {
      match.view.value = aView({ hand: { tile: 55, fits: { "1,1": [0, 2], "0,1": [3] } } });
    });
    tile(55).focus();
    await press("Enter");
    expect(document.activeElement?.getAttribute("data-cell")).toBe("0,1");
    expect(document.activeElement?.ariaLabel).toContain("gobble: frees the discard on top");
    await press("Enter");
    expect(match.commands).toEqual([PLACE_55]);
    await change(() => {
      match.shows(
        aView({
          cells: { ...aView().cells, "0,1": { tile: 55, rotation: 3 } },
          hand: { tile: 30, fits: { "1,1": [0] } },
        }),
      );
      match.accept();
    });
    expect(document.activeElement).toBe(tile(30));
  });

  it("turns among the ways that fit", async () => {
    await show((match) => {
      match.view.value = aView({ hand: { tile: 55, fits: { "1,1": [0, 2] } } });
    });
    await press("n");
    await press("q");
    expect(ghost()?.dataset.rotation).toBe("2");
  });

  it("is in the hand again when it is refused", async () => {
    await show();
    await click(cell("0,1"));
    await change(() => match.refuse("not_in_hand", { tile: 55 }));
    expect(screen.queryByTestId("sent")).toBeNull();
    expect(alerted()).toBe("Tile 55 is not the one that was drawn.");
    expect(cell("0,1")).toBeTruthy();
  });

  it("is only looked at by who watches", async () => {
    await show((match) => {
      match.seat.value = undefined;
      match.players.value = [aPlayer(0, "Anna")];
    });
    expect(screen.queryByRole("toolbar")).toBeNull();
    expect(cell("0,1")).toBeNull();
    expect(screen.getByText(/^tile 55:/)).toBeTruthy();
    expect(standing()).toBe("Anna plays.");
  });
});

describe("a freed tile", () => {
  it("is laid or put back, by the button and by a key", async () => {
    await show((match) => {
      match.view.value = aView({ hand: FREED });
    });
    expect(standing()).toBe("Freed by your gobble: lay it or put it back.");
    await click(button(/^Put it back$/));
    expect(match.commands).toEqual([{ type: "put_back", tile: 55 }]);
    await press("Backspace");
    expect(match.commands.length).toBe(1);
    await change(() => match.refuse("not_freed", { tile: 55 }));
    await press("Backspace");
    expect(match.commands.length).toBe(2);
  });

  it("that was drawn instead cannot go back", async () => {
    await show();
    await press("Backspace");
    expect(match.commands).toEqual([]);
    expect(screen.queryByRole("button", { name: "Put it back" })).toBeNull();
  });
});

describe("what goes by itself", () => {
  const flying = () => screen.queryAllByTestId("flight").length;

  beforeEach(() => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 9, 9));
  });

  const drawn = () =>
    match.shows(
      aView({ hand: { tile: 30, fits: { "0,1": [0] } } }),
      { type: "drew", tile: 12 },
      { type: "discarded", tile: 12 },
      { type: "drew", tile: 30 },
    );

  it("flies tile after tile, and is said; the tile drawn shows when it has come", async () => {
    await show();
    await change(drawn);
    expect(standing()).toBe("Tile 12 had no place: to the discards.");
    await pass(0);
    expect(flying()).toBe(1);
    expect(tile(30).className).toContain("away");
    await pass(140);
    expect(tile(30).className).toContain("away");
    await pass(400);
    expect(flying()).toBe(0);
    expect(tile(30).className).not.toContain("away");
  });

  it("keeps nobody from going on", async () => {
    await show();
    await change(drawn);
    await click(cell("0,1"));
    expect(match.commands).toMatchObject([{ type: "place", tile: 30 }]);
  });

  it("does not fly where nothing shall move", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    await show();
    await change(drawn);
    await pass(0);
    expect(flying()).toBe(0);
    expect(tile(30).className).not.toContain("away");
  });
});

describe("how it stands", () => {
  it("is how many are left, in the bag, on the discards, and freed after this one", async () => {
    await show((match) => {
      match.view.value = aView({ hand: FREED, due: 1 });
    });
    expect(screen.getByRole("heading", { name: "50 tiles left" })).toBeTruthy();
    expect(screen.getByText("then 1 discard more")).toBeTruthy();
    expect(screen.getByText("46 tiles in the bag")).toBeTruthy();
    await click(button(/^3 discards, tile 9 on top$/));
    const all = screen.getByRole("dialog").querySelectorAll("li .unseen");
    expect([...all].map(({ textContent }) => textContent?.split(":")[0])).toEqual([
      "tile 9",
      "tile 31",
      "tile 4",
    ]);
  });

  it("is said on demand", async () => {
    await show();
    await press("s");
    expect(screen.getByRole("status").textContent).toBe(
      "Tile 55 is to be laid. It fits in 1 place. 46 tiles in the bag. 3 discards, tile 9 on top. 50 tiles left.",
    );
  });

  it("in the end is how many are left", async () => {
    await show((match) => {
      const { hand: _, ...view } = aView({ bag: 0, left: 1, discards: { "9": 0 } });
      match.view.value = view;
      match.toAct.value = new Set();
      match.outcome.value = {
        places: [1],
        scores: [1],
        reason: "finished",
        teams: [],
        seconds: {},
      };
    });
    expect(standing()).toBe("1 tile is left: so close!");
    expect(screen.queryByRole("button", { name: "Turn left" })).toBeNull();
  });
});
