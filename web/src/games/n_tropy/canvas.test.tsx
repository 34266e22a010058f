import { act, render, screen } from "@testing-library/preact";
import { describe, expect, it, vi } from "vitest";
import { settle } from "../../testing";
import { Structure, useStage } from "./canvas";
import type { NTropyView } from "./messages.gen";
import { aView, FakeMatch, HELD } from "./testing";

/** A pen that draws nothing, and notes what it was to write. */
function aPen(canvas: HTMLCanvasElement) {
  const written: string[] = [];
  const gradient = { addColorStop() {} };
  const known: Record<string, unknown> = {
    canvas,
    written,
    fillText: (text: string) => written.push(text),
    measureText: () => ({ width: 20 }),
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
  };
  return new Proxy(known, {
    get: (pen, name: string) => (name in pen ? pen[name] : () => {}),
    set: (pen, name: string, value) => Reflect.set(pen, name, value),
  });
}

async function show(view: Partial<NTropyView> = {}) {
  const pens = new Map<HTMLCanvasElement, ReturnType<typeof aPen>>();
  vi.stubGlobal("Path2D", class {});
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function getContext(
    this: HTMLCanvasElement,
  ) {
    const pen = pens.get(this) ?? aPen(this);
    pens.set(this, pen);
    return pen as never;
  });
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  const match = new FakeMatch(aView(view));
  let now = 0;
  match.now.mockImplementation(() => now / 1000);
  function Board() {
    return <Structure stage={useStage(match)} describedBy="sticks" />;
  }
  render(<Board />);
  await act(settle);
  const canvas = screen.getAllByRole("img").at(-1) as HTMLCanvasElement;
  /** Draws as often as is asked for within some seconds; returns how often that was. */
  const pass = (seconds: number) => {
    let drawn = 0;
    for (const end = now + seconds * 1000; now < end; now += 16) {
      const next = frames.splice(0);
      for (const frame of next) frame(now);
      drawn += next.length;
    }
    return drawn;
  };
  const written = () => pens.get(canvas)?.written as string[];
  return { match, canvas, pass, written };
}

describe("the structure on screen", () => {
  it("is a picture with a name, described in words elsewhere", async () => {
    const { match, canvas } = await show();
    expect(canvas.getAttribute("aria-label")).toMatch(/1 long stick/);
    expect(canvas.getAttribute("aria-describedby")).toBe("sticks");
    const { bodies } = match.view.value;
    await act(async () => match.show({ bodies: { ...bodies, "9": { x: 0, y: 400, angle: 0 } } }));
    expect(canvas.getAttribute("aria-label")).toMatch(/2 long sticks/);
  });

  it("is drawn once for a change, and not at all while nothing changes", async () => {
    const { match, pass } = await show();
    pass(1);
    expect(pass(1)).toBe(0);
    match.show({ turn: 5 });
    expect(pass(1)).toBeGreaterThan(0);
    expect(pass(1)).toBe(0);
  });

  it("is drawn all the time while a hand sways", async () => {
    const sway = { y: [{ amplitude: 1, period: 2, phase: 0 }] };
    const { match, pass } = await show({ ...HELD });
    pass(1);
    expect(pass(1)).toBe(0);
    match.show({ held: { stick: 8, x: 0, y: 400, angle: 0, since: 1, sway } });
    expect(pass(1)).toBeGreaterThan(50);
  });

  it("says whose stick is held, unless it is one's own", async () => {
    const theirs = await show({ ...HELD, active: 1 });
    theirs.pass(0.2);
    expect(theirs.written()).toContain("Luca");
    const yours = await show(HELD);
    yours.pass(0.2);
    expect(yours.written()).toEqual([]);
  });
});
