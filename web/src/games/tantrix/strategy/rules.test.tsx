import { render, screen } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import { setLanguage } from "../../../i18n";
import { neighboursOf } from "../hex";
import { colourAt } from "../tiles";
import { threeAlike } from "./fits";
import { closedCells, forcedSpaces, mayLie, POSITIONS, type Position } from "./positions";
import { Rules } from "./rules";

describe.each(["en", "it"] as const)("the rules in %s", (language) => {
  it.each([
    undefined,
    { end: "first" as const },
    { end: "all" as const, teams: true, clock: true },
  ])("say everything, with %o", (options) => {
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
  });
});

describe("the rules at a table", () => {
  it("tell an option as it is set, and both ways where no table is meant", () => {
    const { rerender } = render(<Rules part="full" options={{ end: "all" }} />);
    const all = /The match is over when every tile is laid/;
    const first = /The match is over as soon as somebody/;
    expect(screen.getByText(all).textContent).toContain("at this table");
    expect(screen.queryByText(first)).toBeNull();
    rerender(<Rules part="full" />);
    expect(screen.getByText(first)).toBeTruthy();
    expect(screen.getByText(all).textContent).toContain(
      "With “The match ends: when every tile is laid”:",
    );
  });
});

describe.each(Object.entries<Position>(POSITIONS))("the picture %s", (_, { cells, tries }) => {
  it("has no tile twice, and every edge matches", () => {
    const tiles = [...Object.values(cells), ...Object.values(tries ?? {})].map(({ tile }) => tile);
    expect(new Set(tiles).size).toBe(tiles.length);
    for (const [cell, { tile, rotation }] of Object.entries(cells)) {
      for (const [side, key] of neighboursOf(cell).entries()) {
        const other = cells[key];
        if (!other) continue;
        expect(colourAt(tile, rotation, side)).toBe(colourAt(other.tile, other.rotation, side + 3));
      }
    }
  });
});

describe("what the pictures show", () => {
  it("the forced space is filled by a tile that matches", () => {
    const { cells, coming } = POSITIONS.forced;
    expect(forcedSpaces(cells)).toEqual([coming.cell]);
    expect(mayLie(cells, coming.cell, coming.laid)).toBe(true);
  });

  it("both sides of the forced space are closed, and the cell past the end", () => {
    expect(forcedSpaces(POSITIONS.closed.cells)).toEqual(["1,-1"]);
    expect(closedCells(POSITIONS.closed.cells).sort()).toEqual(["0,-1", "2,-2", "3,-3"]);
  });

  it("the free move is legal", () => {
    const { cells, tries } = POSITIONS.free;
    expect(mayLie(cells, "1,-1", tries["1,-1"])).toBe(true);
  });

  it("the tile matches, but asks for three red sides", () => {
    const { cells, tries } = POSITIONS.alike;
    expect(threeAlike(cells, "1,0", tries["1,0"])).toEqual({ space: "1,-1", colour: "red" });
    expect(mayLie(cells, "1,0", tries["1,0"])).toBe(false);
  });
});
