import { screen } from "@testing-library/preact";
import { beforeEach, describe, expect, it } from "vitest";
import {
  ABOVE,
  aForcedView,
  BELOW,
  cell,
  change,
  choices,
  type FakeStrategy,
  ghost,
  isFixed,
  notice,
  PLACE_1,
  press,
  startMatch,
  tile,
} from "./testing";

let match: FakeStrategy;
let show: (change?: (match: FakeStrategy) => void) => Promise<void>;

beforeEach(() => {
  ({ match, show } = startMatch());
});

const spoken = () => screen.getByRole("status").textContent;

describe("by the keyboard alone", () => {
  it("a digit picks and walks to the board, Enter fixes, Enter lays", async () => {
    await show();
    await press("1");
    expect(document.activeElement).toBe(cell(BELOW));
    await press("Enter");
    expect(isFixed()).toBe(true);
    expect(match.commands).toEqual([]);
    await press("Enter");
    expect(match.commands).toEqual([PLACE_1]);
    expect(document.activeElement).toBe(tile(1));
  });

  it("E turns the fixed ghost, Escape frees it, and once more goes back to the hand", async () => {
    await show();
    await press("2");
    await press("Enter");
    await press("e");
    expect(ghost()?.dataset.rotation).toBe("3");
    await press("Escape");
    expect(isFixed()).toBe(false);
    expect(choices()).toEqual(["1,-1"]);
    await press("Escape");
    expect(choices()).toEqual([]);
    expect(document.activeElement).toBe(tile(43));
  });

  it("F goes to the next forced space with a tile that fits, and says when there is none", async () => {
    await show((match) => {
      match.view.value = aForcedView({
        forced: {
          "0,1": { neighbours: 3, fits: { "1": [2] } },
          "1,-1": { neighbours: 3, fits: { "43": [0] } },
        },
      });
    });
    await press("f");
    expect(document.activeElement).toBe(cell(ABOVE));
    expect(tile(43).getAttribute("aria-pressed")).toBe("true");
    await press("f");
    expect(document.activeElement).toBe(cell(BELOW));
    expect(tile(1).getAttribute("aria-pressed")).toBe("true");
    await change(() => {
      match.view.value = aForcedView({ forced: {} });
    });
    await press("f");
    expect(notice()).toBe("There is no forced space that your tiles fit.");
  });

  it("H says the last move, S everyone's score, T whose turn it is and the clock", async () => {
    await show((match) => {
      match.view.value = aForcedView({ clocks: { "0": { left: 75 } } });
    });
    await press("h");
    expect(spoken()).toMatch(/^Luca: tile 3: .*\. row 0, column 1\.$/);
    await press("s");
    expect(spoken()).toContain("Luca, yellow: loop of 2, score 4, 3 tiles in hand");
    expect(spoken()).toContain("2 tiles left in the bag");
    await press("t");
    expect(spoken()).toBe("Your turn: fill the forced space. On the clock: 1:15.");
  });

  it("a digit whose tile fits nowhere says so, and leaves the picked one where it is", async () => {
    await show();
    await press("1");
    await press("Enter");
    await press("3");
    expect(notice()).toBe("This tile fits nowhere now.");
    expect(isFixed()).toBe(true);
    expect(tile(1).getAttribute("aria-pressed")).toBe("true");
  });

  it("? lists the keys", async () => {
    await show();
    await press("?");
    expect(screen.getByText("Next or previous forced space that your tiles fit")).toBeTruthy();
  });
});
