import { act, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settle } from "../../../testing";
import { Board } from "./board";
import type { Owed } from "./messages.gen";
import { aView, FakeRace, hand, PLAYERS } from "./testing";

let race: FakeRace;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  race = new FakeRace();
});

afterEach(() => {
  vi.useRealTimers();
});

async function show(change: (race: FakeRace) => void = () => {}): Promise<void> {
  change(race);
  render(<Board match={race} />);
  await settled();
}

/** Lets answers arrive and the screen follow. */
const settled = () => act(settle);

async function change(what: () => void): Promise<void> {
  await act(async () => {
    what();
    await settle();
  });
}

const button = (name: RegExp) => screen.getByRole("button", { name });
const tile = (number: number) => button(new RegExp(`^tile ${number}:`));
const cell = (name: string) => button(new RegExp(`^${name}, fits`));
const choices = () => screen.queryAllByRole("button", { name: /, fits \d/ });
const ghost = () => screen.queryByTestId("ghost");
const refusal = () => screen.getByRole("alert").textContent;
const press = (key: string) =>
  change(() => fireEvent.keyDown(document.activeElement ?? document.body, { key }));
const click = (element: Element) => change(() => fireEvent.click(element));
const hover = (element: Element) => change(() => fireEvent.pointerEnter(element));

const BELOW = "row 1, column 0";
const ABOVE = "row −1, column 1";

/** Placing tile 1 below the two tiles joined. */
const PLACE_1 = { type: "place", tile: 1, cell: { q: 0, r: 1 }, rotation: 2 };

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
    await change(() => fireEvent.pointerLeave(cell(BELOW)));
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
      race.outcome.value = { places: [2, 1, 3], scores: [4, 0, 1], reason: "finished", teams: [] };
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

describe("by the keyboard alone", () => {
  it("arrows go along the hand, Enter picks and walks to the board, Enter places", async () => {
    await show();
    tile(1).focus();
    await press("ArrowRight");
    expect(document.activeElement).toBe(tile(43));
    await press("Home");
    await press("Enter");
    expect(document.activeElement).toBe(cell(BELOW));
    expect(ghost()?.dataset.rotation).toBe("2");
    await press("E");
    await press("Enter");
    expect(race.commands).toEqual([{ ...PLACE_1, rotation: 4 }]);
    expect(document.activeElement).toBe(tile(43));
  });

  it("arrows walk the cells where the tile fits", async () => {
    await show((race) => {
      const { cells, ...rest } = aView();
      const twins = { "8,0": { tile: 14, rotation: 0 }, "9,0": { tile: 3, rotation: 3 } };
      race.view.value = { ...rest, cells: { ...cells, ...twins } };
    });
    tile(1).focus();
    await press("Enter");
    expect(document.activeElement).toBe(cell("row 1, column 0"));
    await press("ArrowRight");
    expect(document.activeElement).toBe(cell("row 1, column 8"));
  });

  it("Escape goes back to the hand", async () => {
    await show();
    tile(1).focus();
    await press("Enter");
    await press("Escape");
    expect(document.activeElement).toBe(tile(1));
  });

  it("the nearest cell left has the focus when another takes the one aimed at", async () => {
    await show();
    tile(1).focus();
    await press("Enter");
    const { cells } = aView();
    await change(() => {
      race.view.value = aView({ cells: { ...cells, "0,1": { tile: 28, rotation: 3, seat: 1 } } });
    });
    expect(document.activeElement).toBe(cell("row 1, column −1"));
  });

  it("the hand has the focus again when no cell is left", async () => {
    await show();
    tile(1).focus();
    await press("Enter");
    await change(() => {
      race.online.value = false;
    });
    expect(document.activeElement).toBe(tile(1));
  });

  it("keys typed into a field are left to it", async () => {
    await show();
    await click(tile(1));
    const field = document.body.appendChild(document.createElement("input"));
    field.focus();
    await press("e");
    field.remove();
    expect(tile(1).getAttribute("aria-label")).toContain("blue wide bend from east to south-west");
  });
});

describe("a gift", () => {
  const owed: Owed = { seat: 0, cell: "0,1", tiles: 1, until: 6 };

  it("asks for a tile, then goes to the opponent chosen", async () => {
    await show((race) => {
      race.view.value = aView({ gifts: { "4": owed } });
    });
    expect(screen.getByText("Gobble! Pick a tile to give away")).toBeTruthy();
    expect(button(/^Luca, 3 tiles$/).hasAttribute("disabled")).toBe(true);
    await click(tile(32));
    await click(button(/^Luca, 3 tiles$/));
    expect(race.commands).toEqual([{ type: "give", tile: 32, to: 1 }]);
  });

  it("can be given by the number of an opponent", async () => {
    await show((race) => {
      race.view.value = aView({ gifts: { "4": owed } });
    });
    await click(tile(32));
    await press("2");
    expect(race.commands).toEqual([{ type: "give", tile: 32, to: 2 }]);
  });

  it("cannot go to those who are out or have left", async () => {
    await show((race) => {
      race.view.value = aView({ gifts: { "4": owed }, out: { "2": 1 } });
    });
    const ribbon = screen.getByRole("region", { name: "Your gift" });
    expect(
      within(ribbon)
        .getAllByRole("button")
        .map((each) => each.textContent),
    ).toEqual(["Luca3"]);
  });

  it("of a double: the second tile goes where the first one went", async () => {
    await show((race) => {
      race.view.value = aView({ gifts: { "4": { ...owed, to: 2 } } });
    });
    await click(tile(32));
    const ribbon = screen.getByRole("region", { name: "Your gift" });
    expect(within(ribbon).getByText("The second tile goes to")).toBeTruthy();
    expect(
      within(ribbon)
        .getAllByRole("button")
        .map((each) => each.textContent),
    ).toEqual(["Mia1"]);
  });

  it("counts down the seconds of play", async () => {
    await show((race) => {
      race.view.value = aView({ gifts: { "4": owed } });
    });
    expect(screen.getByRole("timer", { name: "6 seconds left" })).toBeTruthy();
    race.now.mockReturnValue(5.2);
    await change(() => vi.advanceTimersByTime(200));
    expect(screen.getByRole("timer", { name: "1 second left" })).toBeTruthy();
    expect(screen.getByRole("timer").textContent).toBe("1");
  });

  it("says that nobody knows how long while the line is lost", async () => {
    await show((race) => {
      race.view.value = aView({ gifts: { "4": owed } });
    });
    await change(() => {
      race.online.value = false;
    });
    expect(screen.getByRole("timer").textContent).toBe("?");
  });

  it("that is refused gives the tile back, picked, and says why", async () => {
    await show((race) => {
      race.view.value = aView({ gifts: { "4": owed } });
    });
    await click(tile(32));
    await click(button(/^Luca, 3 tiles$/));
    await change(() => race.refuse("cannot_receive", { to: 1 }));
    expect(tile(32).getAttribute("aria-pressed")).toBe("true");
    expect(refusal()).toBe("That player cannot receive a tile.");
  });

  it("the oldest is paid first, and tiles may be placed meanwhile", async () => {
    await show((race) => {
      race.view.value = aView({ gifts: { "10": { ...owed, to: 1 }, "9": { ...owed, to: 2 } } });
    });
    await click(tile(1));
    expect(screen.getByRole("region", { name: "Your gift" }).textContent).toContain("Mia");
    await click(cell(BELOW));
    expect(race.commands).toEqual([PLACE_1]);
  });

  it("of another is no business of yours", async () => {
    await show((race) => {
      race.view.value = aView({ gifts: { "4": { ...owed, seat: 1 } } });
    });
    expect(screen.queryByRole("region", { name: "Your gift" })).toBeNull();
  });
});

describe("the call (option)", () => {
  const calls = { "4": { seat: 0, cell: "0,1", tiles: 1, until: 2 } };

  it.each(["g", " ", "click"])("is made by %j while a gobble waits for it", async (way) => {
    await show((race) => {
      race.view.value = aView({ calls });
    });
    await (way === "click" ? click(button(/Gobble!/)) : press(way));
    expect(race.commands).toEqual([{ type: "call" }]);
  });

  it("that comes too late says so", async () => {
    await show((race) => {
      race.view.value = aView({ calls });
    });
    await press("g");
    await change(() => race.refuse("nothing_to_call"));
    expect(refusal()).toBe("There is no gobble of yours to call.");
  });

  it("is not there when nothing waits for it", async () => {
    await show();
    await press("g");
    expect(race.commands).toEqual([]);
  });
});

describe("everyone's count", () => {
  const rows = () =>
    within(screen.getByRole("list", { name: "Tiles left" }))
      .getAllByRole("listitem")
      .map((row) => row.querySelector("button")?.getAttribute("aria-label") ?? row.textContent);

  it("is told seat by seat, with who is about to finish and who is a bot", async () => {
    await show();
    expect(rows()).toEqual([
      expect.stringContaining("Anna, 4 tiles, you"),
      "Luca, 3 tiles, show the hand",
      "Mia, 1 tile, 1 left!, bot, show the hand",
    ]);
  });

  it("says who is out, who has left and who is away", async () => {
    await show((race) => {
      race.view.value = aView({ hands: { "0": hand(1) }, out: { "1": 1 }, resigned: { "2": 3 } });
      race.players.value = PLAYERS.map((player) => ({ ...player, here: player.seat !== 1 }));
    });
    expect(rows().slice(1)).toEqual([
      "Luca, 0 tiles, 1st, away, show the hand",
      "Mia, 0 tiles, resigned, bot, show the hand",
    ]);
  });

  it("opens and closes an opponent's hand", async () => {
    await show();
    await click(button(/^Luca,/));
    expect(screen.getByRole("region", { name: "Luca’s hand" })).toBeTruthy();
    await click(button(/^Luca,/));
    expect(screen.queryByRole("region", { name: "Luca’s hand" })).toBeNull();
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

  it("a gobble of another, or a gift to you, is shown over the board for a while", async () => {
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
    await change(() => vi.advanceTimersByTime(4000));
    expect(screen.queryByText(/double gobble/)).toBeNull();
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
