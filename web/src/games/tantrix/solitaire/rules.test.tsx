import { render, screen } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import { setLanguage } from "../../../i18n";
import { type Cells, needsOf, openCells, rotationsFor } from "../board";
import { neighboursOf } from "../hex";
import { colourAt, linesOf } from "../tiles";
import { FORCED, FOURTEEN, LOOP, MATCH } from "./positions";
import { Rules } from "./rules";

describe.each(["en", "it"] as const)("the rules in %s", (language) => {
  it.each([undefined, { colour: "blue" as const, xl: true }])(
    "say everything, with %o",
    (options) => {
      setLanguage(language);
      const { container } = render(
        <>
          <Rules part="short" options={options} />
          <Rules part="full" options={options} />
        </>,
      );
      const pictures = screen.getAllByRole("img").map((picture) => picture.ariaLabel ?? "");
      const said = [container.textContent ?? "", ...pictures].join(" ");
      expect(said).not.toMatch(/rules\.|{{|undefined|NaN|options\./);
    },
  );
});

/** The direction in which the red line of a tile leads to a cell. */
function leadsTo(cells: Cells, from: string, to: string): boolean {
  const { tile, rotation } = cells[from] as Cells[string] & {};
  const side = neighboursOf(from).indexOf(to);
  return colourAt(tile, rotation, side) === "red";
}

describe("what the pictures show", () => {
  it.each([
    ["a line through the tiles 1 to 14", FOURTEEN, 14],
    ["a loop through five", LOOP, 5],
  ])("is %s, from tile to tile", (_, { cells, along }, count) => {
    expect(new Set(along).size).toBe(count);
    for (const [nth, cell] of along.slice(1).entries()) {
      expect(leadsTo(cells, along[nth] ?? "", cell)).toBe(true);
      expect(leadsTo(cells, cell, along[nth] ?? "")).toBe(true);
    }
    const numbers = Object.values(cells).map(({ tile }) => tile);
    expect(Math.max(...numbers)).toBe(count);
    expect(numbers.every((tile) => linesOf(tile).some(({ colour }) => colour === "red"))).toBe(
      true,
    );
  });

  it("closes to a loop", () => {
    expect(leadsTo(LOOP.cells, "1,-1", "0,0")).toBe(true);
  });

  it("is a tile that matches, and one that fits the only forced space", () => {
    for (const { cells, cell, laid } of [MATCH, FORCED]) {
      expect(rotationsFor(laid.tile, needsOf(cells, cell))).toContain(laid.rotation);
    }
    expect([...openCells(FORCED.cells, 3).keys()]).toEqual([FORCED.cell]);
  });
});
