import { render, screen, within } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import { setLanguage } from "../../../i18n";
import { games } from "../..";
import type { GameClient } from "../../game";

const PUZZLES = ["discovery", "rainbow", "daily"] as const;

const rulesOf = (name: string) => (games[name] as GameClient).Rules;

describe.each(PUZZLES)("the rules of %s", (name) => {
  const Rules = rulesOf(name);

  it.each(["en", "it"] as const)("say everything in %s, each step with a picture", (language) => {
    setLanguage(language);
    const { container } = render(<Rules part="short" />);
    const steps = screen.getAllByRole("listitem");
    expect(steps.length).toBeLessThan(6);
    for (const step of steps) expect(within(step).getByRole("img").ariaLabel).toMatch(/\w+/);
    const full = render(<Rules part="full" options={{ holes: false }} />);
    const pictures = screen.getAllByRole("img").map((picture) => picture.ariaLabel ?? "");
    const said = [container.textContent, full.container.textContent, ...pictures].join(" ");
    expect(said).not.toMatch(/rules\.|{{|undefined|NaN/);
  });

  it("are numbered through", () => {
    render(<Rules part="full" />);
    const numbers = [...document.querySelectorAll(".book-number")].map((each) =>
      Number(each.textContent),
    );
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers.length).toBeGreaterThan(18);
  });
});

describe("the rules of Discovery", () => {
  const Rules = rulesOf("discovery");
  const MAY = "The loop may go round an empty cell. Such a solution is not counted.";
  const MUST_NOT = "The loop must not go round an empty cell.";

  it("tell of holes as they are at this table", () => {
    const { rerender } = render(<Rules part="full" options={{ holes: false }} />);
    expect(screen.getByText(MUST_NOT).textContent).toContain("at this table");
    rerender(<Rules part="full" options={{ holes: true }} />);
    expect(screen.getByText(MAY)).toBeTruthy();
    expect(screen.queryByText(MUST_NOT)).toBeNull();
  });
});
