import { afterEach, describe, expect, it } from "vitest";
import { isShortcut, lettersAreKeys } from "./keys";

function pressed(key: string, more: KeyboardEventInit = {}, on: Element = document.body): boolean {
  let does: boolean | undefined;
  const listen = (event: KeyboardEvent) => {
    does = isShortcut(event);
  };
  addEventListener("keydown", listen);
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  removeEventListener("keydown", listen);
  return does as boolean;
}

afterEach(() => {
  lettersAreKeys.value = true;
  document.body.innerHTML = "";
});

describe("a key pressed on the page", () => {
  it("does something there, alone or with Shift", () => {
    expect(["q", "?", "1", "Escape", " "].filter((key) => pressed(key))).toHaveLength(5);
    expect(pressed("Q", { shiftKey: true })).toBe(true);
  });

  it.each(["ctrlKey", "altKey", "metaKey"])("belongs to the browser with %s", (modifier) => {
    expect(pressed("e", { [modifier]: true })).toBe(false);
  });

  it.each(["input", "textarea", "select", "dialog"])(
    "is left to a %s that has the focus",
    (tag) => {
      const place = document.body.appendChild(document.createElement(tag));
      expect(pressed("e", {}, place)).toBe(false);
    },
  );

  it("does nothing behind an open dialog, wherever the focus is", () => {
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.open = true;
    expect(["e", "Escape"].filter((key) => pressed(key))).toEqual([]);
    dialog.open = false;
    expect(pressed("e")).toBe(true);
  });

  it("does nothing as a letter, digit or sign when those are switched off", () => {
    lettersAreKeys.value = false;
    expect(["q", "1", "?"].filter((key) => pressed(key))).toEqual([]);
    expect(["Escape", " ", "Enter"].filter((key) => pressed(key))).toHaveLength(3);
  });
});
