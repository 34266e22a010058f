import { create } from "qrcode";
import { describe, expect, it } from "vitest";
import { darkModules, type Modules } from "./qr";

function fromPicture(...rows: string[]): Modules {
  return { size: rows.length, get: (row, column) => rows[row]?.[column] === "#" };
}

/** Fills a path of runs back into modules. */
function filled(path: string): Set<string> {
  return new Set(
    [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].flatMap(([, column, row, width]) =>
      Array.from({ length: Number(width) }, (_, step) => `${row},${Number(column) + step}`),
    ),
  );
}

describe("the path of a QR code", () => {
  it("draws every run of dark modules in one piece", () => {
    expect(darkModules(fromPicture("##.", "..#", "#.#"))).toBe(
      "M0 0h2v1h-2zM2 1h1v1h-1zM0 2h1v1h-1zM2 2h1v1h-1z",
    );
  });

  it("fills the dark modules of a real code, and no others", () => {
    const { modules } = create("http://192.168.1.7:8000/t/K7QF2MXW");
    const drawn = filled(darkModules(modules));
    for (let row = 0; row < modules.size; row++) {
      for (let column = 0; column < modules.size; column++) {
        expect(drawn.has(`${row},${column}`)).toBe(Boolean(modules.get(row, column)));
      }
    }
  });
});
