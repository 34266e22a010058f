import { describe, expect, it } from "vitest";
import { hashOf, positionIn } from "./address";
import { wishOf } from "./keys";

describe("the keys of a replay", () => {
  it.each([
    ["ArrowRight", false, { to: "step", by: 1 }],
    ["ArrowLeft", false, { to: "step", by: -1 }],
    ["ArrowRight", true, { to: "event", by: 1 }],
    ["ArrowLeft", true, { to: "event", by: -1 }],
    ["Home", false, { to: "start" }],
    ["End", false, { to: "end" }],
    [" ", false, { to: "play_or_pause" }],
    ["a", false, undefined],
    ["ArrowUp", false, undefined],
  ])("%s, with Shift: %s", (key, shiftKey, wish) => {
    expect(wishOf({ key, shiftKey })).toEqual(wish);
  });
});

describe("the position in the address", () => {
  it("is what was written there", () => {
    for (const position of [0, 37, 12345]) expect(positionIn(hashOf(position))).toBe(position);
  });

  it.each(["", "#", "#m=", "#m=-1", "#m=1x", "#m=1e3", "#x=4", "#m=99999999999"])(
    "is none in %s",
    (hash) => expect(positionIn(hash)).toBeUndefined(),
  );
});
