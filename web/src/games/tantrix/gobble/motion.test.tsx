import { fireEvent, screen } from "@testing-library/preact";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as sound from "../../../ui/sound";
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
  PLACE_1,
  pass,
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

const pointer = (x: number, y: number, buttons = 1) => ({
  pointerId: 1,
  pointerType: "mouse",
  clientX: x,
  clientY: y,
  buttons,
  bubbles: true,
});
const lifted = () => screen.queryByTestId("lifted");
const flights = () => screen.queryAllByTestId("flight");
const labels = () => screen.queryAllByTestId("label").map(({ textContent }) => textContent);

async function lift(number: number): Promise<void> {
  await change(() => {
    fireEvent.pointerDown(tile(number), pointer(100, 100));
    fireEvent.pointerMove(window, pointer(100, 80));
  });
}

describe("a tile that is dragged", () => {
  it("is in the air, and the cells where it fits show themselves", async () => {
    await show();
    await lift(1);
    expect(lifted()).toBeTruthy();
    expect(tile(1).className).toContain("away");
    expect(choices()).toHaveLength(1);
  });

  it("flies back when it is let go away from a cell, which is no click either", async () => {
    await show();
    await lift(1);
    await change(() => {
      fireEvent.pointerUp(window, pointer(100, 80, 0));
      fireEvent.click(tile(1), { detail: 1 });
    });
    expect(lifted()).toBeNull();
    expect(flights()).toHaveLength(1);
    expect(choices()).toEqual([]);
    await pass(220);
    expect(flights()).toEqual([]);
    expect(tile(1).className).not.toContain("away");
    expect(race.commands).toEqual([]);
  });

  it.each([
    ["Escape", () => press("Escape")],
    ["the right button", () => change(() => fireEvent.contextMenu(field()))],
    ["a lost pointer", () => change(() => fireEvent.pointerCancel(window, pointer(100, 80)))],
  ])("is put back by %s", async (_, call) => {
    await show();
    await lift(1);
    await call();
    expect(lifted()).toBeNull();
    expect(tile(1).getAttribute("aria-pressed")).toBe("false");
  });

  it("is turned by the wheel, wherever the pointer is", async () => {
    await show();
    await lift(1);
    await change(() => fireEvent.wheel(document.body, { deltaY: 100 }));
    expect(tile(1).getAttribute("aria-label")).toContain("blue wide bend from south-east to west");
  });

  it("goes back when the server gives it away", async () => {
    await show();
    await lift(1);
    await change(() => {
      race.view.value = aView({ hands: { ...aView().hands, "0": hand(43, 32, 28) } });
    });
    expect(lifted()).toBeNull();
  });
});

describe("a click on the board", () => {
  const pressAndRelease = (down: Element, up: Element) =>
    change(() => {
      fireEvent.pointerDown(down, pointer(0, 0));
      fireEvent.click(up, { detail: 1 });
    });

  it("lays the tile where it was pressed", async () => {
    await show();
    await click(tile(1));
    await pressAndRelease(cell(BELOW), cell(BELOW));
    expect(race.commands).toEqual([PLACE_1]);
  });

  it("that slid off its cell does nothing", async () => {
    await show();
    await click(tile(1));
    await pressAndRelease(button(/does not fit/), cell(BELOW));
    await pressAndRelease(cell(BELOW), field());
    expect(race.commands).toEqual([]);
    expect(refusal()).toBe("");
  });

  it("by the right button turns the tile, with Shift the other way", async () => {
    await show();
    await click(tile(1));
    await change(() => fireEvent.pointerMove(cell(BELOW)));
    await change(() => fireEvent.contextMenu(cell(BELOW)));
    expect(ghost()?.dataset.rotation).toBe("4");
    await change(() => fireEvent.contextMenu(cell(BELOW), { shiftKey: true }));
    expect(ghost()?.dataset.rotation).toBe("2");
  });
});

describe("a tile that is refused", () => {
  it("flies back to the hand and says at its cell who was faster, for 1.6 s", async () => {
    await show();
    await click(tile(1));
    await click(cell(BELOW));
    await change(() => race.refuse("taken", { cell: { q: 0, r: 1 }, by: 1, ms: 90 }));
    expect(flights()).toHaveLength(1);
    expect(labels()).toEqual(["Luca was faster · 90 ms"]);
    expect(refusal()).toBe("Luca was faster · 90 ms");
    await pass(220);
    expect(flights()).toEqual([]);
    await pass(1380);
    expect(labels()).toEqual([]);
    expect(refusal()).toBe("Luca was faster · 90 ms");
  });

  it("blocks nothing while it flies: it is picked, and can be laid again at once", async () => {
    await show();
    await click(tile(1));
    await click(cell(BELOW));
    await change(() => race.refuse("taken", { by: 1, ms: 90 }));
    await click(cell(BELOW));
    expect(race.commands).toHaveLength(2);
    expect(screen.getByTestId("sent")).toBeTruthy();
  });

  it("for another reason flies back too, with the reason", async () => {
    await show();
    await click(tile(1));
    await click(cell(BELOW));
    await change(() => race.refuse("too_few_neighbours", { neighbours: 1 }));
    expect(flights()).toHaveLength(1);
    expect(labels()[0]).toContain("at least two others");
  });

  it("ticks twice; picking and turning click", async () => {
    const play = vi.spyOn(sound, "play");
    await show();
    await click(tile(1));
    await click(tile(1));
    expect(play.mock.calls).toEqual([["turn"], ["turn"]]);
    await click(cell(BELOW));
    await change(() => race.refuse("taken", { by: 1, ms: 90 }));
    expect(play.mock.calls.slice(2)).toEqual([["double_tick"]]);
  });
});

it("a cell where the tile does not fit says so at the cell", async () => {
  await show();
  await click(tile(1));
  await click(button(new RegExp(`^${ABOVE}, does not fit`)));
  expect(labels()).toEqual(["Your red meets blue on the south-east side."]);
  expect(flights()).toEqual([]);
});

describe("a gift", () => {
  const owed = { seat: 0, cell: "0,1", tiles: 1, until: 6 };

  it("of yours flies to who gets it, and back when it is refused", async () => {
    await show((race) => {
      race.view.value = aView({ gifts: { "4": owed } });
    });
    await click(tile(32));
    await click(button(/^Luca, 3 tiles$/));
    expect(flights()).toHaveLength(1);
    await pass(220);
    await change(() => race.refuse("cannot_receive", { to: 1 }));
    expect(flights()).toHaveLength(1);
    expect(labels()).toEqual([]);
  });

  it("to you carries its giver's name for a while", async () => {
    await show();
    await change(() => {
      race.view.value = aView({ hands: { ...aView().hands, "0": hand(1, 43, 32, 28, 6) } });
      race.tell({ type: "given", seat: 1, to: 0, tile: 6, late: false });
    });
    expect(flights()).toHaveLength(1);
    expect(screen.getByText("+1 from Luca")).toBeTruthy();
    expect(tile(6).getAttribute("aria-label")).toContain("+1 from Luca");
    await pass(2500);
    expect(screen.queryByText("+1 from Luca")).toBeNull();
  });
});
