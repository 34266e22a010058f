import { describe, expect, it } from "vitest";
import { keep, kept } from "./kept";
import { preference } from "./preference";

describe("a preference", () => {
  it("is the first choice until another is made, which the next visit finds", () => {
    const loud = preference("loud", 0.5);
    expect(loud.value).toBe(0.5);
    loud.value = 0.2;
    expect(preference("loud", 0.5).value).toBe(0.2);
    expect(kept("loud")).toBe("0.2");
  });

  it.each(["", "{", "7", '"yes"', "null"])("is not misled by %j kept under its name", (text) => {
    keep("shown", text);
    expect(preference("shown", true).value).toBe(true);
  });
});
