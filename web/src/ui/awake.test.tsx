import { render } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settle } from "../testing";
import { useAwake } from "./awake";

let held: number;
let request: ReturnType<typeof vi.fn>;

async function release() {
  held -= 1;
}

beforeEach(() => {
  held = 0;
  request = vi.fn(async () => {
    held += 1;
    return { release };
  });
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
});

afterEach(() => void Reflect.deleteProperty(navigator, "wakeLock"));

const Page = ({ plays }: { plays: boolean }) => {
  useAwake(plays);
  return null;
};

async function look(at: boolean) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(at ? "visible" : "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
}

describe("the screen", () => {
  it("stays on while one plays, and no longer", async () => {
    const { rerender } = render(<Page plays={false} />);
    await settle();
    expect(held).toBe(0);
    rerender(<Page plays />);
    await settle();
    expect(held).toBe(1);
    rerender(<Page plays={false} />);
    await settle();
    expect(held).toBe(0);
  });

  it("is kept on again when one comes back to the page", async () => {
    render(<Page plays />);
    await settle();
    await look(false);
    held = 0; // The browser has let go by itself.
    await look(true);
    expect(held).toBe(1);
  });

  it("goes dark after all when the match ends before the browser has answered", async () => {
    let answer = () => {};
    request.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = () => {
            held += 1;
            resolve({ release });
          };
        }),
    );
    const { unmount } = render(<Page plays />);
    await settle();
    unmount();
    await settle();
    answer();
    await settle();
    expect(held).toBe(0);
  });

  it("is left alone where it cannot be kept on, or the browser refuses", async () => {
    request.mockRejectedValue(new DOMException("low battery", "NotAllowedError"));
    render(<Page plays />);
    await settle();
    Reflect.deleteProperty(navigator, "wakeLock");
    await look(true);
    expect(held).toBe(0);
  });
});
