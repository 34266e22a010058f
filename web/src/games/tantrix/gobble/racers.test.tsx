import { screen, within } from "@testing-library/preact";
import { beforeEach, describe, expect, it } from "vitest";
import { aView, button, change, click, type FakeRace, hand, PLAYERS, startRace } from "./testing";

let race: FakeRace;
let show: (change?: (race: FakeRace) => void) => Promise<void>;

beforeEach(() => {
  ({ race, show } = startRace());
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

  it("marks a bar that has just changed, and none before", async () => {
    await show();
    const marks = () => document.querySelectorAll(".gobble-racer-bar i").length;
    expect(marks()).toBe(0);
    await change(() => {
      race.view.value = aView({ hands: { ...aView().hands, "1": hand(5, 6) } });
    });
    expect(marks()).toBe(1);
    expect(button(/^Luca, 2 tiles/).querySelector(".gobble-racer-bar i")).toBeTruthy();
  });
});
