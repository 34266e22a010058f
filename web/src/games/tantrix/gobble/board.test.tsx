import { fireEvent, screen, within } from "@testing-library/preact";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  ABOVE,
  aView,
  BELOW,
  button,
  cell,
  change,
  choices,
  click,
  type FakeRace,
  field,
  ghost,
  hand,
  hover,
  PLACE_1,
  PLAYERS,
  press,
  refusal,
  startRace,
  tile,
} from "./testing";

let race: FakeRace;
let show: (change?: (race: FakeRace) => void) => Promise<void>;

beforeEach(() => {
  ({ race, show } = startRace());
});

describe("the hand", () => {
  it("holds your tiles in the order they came", async () => {
    await show((race) => {
      race.view.value = aView({ hands: { "0": { "1": 3, "43": 0, "32": 7, "28": 1 } } });
    });
    const row = screen.getByRole("toolbar", { name: "Your hand, 4 tiles" });
    const tiles = within(row).getAllByRole("button");
    expect(tiles.map((one) => one.dataset.tile)).toEqual(["43", "28", "1", "32"]);
  });

  it("says which tiles fit nowhere, and lets them be picked all the same", async () => {
    await show();
    expect(tile(32).getAttribute("aria-label")).toContain("fits nowhere now");
    expect(tile(1).getAttribute("aria-label")).not.toContain("nowhere");
    await click(tile(32));
    expect(tile(32).getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByText("It fits nowhere now.")).toBeTruthy();
  });

  it("turns the picked tile when it is tapped again", async () => {
    await show();
    await click(tile(1));
    expect(tile(1).getAttribute("aria-label")).toContain("blue wide bend from east to south-west");
    await click(tile(1));
    expect(tile(1).getAttribute("aria-label")).toContain("blue wide bend from south-east to west");
  });

  it("is not there for one who watches; any hand can be looked at", async () => {
    await show((race) => {
      race.seat.value = undefined;
      race.players.value = PLAYERS.map((player) => ({ ...player, you: false }));
    });
    expect(screen.queryByRole("toolbar")).toBeNull();
    await click(button(/^Luca, 3 tiles/));
    const open = screen.getByRole("region", { name: "Luca’s hand" });
    expect(
      within(open)
        .getAllByRole("listitem")
        .map((item) => item.textContent?.slice(0, 7)),
    ).toEqual(["tile 5:", "tile 6:", "tile 7:"]);
    expect(choices()).toEqual([]);
  });
});

describe("picking a tile", () => {
  it("shows where it fits, and in how many ways", async () => {
    await show();
    expect(choices()).toEqual([]);
    await click(tile(1));
    expect(choices().map((each) => each.getAttribute("aria-label"))).toEqual([
      `${BELOW}, fits 2 ways`,
    ]);
    await click(tile(43));
    expect(choices().map((each) => each.getAttribute("aria-label"))).toEqual([
      `${ABOVE}, fits 1 way`,
    ]);
  });

  it("says which cells are gobbles", async () => {
    await show((race) => {
      const { cells, ...rest } = aView();
      race.view.value = { ...rest, cells: { ...cells, "2,-1": { tile: 2, rotation: 0 } } };
    });
    await click(tile(43));
    expect(screen.getByRole("img", { name: `${ABOVE}, gobble: gives one tile away` })).toBeTruthy();
  });

  it("is undone by Escape", async () => {
    await show();
    await click(tile(1));
    await press("Escape");
    expect(choices()).toEqual([]);
    expect(tile(1).getAttribute("aria-pressed")).toBe("false");
  });
});

describe("aiming at a cell", () => {
  it("shows the tile there in the first rotation that fits from the current one on", async () => {
    await show();
    await click(tile(1));
    await hover(cell(BELOW));
    expect(ghost()?.dataset.rotation).toBe("2");
  });

  it.each([
    ["e", "E"],
    ["the turn button", undefined],
    ["a wheel", undefined],
  ])("turns only to rotations that fit, by %s", async (way, key) => {
    await show();
    await click(tile(1));
    await hover(cell(BELOW));
    const turn = () => {
      if (key) return press(key);
      if (way === "a wheel") return change(() => fireEvent.wheel(cell(BELOW), { deltaY: 100 }));
      return click(button(/Turn right/));
    };
    await turn();
    expect(ghost()?.dataset.rotation).toBe("4");
    await turn();
    expect(ghost()?.dataset.rotation).toBe("2");
  });

  it("ends when the pointer leaves", async () => {
    await show();
    await click(tile(1));
    await hover(cell(BELOW));
    await change(() => fireEvent.pointerLeave(field()));
    expect(ghost()).toBeNull();
  });
});

describe("placing a tile", () => {
  it("sends it at once, and shows it before the answer", async () => {
    await show();
    await click(tile(1));
    await click(cell(BELOW));
    expect(race.commands).toEqual([PLACE_1]);
    expect(screen.getByTestId("sent")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^tile 1:/ })).toBeNull();
  });

  it("leaves the tile to the view when it is accepted", async () => {
    await show();
    await click(tile(1));
    await click(cell(BELOW));
    await change(() => {
      const { cells, hands } = aView();
      race.view.value = aView({
        cells: { ...cells, "0,1": { tile: 1, rotation: 2, seat: 0 } },
        hands: { ...hands, "0": hand(43, 32, 28) },
        last: "0,1",
      });
      race.accept();
    });
    expect(screen.queryByTestId("sent")).toBeNull();
    expect(
      screen.getByRole("img", { name: new RegExp(`^${BELOW}, tile 1:.*laid last`) }),
    ).toBeTruthy();
  });

  it("that comes too late gives the tile back, picked, and says who was faster", async () => {
    await show();
    await click(tile(1));
    await click(cell(BELOW));
    await change(() => race.refuse("taken", { cell: { q: 0, r: 1 }, by: 1, ms: 90 }));
    expect(screen.queryByTestId("sent")).toBeNull();
    expect(tile(1).getAttribute("aria-pressed")).toBe("true");
    expect(refusal()).toBe("Luca was faster · 90 ms");
  });

  it("that is refused leaves a tile alone that was picked meanwhile", async () => {
    await show();
    await click(tile(1));
    await click(cell(BELOW));
    await click(tile(43));
    await change(() => race.refuse("taken", { by: 1, ms: 90 }));
    expect(tile(43).getAttribute("aria-pressed")).toBe("true");
    expect(tile(1).getAttribute("aria-pressed")).toBe("false");
  });

  it("says why a cell does not do, and sends nothing", async () => {
    await show();
    await click(tile(1));
    await click(button(/does not fit/));
    expect(race.commands).toEqual([]);
    expect(refusal()).toBe("Your red meets blue on the south-east side.");
  });

  it("waits for the connection", async () => {
    await show((race) => {
      race.online.value = false;
    });
    await click(tile(1));
    expect(choices()).toEqual([]);
    await click(screen.getAllByRole("button", { name: /does not fit/ })[0] as Element);
    expect(race.commands).toEqual([]);
    expect(refusal()).toBe("Connection lost. Your tiles wait for it.");
  });

  it("ends with the race", async () => {
    await show();
    await click(tile(1));
    await change(() => {
      race.outcome.value = {
        places: [2, 1, 3],
        scores: [4, 0, 1],
        reason: "finished",
        teams: [],
        seconds: {},
      };
    });
    expect(choices()).toEqual([]);
    expect(screen.getByText("The race is over.")).toBeTruthy();
  });

  it("a sentence goes after four seconds, and the same one is said anew", async () => {
    await show();
    await click(tile(1));
    await click(button(/does not fit/));
    const first = screen.getByRole("alert").firstElementChild;
    await click(button(/does not fit/));
    expect(screen.getByRole("alert").firstElementChild).not.toBe(first);
    await change(() => vi.advanceTimersByTime(4000));
    expect(refusal()).toBe("");
  });
});

describe("what there is to know", () => {
  it.each([
    ["Pick a tile, then a cell.", () => {}],
    [
      "None of your tiles fits anywhere now. Somebody else’s move may change that.",
      (race: FakeRace) => {
        race.view.value = aView({ hands: { "0": hand(32) } });
      },
    ],
    [
      "You are out: 1st! Watch the others finish.",
      (race: FakeRace) => {
        race.view.value = aView({ hands: { "1": hand(5) }, out: { "0": 1 } });
        race.toAct.value = new Set([1, 2]);
      },
    ],
    [
      "You have left the race.",
      (race: FakeRace) => {
        race.view.value = aView({ hands: { "1": hand(5) }, resigned: { "0": 3 } });
        race.toAct.value = new Set([1, 2]);
      },
    ],
  ])("is said in one sentence: %s", async (sentence, prepare) => {
    await show(prepare);
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it("a gobble of another, or a gift to you, is shown until the next", async () => {
    await show();
    await change(() =>
      race.tell(
        { type: "placed", seat: 1, tile: 5, cell: { q: 0, r: 1 }, rotation: 0 },
        { type: "given", seat: 1, to: 0, tile: 6, late: false },
      ),
    );
    expect(screen.getByText("Luca gives you tile 6.")).toBeTruthy();
    await change(() => race.tell({ type: "gobbled", seat: 2, cell: { q: 0, r: 1 }, gifts: 2 }));
    expect(screen.getByText("Mia makes a double gobble and gives two tiles away.")).toBeTruthy();
    expect(screen.queryByText("Luca gives you tile 6.")).toBeNull();
  });

  it("a placement of another is not", async () => {
    await show();
    await change(() =>
      race.tell({ type: "placed", seat: 1, tile: 5, cell: { q: 0, r: 1 }, rotation: 0 }),
    );
    expect(screen.queryByText("Luca lays tile 5.")).toBeNull();
  });

  it("a view without a member has nothing there", async () => {
    await show((race) => {
      race.view.value = {} as never;
    });
    expect(screen.getByRole("group", { name: "The tiles on the table" })).toBeTruthy();
  });
});
