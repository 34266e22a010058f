import { render, screen } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import { setLanguage } from "../../i18n";
import { POSITIONS, type Position, type Shown } from "./positions";
import { Rules } from "./rules";

describe.each(["en", "it"] as const)("the rules in %s", (language) => {
  it.each([
    undefined,
    { removal: "every_ten_rounds" as const, first_remover: "start" as const, reroll: false },
    { removal: "once" as const, first_remover: "lot" as const, reroll: true },
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
    const { rerender } = render(<Rules part="full" options={{ removal: "once" }} />);
    const once = /After the tenth round everyone takes one piece out/;
    const often = /After every ten rounds everyone takes one piece out/;
    expect(screen.getByText(once).textContent).toContain("at this table");
    expect(screen.queryByText(often)).toBeNull();
    rerender(<Rules part="full" />);
    expect(screen.getByText(often)).toBeTruthy();
    expect(screen.getByText(once).textContent).toContain(
      "With “Everyone takes a piece out: once, after ten rounds”:",
    );
  });

  it("mark in short what this table does otherwise", () => {
    render(<Rules part="short" options={{ removal: "once", reroll: true }} />);
    expect(screen.getAllByText("at this table")).toHaveLength(2);
  });
});

describe("what the pictures show", () => {
  const sizeOf = (piece: Shown | undefined) => piece?.size ?? 0;

  it.each([
    ["dig", POSITIONS.dig, 0],
    ["hop", POSITIONS.hop, 1],
  ] as const)(
    "%s: what lay comes to stand in a stack, on the right side of the other",
    (_, position, height) => {
      const [mover] = position.before as readonly Shown[];
      const moved = position.pieces.find((piece) => (piece.height ?? 0) === height);
      const other = position.pieces.find((piece) => (piece.height ?? 0) !== height);
      expect(moved).toMatchObject({ size: mover?.size, colour: mover?.colour });
      expect(Math.sign(sizeOf(mover) - sizeOf(other))).toBe(height === 0 ? -1 : 1);
    },
  );

  it.each(["tip", "aim"] as const)(
    "%s: the piece that was moved lies, and points across the line",
    (name) => {
      const { before, pieces }: Position = POSITIONS[name];
      const lying = pieces.filter(({ toward }) => toward !== undefined);
      expect(lying).toHaveLength(1);
      expect(lying[0]).toMatchObject({ size: before?.[0]?.size, toward: name === "tip" ? 0 : 180 });
    },
  );
});
