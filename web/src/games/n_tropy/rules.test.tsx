import { render, screen } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import { setLanguage } from "../../i18n";
import { LENGTH, radians, THICK } from "./measures";
import { POSITIONS, type Position, type Shown } from "./positions";
import { Rules } from "./rules";

describe.each(["en", "it"] as const)("the rules in %s", (language) => {
  it.each([
    undefined,
    { hand: "steady" as const },
    { hand: "natural" as const },
    { hand: "shaky" as const },
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
    expect(said).not.toMatch(/rules\.|{{|undefined|NaN|options\.|keys\./);
  });
});

describe("the rules at a table", () => {
  it("mark in short what the hand is like here, where it is not natural", () => {
    const { rerender } = render(<Rules part="short" options={{ hand: "shaky" }} />);
    expect(screen.getByText("at this table")).toBeTruthy();
    rerender(<Rules part="short" options={{ hand: "natural" }} />);
    expect(screen.queryByText("at this table")).toBeNull();
  });
});

describe("what the pictures show", () => {
  it.each(["balanced", "tucked", "level", "upright", "crossing"] as const)(
    "%s: the new stick touches the others exactly where it is marked",
    (name) => {
      const { sticks, contacts = [] }: Position = POSITIONS[name];
      const placed = sticks.find(({ kind }) => kind === "new") as Shown;
      const others = sticks.filter(({ kind }) => kind !== "new");
      for (const at of contacts) {
        const gaps = others.map((other) => Math.abs(outside(other, at)));
        expect(Math.abs(outside(placed, at)), "the new one").toBeLessThan(1.5);
        expect(Math.min(...gaps), "another").toBeLessThan(1.5);
      }
    },
  );

  it("two points: one on either side of the middle", () => {
    const { contacts, sticks }: Position = POSITIONS.level;
    const middle = sticks.find(({ kind }) => kind === "new")?.x ?? 0;
    const sides = contacts?.map(([x]) => Math.sign(x - middle)).sort();
    expect(sides).toEqual([-1, 1]);
  });
});

/** How far a point lies outside of a stick, in millimetres: negative within. */
function outside({ x, y, angle }: Shown, [atX, atY]: readonly [number, number]): number {
  const [turned, raised] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  const along = Math.abs((atX - x) * turned + (atY - y) * raised) - LENGTH / 2;
  const across = Math.abs((atY - y) * turned - (atX - x) * raised) - THICK / 2;
  return Math.max(along, across);
}
