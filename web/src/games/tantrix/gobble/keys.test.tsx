import { fireEvent, screen, within } from "@testing-library/preact";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { lettersAreKeys } from "../../../ui/keys";
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
  ghost,
  PLACE_1,
  press,
  startRace,
  tile,
} from "./testing";

let race: FakeRace;
let show: (change?: (race: FakeRace) => void) => Promise<void>;

beforeEach(() => {
  ({ race, show } = startRace());
});

const spoken = () => screen.getByRole("status");

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

  it("a digit picks a tile by its place in the hand, and walks to the board", async () => {
    await show();
    await press("2");
    expect(tile(43).getAttribute("aria-pressed")).toBe("true");
    expect(document.activeElement).toBe(cell(ABOVE));
    await press("Enter");
    expect(race.commands).toEqual([expect.objectContaining({ type: "place", tile: 43 })]);
  });

  it("a digit whose tile fits nowhere goes to the tile, and one too many does nothing", async () => {
    await show();
    await press("3");
    expect(document.activeElement).toBe(tile(32));
    expect(tile(32).getAttribute("aria-pressed")).toBe("true");
    await press("9");
    expect(tile(32).getAttribute("aria-pressed")).toBe("true");
  });

  it("N goes to the next cell where the tile fits, round and round, and Shift+N back", async () => {
    await show((race) => {
      const { cells, ...rest } = aView();
      const twins = { "8,0": { tile: 14, rotation: 0 }, "9,0": { tile: 3, rotation: 3 } };
      race.view.value = { ...rest, cells: { ...cells, ...twins } };
    });
    await click(tile(1));
    await press("n");
    expect(document.activeElement).toBe(cell("row 1, column 0"));
    await press("n");
    expect(document.activeElement).toBe(cell("row 1, column 8"));
    await press("n");
    expect(document.activeElement).toBe(cell("row 1, column 0"));
    await press("N", { shiftKey: true });
    expect(document.activeElement).toBe(cell("row 1, column 8"));
  });

  it("H says the last move, and S where everyone stands, as often as one likes", async () => {
    await show((race) => {
      const { cells } = aView();
      race.view.value = aView({
        cells: { ...cells, "0,1": { tile: 28, rotation: 3, seat: 1 } },
        last: "0,1",
      });
    });
    await press("h");
    expect(spoken().textContent).toMatch(/^Luca: tile 28: .*\. row 1, column 0\.$/);
    await press("s");
    expect(spoken().textContent).toBe("Anna 4, Luca 3, Mia 1");
    const first = spoken().firstElementChild;
    await press("s");
    expect(spoken().firstElementChild).not.toBe(first);
  });

  it("? lists the keys, of which none does anything behind the list", async () => {
    await show();
    await press("?");
    const list = screen.getByRole("dialog", { name: "Keys" });
    expect(within(list).getByText("Next or previous cell where it fits")).toBeTruthy();
    expect(within(list).queryByText("Call a gobble")).toBeNull();
    await change(() => fireEvent.keyDown(list, { key: "1" }));
    expect(choices()).toEqual([]);
  });

  it("the keys are listed by a button too, while there is anything to press", async () => {
    await show();
    await click(button(/^Keys$/));
    expect(screen.getByRole("dialog", { name: "Keys" })).toBeTruthy();
    await click(button(/^Close$/));
    expect(screen.queryByRole("dialog")).toBeNull();
    await change(() => {
      race.toAct.value = new Set();
    });
    expect(screen.queryByRole("button", { name: "Keys" })).toBeNull();
  });

  it("letters and digits do nothing for one who has switched them off, but Enter and Escape do", async () => {
    lettersAreKeys.value = false;
    onTestFinished(() => {
      lettersAreKeys.value = true;
    });
    await show();
    await press("1");
    expect(choices()).toEqual([]);
    tile(1).focus();
    await press("Enter");
    await press("e");
    expect(ghost()?.dataset.rotation).toBe("2");
    await press("Escape");
    expect(choices()).toEqual([]);
  });
});
