import { fireEvent, screen, within } from "@testing-library/preact";
import { beforeEach, describe, expect, it } from "vitest";
import { confirms } from "../../../ui/confirming";
import {
  ABOVE,
  aForcedView,
  aView,
  BELOW,
  button,
  cell,
  change,
  choices,
  click,
  type FakeStrategy,
  ghost,
  hand,
  isFixed,
  lines,
  lit,
  notice,
  PLACE_1,
  PLAYERS,
  pass,
  startMatch,
  tick,
  tile,
} from "./testing";

let match: FakeStrategy;
let show: (change?: (match: FakeStrategy) => void) => Promise<void>;

beforeEach(() => {
  ({ match, show } = startMatch());
});

const showForced = () =>
  show((match) => {
    match.view.value = aForcedView();
  });

const showWaiting = () =>
  show((match) => {
    match.view.value = aView({ mover: 1, free: {} });
  });

describe("a free move", () => {
  it("offers the cells where the picked tile fits, and marks those that are closed", async () => {
    await show();
    await click(tile(43));
    expect(choices()).toEqual(["1,-1"]);
    expect(cell("row 1, column −1").getAttribute("aria-label")).toContain(
      "closed by a restriction",
    );
    expect(document.querySelectorAll(".strategy-barred")).toHaveLength(1);
  });

  it("fixes the ghost, turns it only to rotations that fit, and is sent by the tick", async () => {
    await show();
    await click(tile(43));
    await click(cell(ABOVE));
    expect(isFixed()).toBe(true);
    expect(match.commands).toEqual([]);
    expect(ghost()?.dataset.rotation).toBe("0");
    expect(ghost()?.textContent).toContain("1/2");
    await click(cell(ABOVE));
    expect(ghost()?.dataset.rotation).toBe("3");
    await click(cell(ABOVE));
    expect(ghost()?.dataset.rotation).toBe("0");
    await click(tick()[0]);
    expect(match.commands).toEqual([
      { type: "place", tile: 43, cell: { q: 1, r: -1 }, rotation: 0 },
    ]);
    expect(screen.getByTestId("sent")).toBeTruthy();
    expect(notice()).toBe("");
  });

  it("is sent by the click itself where nobody asked for the tick", async () => {
    confirms.value = false;
    await show();
    await click(tile(1));
    await click(cell(BELOW));
    expect(match.commands).toEqual([PLACE_1]);
  });

  it("says why a tile fits nowhere, and does not pick it", async () => {
    await show();
    await click(tile(32));
    expect(notice()).toBe("This tile fits nowhere now.");
    expect(tile(32).getAttribute("aria-pressed")).toBe("false");
  });

  it("says which restriction closes a cell, and lights the space it protects", async () => {
    await show();
    await click(tile(43));
    await click(cell("row 1, column −1"));
    expect(notice()).toContain("Restriction 2");
    expect(lit()).toBe(1);
    await pass(4000);
    expect(lit()).toBe(0);
  });

  it("says which colours meet where they differ", async () => {
    await show();
    await click(tile(43));
    await click(cell(BELOW));
    expect(notice()).toMatch(/^Your \w+ meets \w+ on the .+ side\.$/);
  });
});

describe("forced spaces", () => {
  it("are marked with how many of one's tiles fit", async () => {
    await showForced();
    const space = screen.getByRole("img", { name: `${BELOW}, forced space, 1 of your tiles fits` });
    expect(space.textContent).toContain("!");
  });

  it("come first: other tiles are pale, and say why", async () => {
    await showForced();
    expect(tile(43).className).toContain("useless");
    expect(tile(1).className).not.toContain("useless");
    await click(tile(43));
    expect(notice()).toContain("fits no forced space");
    expect(choices()).toEqual([]);
  });

  it("are lit when another cell is pressed", async () => {
    await showForced();
    await click(tile(1));
    expect(choices()).toEqual(["0,1"]);
    await click(cell(ABOVE));
    expect(notice()).toContain("First fill the forced spaces");
    expect(lit()).toBe(1);
  });

  it("say what the turn is about, and which of its steps it is", async () => {
    await showForced();
    expect(document.querySelector(".strategy-banner")?.textContent).toBe(
      "Your turn: fill the forced space.",
    );
    const steps = within(screen.getByRole("list", { name: "The three steps of a turn" }));
    const current = steps.getAllByRole("listitem").map((step) => step.getAttribute("aria-current"));
    expect(current).toEqual(["step", null, null]);
  });
});

describe("a refusal", () => {
  it("gives the tile back, picked, says why and lights the cells it names", async () => {
    await show();
    await click(tile(1));
    await click(cell(BELOW));
    await click(tick()[0]);
    await change(() =>
      match.refuse("controlled_side", { space: { q: 0, r: 1 }, forced: { q: 1, r: 1 } }),
    );
    expect(screen.queryByTestId("sent")).toBeNull();
    expect(tile(1).getAttribute("aria-pressed")).toBe("true");
    expect(notice()).toContain("Restriction 3");
    expect(lit()).toBe(2);
  });

  it("of the table is told in the table's words", async () => {
    await show();
    await click(tile(1));
    await click(cell(BELOW));
    await click(tick()[0]);
    await change(() => match.refuse("may_not_act"));
    expect(notice()).toBe("It is not your turn.");
  });
});

describe("a plan", () => {
  const plan = async () => {
    await showWaiting();
    await click(tile(1));
    await click(cell(BELOW));
  };

  it("is a ghost that nobody else sees, and cannot be laid yet", async () => {
    await plan();
    expect(isFixed()).toBe(true);
    expect(screen.getByText(/^Planned/)).toBeTruthy();
    expect(tick()).toEqual([]);
    expect(match.commands).toEqual([]);
  });

  it("stays when the turn comes and it is legal, to be laid with one press", async () => {
    await plan();
    await change(() => {
      match.view.value = aView({ turn: 5 });
    });
    expect(isFixed()).toBe(true);
    await click(tick()[0]);
    expect(match.commands).toEqual([PLACE_1]);
  });

  it("goes, with a word, when it is not legal any more", async () => {
    await plan();
    await change(() => {
      match.view.value = aView({ free: { "1,-1": { "43": [0] } } });
    });
    expect(isFixed()).toBe(false);
    expect(notice()).toBe("Your plan is not legal any more.");
  });

  it("is never in a cell that is closed", async () => {
    await show((match) => {
      const barred = { "0,1": { space: "1,1", forced: "1,1" } };
      match.view.value = aView({ mover: 1, free: {}, barred });
    });
    await click(tile(1));
    expect(choices()).not.toContain("0,1");
  });
});

describe("everyone's card", () => {
  const card = (name: string) =>
    within(screen.getByRole("list", { name: "Players" })).getByRole("button", {
      name: new RegExp(`(^|, )${name}, `),
    });

  it("says colour, line or loop, score, hand, and whose turn it is", async () => {
    await show();
    expect(card("Anna").getAttribute("aria-label")).toMatch(
      /^to move, Anna, red: line of 2, score 2, 3 tiles in hand, you/,
    );
    expect(card("Luca").getAttribute("aria-label")).toMatch(
      /^Luca, yellow: loop of 2, score 4, 3 tiles in hand/,
    );
    expect(card("Mia").getAttribute("aria-label")).toContain("bot");
  });

  it("lights the line while it is pointed at, and for good when it is pressed, with the hand", async () => {
    await show();
    expect(lines()).toBe(0);
    await change(() => fireEvent.pointerEnter(card("Luca")));
    expect(lines()).toBe(1);
    await change(() => fireEvent.pointerLeave(card("Luca")));
    expect(lines()).toBe(0);
    await click(card("Luca"));
    expect(lines()).toBe(1);
    const open = screen.getByRole("region", { name: "Luca’s hand" });
    expect(within(open).getAllByRole("listitem")).toHaveLength(3);
    await click(card("Luca"));
    expect(screen.queryByRole("region", { name: "Luca’s hand" })).toBeNull();
  });

  it("says who plays with you", async () => {
    await show((match) => {
      match.view.value = aView({ colours: { "0": "red", "1": "yellow", "2": "red" } });
    });
    expect(card("Mia").getAttribute("aria-label")).toContain("partner");
  });

  it("shows a clock that runs, marked when it is low, and unknown without a connection", async () => {
    match.now.mockReturnValue(0);
    await show((match) => {
      match.view.value = aView({
        clocks: { "0": { left: 12, since: 0 }, "1": { left: 900 }, "2": { left: -5, points: 1 } },
      });
    });
    const clocks = () =>
      [...document.querySelectorAll(".strategy-clock")].map((c) => c.textContent);
    expect(clocks()).toEqual(["0:12", "15:00", "−0:05 −1"]);
    match.now.mockReturnValue(3);
    await pass(250);
    expect(clocks()[0]).toBe("0:09!");
    await change(() => {
      match.online.value = false;
    });
    expect(clocks()[0]).toBe("?");
  });
});

describe("the bag", () => {
  it("shows what is left, by pictures", async () => {
    await show();
    await click(button(/^Bag 2$/));
    const bag = within(screen.getByRole("dialog", { name: "2 tiles left in the bag" }));
    expect(bag.getAllByRole("listitem").map((item) => item.textContent?.slice(0, 8))).toEqual([
      "tile 20:",
      "tile 21:",
    ]);
  });

  it("says, when it is empty, that there are no restrictions", async () => {
    await show((match) => {
      match.view.value = aView({ bag: {} });
    });
    expect(screen.getByText("Bag empty: no restrictions")).toBeTruthy();
  });
});

describe("the end", () => {
  it("lights the winner's line", async () => {
    await show((match) => {
      const { mover: _, phase: __, free: ___, ...over } = aView();
      match.view.value = over;
      match.outcome.value = {
        places: [2, 1, 3],
        scores: [2, 4, 1],
        reason: "finished",
        teams: [],
        seconds: {},
      };
    });
    expect(lines()).toBe(1);
    expect(screen.getAllByText("The match is over.").length).toBeGreaterThan(0);
  });

  it("lights a team's line once", async () => {
    await show((match) => {
      const { mover: _, phase: __, free: ___, ...over } = aView();
      match.view.value = { ...over, colours: { "0": "red", "1": "yellow", "2": "red" } };
      match.outcome.value = {
        places: [1, 3, 1],
        scores: [4, 2, 4],
        reason: "finished",
        teams: [0, 1, 0],
        seconds: {},
      };
    });
    expect(lines()).toBe(1);
  });
});

describe("one who watches", () => {
  it("has no hand, and sees the mover's", async () => {
    await show((match) => {
      match.seat.value = undefined;
      match.players.value = PLAYERS.map((player) => ({ ...player, you: false }));
      match.view.value = aView({ mover: 1 });
    });
    expect(screen.queryByRole("toolbar")).toBeNull();
    expect(screen.getByRole("region", { name: "Luca’s hand" })).toBeTruthy();
  });
});

describe("the last move", () => {
  it("is marked, and with it what was laid in the same turn", async () => {
    await show((match) => {
      const cells = {
        "0,0": { tile: 14, rotation: 0, seat: 0, turn: 1 },
        "1,0": { tile: 3, rotation: 3, seat: 1, turn: 2 },
        "0,1": { tile: 28, rotation: 3, seat: 1, turn: 2 },
      };
      match.view.value = aView({ cells, last: "0,1" });
    });
    expect(document.querySelectorAll(".tantrix-newest")).toHaveLength(1);
    expect(screen.getAllByTestId("same-turn")).toHaveLength(1);
    expect(
      screen.getByRole("img", { name: /^row 1, column 0, tile 28: .*, laid last$/ }),
    ).toBeTruthy();
  });
});

describe("a tile that is drawn", () => {
  it("takes the place of the one laid", async () => {
    await show((match) => {
      match.view.value = aView({ hands: { "0": { "1": 2, "43": 0, "32": 1 }, "1": hand(5) } });
    });
    const row = within(screen.getByRole("toolbar", { name: "Your hand, 3 tiles" }));
    expect(row.getAllByRole("button").map((one) => one.dataset.tile)).toEqual(["43", "32", "1"]);
  });
});
