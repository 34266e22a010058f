import { describe, expect, it } from "vitest";
import { type Cells, clashOf, giftsFor, needsOf, openCells, rotationsFor, touches } from "../board";
import { colourAt, TILE_NUMBERS } from "../tiles";
import { giftSpaces, mayLie, POSITIONS, type Position } from "./positions";

const positions = Object.entries<Position>(POSITIONS);

/** The cells in an order in which they may be laid; short when there is none. */
function layable(cells: Cells): string[] {
  const [first = "", second = "", ...rest] = Object.keys(cells);
  const laid = [first, second];
  for (let next: string | undefined = second; next; ) {
    const so_far = Object.fromEntries(laid.map((cell) => [cell, cells[cell]])) as Cells;
    next = rest.find((cell) => !laid.includes(cell) && mayLie(so_far, cell, laidAt(cells, cell)));
    if (next) laid.push(next);
  }
  return laid;
}

function laidAt(cells: Cells, cell: string) {
  const laid = cells[cell];
  if (!laid) throw new Error(`nothing lies at ${cell}`);
  return laid;
}

/** How many tiles an empty cell touches, and at how many edges a tile there would differ. */
function around(
  cells: Cells,
  cell: string,
  { tile, rotation }: { tile: number; rotation: number },
) {
  const needs = needsOf(cells, cell);
  const wrong = needs.filter((need, edge) => need && need !== colourAt(tile, rotation, edge));
  return { touched: touches(needs), wrong: wrong.length };
}

const only = <Value>(values: Readonly<Record<string, Value>>): [string, Value] => {
  const [entry, ...others] = Object.entries(values);
  if (!entry || others.length > 0) throw new Error("not just one");
  return entry;
};

describe.each(positions)("the picture %s", (_, { cells, tries = {}, loose = [], newest }) => {
  it("could be on a table: it was laid tile by tile", () => {
    expect(colourAt(laidAt(cells, "0,0").tile, laidAt(cells, "0,0").rotation, 0)).toBe(
      colourAt(laidAt(cells, "1,0").tile, laidAt(cells, "1,0").rotation, 3),
    );
    expect(layable(cells).sort()).toEqual(Object.keys(cells).sort());
  });

  it("has no tile twice", () => {
    const tiles = [...Object.values(cells), ...Object.values(tries), ...loose].map(
      ({ tile }) => tile,
    );
    expect(new Set(tiles).size).toBe(tiles.length);
  });

  it("brings tiles only to cells in which they may lie, or could have lain", () => {
    for (const { cell, isSentBack, ...tile } of loose) {
      const { [cell]: there, ...before } = cells;
      expect(there !== undefined).toBe(isSentBack === true);
      expect(mayLie(before, cell, tile)).toBe(true);
    }
    if (newest !== undefined) expect(cells).toHaveProperty([newest]);
  });
});

describe("the pictures of laying", () => {
  it("the one that fits touches two tiles and matches both", () => {
    const { cells, tries } = POSITIONS.fits;
    const [cell, laid] = only(tries);
    expect(mayLie(cells, cell, laid)).toBe(true);
    expect(around(cells, cell, laid)).toEqual({ touched: 2, wrong: 0 });
  });

  it("the one that clashes touches two tiles and differs from one", () => {
    const { cells, tries } = POSITIONS.clashes;
    const [cell, laid] = only(tries);
    expect(mayLie(cells, cell, laid)).toBe(false);
    expect(around(cells, cell, laid)).toEqual({ touched: 2, wrong: 1 });
  });

  it("the lonely one matches, and touches one tile only", () => {
    const { cells, tries } = POSITIONS.lonely;
    const [cell, laid] = only(tries);
    expect(mayLie(cells, cell, laid)).toBe(false);
    expect(around(cells, cell, laid)).toEqual({ touched: 1, wrong: 0 });
  });

  it("of the two in one, the lower fits and the upper clashes", () => {
    const { cells, tries } = POSITIONS.lay;
    expect(mayLie(cells, "0,1", tries["0,1"])).toBe(true);
    expect(
      clashOf(tries["1,-1"].tile, tries["1,-1"].rotation, needsOf(cells, "1,-1")),
    ).toBeTruthy();
  });

  it("the first two are joined by green, as their words say", () => {
    const { tile, rotation } = POSITIONS.joined.cells["0,0"] ?? { tile: 0, rotation: 0 };
    expect(colourAt(tile, rotation, 0)).toBe("green");
  });
});

describe("the pictures of gobbles", () => {
  it.each([
    ["gobbles", [1, 2]],
    ["gobble", [1]],
    ["double", [2]],
  ] as const)("%s gives away as many tiles as its words say", (name, gifts) => {
    const spaces = giftSpaces(POSITIONS[name].cells);
    expect(spaces.map(([, count]) => count).sort()).toEqual(gifts);
  });

  it.each(["gobbles", "gobble", "double"] as const)(
    "%s has three or four tiles around each",
    (name) => {
      const { cells } = POSITIONS[name];
      for (const [cell, gifts] of giftSpaces(cells)) {
        expect(touches(needsOf(cells, cell))).toBe(gifts + 2);
        expect(giftsFor(needsOf(cells, cell))).toBe(gifts);
      }
    },
  );

  it.each(["gobbles", "gobble", "double"] as const)(
    "%s can be filled by a tile that is left",
    (name) => {
      const { cells } = POSITIONS[name];
      const laid = Object.values<{ tile: number }>(cells).map(({ tile }) => tile);
      const left = TILE_NUMBERS.filter((tile) => !laid.includes(tile));
      for (const [cell] of giftSpaces(cells)) {
        const needs = openCells(cells).get(cell) ?? [];
        expect(left.some((tile) => rotationsFor(tile, needs).length > 0)).toBe(true);
      }
    },
  );

  it("the largest has ten tiles, as its words say", () => {
    expect(Object.keys(POSITIONS.gobbles.cells)).toHaveLength(10);
  });
});
