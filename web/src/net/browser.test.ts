import { expect, it, vi } from "vitest";
import { onWaking } from "./browser";

it.each(["online", "offline", "pageshow"])(
  "has the line looked at after %s, until told not to",
  (event) => {
    const look = vi.fn();
    const forget = onWaking(look);
    dispatchEvent(new Event(event));
    expect(look).toHaveBeenCalledTimes(1);
    forget();
    dispatchEvent(new Event(event));
    expect(look).toHaveBeenCalledTimes(1);
  },
);
