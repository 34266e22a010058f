import { describe, expect, it } from "vitest";
import { patched } from "./patch";

describe("a merge patch (RFC 7396)", () => {
  it.each([
    ["replaces a value", { a: 1 }, { a: 2 }, { a: 2 }],
    ["adds a key", { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
    ["removes what it says is null", { a: 1, b: 2 }, { a: null }, { b: 2 }],
    ["goes into objects", { a: { b: 1, c: 2 } }, { a: { b: null, d: 3 } }, { a: { c: 2, d: 3 } }],
    ["replaces a list whole", { a: [1, 2] }, { a: [3] }, { a: [3] }],
    ["puts an object in place of a value", { a: 1 }, { a: { b: 2 } }, { a: { b: 2 } }],
    ["drops null from a new object", {}, { a: { b: null, c: 1 } }, { a: { c: 1 } }],
  ])("%s", (_, before, patch, after) => {
    expect(patched(before, patch)).toEqual(after);
  });

  it("leaves what was there before as it was", () => {
    const before = { kept: { a: 1 }, changed: { a: 1 } };
    const after = patched(before, { changed: { a: 2 } });
    expect(before.changed).toEqual({ a: 1 });
    expect(after.kept).toBe(before.kept);
  });
});
