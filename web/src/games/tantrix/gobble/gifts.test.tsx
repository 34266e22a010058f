import { screen, within } from "@testing-library/preact";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Owed } from "./messages.gen";
import {
  aView,
  BELOW,
  button,
  cell,
  change,
  click,
  type FakeRace,
  PLACE_1,
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
    ).toEqual(["1Luca3"]);
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
    ).toEqual(["1Mia1"]);
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
