import { fireEvent } from "@testing-library/preact";
import { describe, expect, it, onTestFinished } from "vitest";
import { asked, change, DIG, HOP, number, piece, SWAP, show, TIP } from "./testing";

/** Carries a piece to an element, by a mouse. */
async function drag(from: Element, to: Element, far = 50) {
  document.elementsFromPoint = () => [to];
  onTestFinished(() => {
    Reflect.deleteProperty(document, "elementsFromPoint");
  });
  const at = (x: number) => ({ clientX: x, clientY: 0, pointerId: 1, pointerType: "mouse" });
  await change(() => fireEvent.pointerDown(from, at(0)));
  await change(() => fireEvent.pointerMove(window, at(far / 2)));
  await change(() => fireEvent.pointerMove(window, at(far)));
  const isLifted = from.classList.contains("lifted");
  await change(() => fireEvent.pointerUp(window, at(far)));
  return isLifted;
}

const area = (seat: number) => document.querySelector(`g[data-area="${seat}"]`) as Element;

describe("a piece that is carried", () => {
  it("onto a seat is tipped towards it", async () => {
    const match = await show(TIP);
    expect(await drag(piece("L0"), area(2))).toBe(true);
    expect(match.commands).toEqual([{ type: "tip", piece: number("L0"), to: 2 }]);
  });

  it("onto another piece digs or hops there", async () => {
    const match = await show(DIG);
    await drag(piece("S0"), piece("M1"));
    expect(match.commands).toEqual([{ type: "dig", piece: number("S0"), under: number("M1") }]);
    await change(() => {
      match.view.value = HOP;
    });
    await drag(piece("M0"), piece("S2"));
    expect(match.commands[1]).toEqual({ type: "hop", piece: number("M0"), onto: number("S2") });
  });

  it("onto any other is swapped with it, once that is agreed to", async () => {
    const match = await show(SWAP);
    await drag(piece("L0"), piece("S2"));
    expect(match.commands).toEqual([]);
    expect(asked()).toBe("Swap them; turn one of them if you like.");
  });

  it("elsewhere goes back, and nothing is picked", async () => {
    const match = await show(DIG);
    await drag(piece("S0"), document.body);
    expect(match.commands).toEqual([]);
    expect(asked()).toMatch(/^Dig: pick/);
  });

  it("stays where it is when it cannot be picked, or has hardly moved", async () => {
    await show(DIG);
    expect(await drag(piece("L0"), piece("M1"))).toBe(false);
    expect(await drag(piece("S0"), piece("M1"), 5)).toBe(false);
    expect(asked()).toMatch(/^Dig: pick/);
  });
});
