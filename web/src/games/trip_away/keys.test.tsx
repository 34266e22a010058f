import { screen } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import {
  AIM,
  asked,
  button,
  change,
  click,
  DIG,
  ENDED_BY_HOST,
  number,
  PASS,
  piece,
  press,
  ROLL,
  SWAP,
  show,
  TIP,
  WILD,
} from "./testing";

const spoken = () =>
  screen.getAllByRole("status").find((each) => each.className === "unseen")?.textContent;

describe("by the keyboard alone", () => {
  it("Space rolls, and passes when nothing is possible", async () => {
    const match = await show(ROLL);
    await press(" ");
    expect(match.commands).toEqual([{ type: "roll" }]);
    await change(() => {
      match.view.value = PASS;
    });
    await press(" ");
    expect(match.commands.at(-1)).toEqual({ type: "pass" });
  });

  it("arrows go over columns and stacks, brackets from area to area, Enter picks", async () => {
    const match = await show(DIG);
    await press("ArrowRight");
    expect(document.activeElement).toBe(piece("M0"));
    await press("ArrowLeft");
    expect(document.activeElement).toBe(piece("S0"));
    await press("Enter");
    await press("]");
    expect(document.activeElement).toBe(piece("S1"));
    await press("ArrowRight");
    expect(document.activeElement).toBe(piece("M1"));
    await press("ArrowUp");
    expect(document.activeElement).toBe(piece("L1"));
    await press("PageUp");
    expect(document.activeElement).toBe(piece("S0"));
    await press("PageDown");
    await press("ArrowRight");
    await press("Enter");
    expect(match.commands).toEqual([{ type: "dig", piece: number("S0"), under: number("M1") }]);
  });

  it("a digit is the seat to point at", async () => {
    const match = await show(TIP);
    await press("1");
    expect(match.commands).toEqual([]);
    await press("3");
    expect(match.commands).toEqual([{ type: "tip", piece: number("L0"), to: 2 }]);
  });

  it("a digit is which of two swapped pieces to turn, as their buttons say", async () => {
    await show(SWAP);
    await click(piece("S0"));
    await click(piece("L2"));
    expect(button(/^Turn Large/).getAttribute("aria-keyshortcuts")).toBe("2");
    await press("2");
    expect(asked()).toBe("Swap: how shall the Large be turned?");
  });

  it("a digit is the action of a wild die, and Backspace or Escape one step back", async () => {
    await show(WILD);
    await press("2");
    expect(asked()).toMatch(/^Aim: pick/);
    await press("Backspace");
    expect(asked()).toMatch(/^Wild/);
    await press("4");
    expect(asked()).toMatch(/^Dig: pick/);
    await press("Escape");
    expect(asked()).toMatch(/^Wild/);
  });

  it("U turns a swapped piece up, and Enter does it", async () => {
    const match = await show(SWAP);
    await change(() => (piece("S0") as SVGElement).focus());
    await press("Enter");
    await press("]");
    await press("Enter");
    await press("1");
    await press("u");
    await press("Enter");
    expect(match.commands).toEqual([
      {
        type: "swap",
        one: number("S0"),
        other: number("S1"),
        turn: { piece: number("S0"), to: "up" },
      },
    ]);
  });

  it("L lists all actions, S says everyone’s pieces, T what the turn waits for, ? the keys", async () => {
    await show(AIM);
    await press("s");
    expect(spoken()).toBe(
      "Anna: 3 pieces. Luca: 3 pieces. Mia: 3 pieces. Round 7: after 3 more everyone takes a piece out",
    );
    await press("t");
    expect(spoken()).toMatch(/^Aim: pick/);
    await press("l");
    expect(screen.getByRole("dialog", { name: "6 legal actions" })).toBeTruthy();
    await change(() => button("Close").click());
    await press("?");
    expect(screen.getByRole("dialog", { name: "Keys" })).toBeTruthy();
  });

  it("T says that the match is over, even if the host has ended it in the middle of a turn", async () => {
    const match = await show(TIP);
    expect(document.querySelectorAll(".active")).toHaveLength(2);
    await change(() => {
      match.outcome.value = ENDED_BY_HOST;
    });
    await press("t");
    expect(spoken()).toBe("The match is over.");
    expect(asked()).toBe("The match is over.");
    expect(document.querySelectorAll(".active")).toHaveLength(0);
  });

  it("after a step in the bar the keyboard is at the next one, not at the way back", async () => {
    await show(SWAP);
    await click(piece("S0"));
    await click(piece("L2"));
    const turn = button(/^Turn Large/);
    turn.focus();
    await click(turn);
    expect(document.activeElement).toBe(button(/^Up/));
    await click(button(/^Up/));
    expect(document.activeElement).toBe(button("Swap"));
  });

  it("only one piece is a stop of Tab: the one the keyboard was at last", async () => {
    await show(DIG);
    const stops = () =>
      [...document.querySelectorAll("[data-piece]")].filter(
        (each) => (each as SVGElement).tabIndex === 0,
      );
    expect(stops()).toEqual([piece("S0")]);
    await press("]");
    expect(stops()).toEqual([piece("S1")]);
  });
});
