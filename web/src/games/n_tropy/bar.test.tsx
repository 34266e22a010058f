import { act, fireEvent, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HOLD } from "./let_go";
import { aView, button, change, click, FINISHED, HELD, show } from "./testing";

describe("the bar", () => {
  it("takes a stick, turns it, lowers it, and lets it go", async () => {
    const stage = await show(aView());
    const { hand } = stage;
    await click("Take a stick");
    expect(hand.pick).toHaveBeenCalledOnce();
    await change(() => {
      stage.match.show(HELD);
      hand.hold();
    });
    await click("Level");
    await click("Upright");
    expect(hand.setAngle.mock.calls).toEqual([[0], [Math.PI / 2]]);
    await click("Turn 1° counterclockwise");
    expect(hand.turn.mock.calls[0]?.[0]).toBeCloseTo(Math.PI / 180);
    await click("Precise");
    expect(hand.togglePrecise).toHaveBeenCalledOnce();
    await click("Lower");
    expect(hand.lower).toHaveBeenCalledOnce();
    await change(() => {
      hand.lowered.value = true;
    });
    await click("Let go");
    expect(hand.release).toHaveBeenCalledOnce();
  });

  it("keeps the keyboard at what comes next", async () => {
    const stage = await show(aView());
    button("Take a stick").focus();
    await change(() => {
      stage.match.show(HELD);
      stage.hand.hold();
    });
    expect(document.activeElement).toBe(button("Lower"));
    await change(() => {
      stage.hand.lowered.value = true;
    });
    expect(document.activeElement).toBe(button("Let go"));
  });

  it("does nothing more while a key is kept down", async () => {
    await show(aView());
    const isTaken = fireEvent.keyDown(button("Take a stick"), { key: "Enter", repeat: true });
    expect(isTaken).toBe(false);
  });

  it("has a dial that keys and a drag turn: four pixels are a degree", async () => {
    const { hand } = await show(aView(HELD));
    const dial = screen.getByRole("slider", { name: "Angle of the stick" });
    expect(dial.getAttribute("aria-valuetext")).toBe("level");
    dial.setPointerCapture = () => {};
    fireEvent.keyDown(dial, { key: "ArrowLeft", shiftKey: true });
    fireEvent.pointerDown(dial, { pointerId: 1, clientX: 100, button: 0 });
    fireEvent.pointerMove(dial, { pointerId: 1, clientX: 140 });
    fireEvent.pointerMove(dial, { pointerId: 2, clientX: 400 });
    fireEvent.pointerUp(dial, { pointerId: 1 });
    fireEvent.pointerMove(dial, { pointerId: 1, clientX: 180 });
    const degrees = hand.turn.mock.calls.map(([by]) => Math.round((by * 180) / Math.PI / 0.5) / 2);
    expect(degrees).toEqual([0.5, -10]);
  });

  it("is there for those who play, as long as they do", async () => {
    const stage = await show(aView());
    expect(screen.getByRole("toolbar")).toBeTruthy();
    await change(() => {
      stage.match.outcome.value = FINISHED;
    });
    expect(screen.queryByRole("toolbar")).toBeNull();
  });

  it("is not there for who watches", async () => {
    await show(aView(), { watching: true });
    expect(screen.queryByRole("toolbar")).toBeNull();
  });
});

describe("letting go with a finger", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function lowered() {
    vi.useRealTimers();
    const stage = await show(aView(HELD));
    await change(() => {
      stage.hand.lowered.value = true;
    });
    vi.useFakeTimers();
    return stage;
  }

  const touch = { pointerType: "touch", pointerId: 1 };

  it("takes as long as the button is to be held", async () => {
    const { hand } = await lowered();
    act(() => void fireEvent.pointerDown(button("Let go"), touch));
    vi.advanceTimersByTime(HOLD - 1);
    expect(hand.release).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(hand.release).toHaveBeenCalledOnce();
    fireEvent.click(button("Let go"), { detail: 1 });
    expect(hand.release).toHaveBeenCalledOnce();
  });

  it("is called off by a finger that lifts too soon; a key does it at once", async () => {
    const { hand } = await lowered();
    act(() => void fireEvent.pointerDown(button("Let go"), touch));
    act(() => void fireEvent.pointerUp(button("Let go"), touch));
    act(() => void fireEvent.click(button("Let go"), { detail: 1 }));
    vi.advanceTimersByTime(HOLD);
    expect(hand.release).not.toHaveBeenCalled();
    act(() => void fireEvent.click(button("Let go"), { detail: 0 }));
    expect(hand.release).toHaveBeenCalledOnce();
  });
});
