import { fireEvent, screen, within } from "@testing-library/preact";
import { beforeEach, describe, expect, it } from "vitest";
import { aView, button, change, click, HELD, OFFERS, press, show } from "./testing";

describe("the places it could go to", () => {
  const list = () => screen.getByRole("listbox", { name: "Places" });

  beforeEach(() => {
    // jsdom has no layout, and so nothing to scroll.
    Element.prototype.scrollIntoView = () => {};
  });

  it("are asked for, and listed when they are known", async () => {
    const stage = await show(aView(HELD));
    await click("Where could it go?");
    expect(stage.match.commands).toEqual([{ type: "ask" }]);
    expect(screen.getByText("Looking for places …")).toBeTruthy();
    const offered = { type: "offered", seat: 0, count: 2 } as const;
    await change(() => stage.match.show({ offers: [...OFFERS] }, offered));
    expect(
      within(list())
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "level across sticks 5 and 7, in the middle, height 2.1: likely to hold",
      "upright on stick 5, on the right, height 2.5: unlikely to hold",
    ]);
    expect(document.activeElement).toBe(list());
  });

  it("are gone over and chosen by keys, and seen meanwhile", async () => {
    const { hand, glanced } = await show(aView({ ...HELD, offers: [...OFFERS] }));
    await press("l");
    expect(glanced.value).toEqual(OFFERS[0]);
    await press("ArrowDown");
    await press("ArrowDown");
    expect(glanced.value).toEqual(OFFERS[1]);
    await press("Enter");
    expect(hand.carryTo).toHaveBeenCalledWith(OFFERS[1]);
    expect(glanced.value).toBeUndefined();
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(document.activeElement).toBe(button("Lower"));
    await change(() => {
      hand.lowered.value = true;
    });
    expect(document.activeElement).toBe(button("Let go"));
  });

  it("may be chosen before there is a stick in the hand", async () => {
    const { hand, match } = await show(aView({ offers: [...OFFERS] }));
    await press("l");
    await change(() => fireEvent.click(screen.getAllByRole("option")[0] as Element));
    expect(hand.pick).toHaveBeenCalledOnce();
    await change(() => {
      hand.waiting.value = true;
      match.show(HELD);
      hand.hold();
    });
    expect(hand.carryTo).not.toHaveBeenCalled();
    await change(() => {
      hand.waiting.value = false;
    });
    expect(hand.carryTo).toHaveBeenCalledWith(OFFERS[0]);
  });

  it("are put away with Escape, for the bar to come back", async () => {
    await show(aView({ ...HELD, offers: [...OFFERS] }));
    await press("l");
    expect(screen.queryByRole("toolbar")).toBeNull();
    await press("Escape");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(document.activeElement).toBe(button("Lower"));
  });

  it("may be none, and are looked for again for who asks again", async () => {
    const stage = await show(aView());
    await press("l");
    await change(() => stage.match.show({}, { type: "offered", seat: 0, count: 0 }));
    expect(screen.getByText(/No place was found/)).toBeTruthy();
    expect(stage.match.commands).toHaveLength(1);
    await press("Escape");
    await press("l");
    expect(stage.match.commands).toHaveLength(2);
    expect(screen.getByText("Looking for places …")).toBeTruthy();
  });

  it("cannot be asked for twice at once: that is told", async () => {
    const stage = await show(aView());
    await press("l");
    await change(() => stage.match.refuse("asked_already"));
    expect(screen.getByRole("alert").textContent).toBe("That is being looked for already.");
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("are nobody else's business", async () => {
    const stage = await show(aView({ active: 1 }));
    await press("l");
    expect(screen.queryByRole("region")).toBeNull();
    expect(stage.match.commands).toEqual([]);
  });
});
