import { render, screen, within } from "@testing-library/preact";
import i18next from "i18next";
import { describe, expect, it } from "vitest";
import { setLanguage } from "../../../i18n";
import { DEALT } from "./numbers";
import { SECTIONS, sharesOf } from "./rulebook";
import { Rules } from "./rules";
import { say } from "./tell";

const AS_USUAL = { split: false, call: false };
const CALL_IT = "Call it: press “Gobble!” within 2 seconds, or there is no gift.";
const TO_TWO = "The two tiles of a double may go to two different players.";
const TO_ONE = "Both tiles of a double go to the same player.";

const rule = (text: string) => screen.getByText(text).closest("li") as HTMLElement;

describe.each(["en", "it"] as const)("the rules in %s", (language) => {
  it.each([undefined, AS_USUAL, { split: true, call: true }])(
    "say everything, with %o",
    (options) => {
      setLanguage(language);
      const { container } = render(
        <>
          <Rules part="short" options={options} />
          <Rules part="full" options={options} />
        </>,
      );
      const pictures = screen.getAllByRole("img").map((picture) => picture.ariaLabel ?? "");
      const said = [container.textContent ?? "", ...pictures].join(" ");
      expect(said).not.toMatch(/rules\.|{{|undefined|NaN/);
    },
  );
});

describe("the short rules", () => {
  it("are six steps, each with a picture in words", () => {
    render(<Rules part="short" />);
    const steps = screen.getAllByRole("listitem");
    expect(steps).toHaveLength(6);
    for (const step of steps) expect(within(step).getByRole("img").ariaLabel).toMatch(/\w+/);
  });

  it("say what is unusual at this table, and nothing of what is not", () => {
    const { rerender } = render(<Rules part="short" options={AS_USUAL} />);
    expect(screen.queryByText("at this table")).toBeNull();
    rerender(<Rules part="short" options={{ split: false, call: true }} />);
    expect(screen.getByText("at this table").closest("p")?.textContent).toContain(CALL_IT);
  });

  it("draw a tick on what fits, and a cross and the edge on what does not", () => {
    render(<Rules part="short" />);
    const lay = screen.getByRole("img", { name: /green meets|red meets/ });
    expect(lay.querySelectorAll(".verdict.fits")).toHaveLength(1);
    expect(lay.querySelectorAll(".verdict:not(.fits) .clash")).toHaveLength(1);
  });

  it("name the colours that the picture shows clashing", () => {
    render(<Rules part="short" />);
    expect(screen.getByRole("img", { name: /Above, red meets yellow: crossed/ })).toBeTruthy();
  });
});

describe("all the rules", () => {
  it("are numbered through, from section to section", () => {
    render(<Rules part="full" />);
    const numbers = [...document.querySelectorAll(".book-number")].map(
      (number) => number.textContent,
    );
    const count = SECTIONS.reduce((sum, { rules }) => sum + rules.length, 0);
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => String(index + 1)));
  });

  it("fold, and open with the first section", () => {
    render(<Rules part="full" />);
    const open = [...document.querySelectorAll("details")].map((section) => section.open);
    expect(open.filter(Boolean)).toHaveLength(1);
    expect(open[0]).toBe(true);
    expect(screen.getByText("Keys, mouse and touch")).toBeTruthy();
  });

  it("tell an option both ways where no table is meant", () => {
    render(<Rules part="full" />);
    expect(rule(TO_ONE).textContent).toContain(`With “Split double gifts”: ${TO_TWO}`);
    expect(screen.queryByText("at this table")).toBeNull();
  });

  it("tell an option as it is set at this table", () => {
    const { rerender } = render(<Rules part="full" options={AS_USUAL} />);
    expect(rule(TO_ONE).textContent).toContain("at this table");
    expect(screen.queryByText(TO_TWO)).toBeNull();
    rerender(<Rules part="full" options={{ split: true, call: false }} />);
    expect(rule(TO_TWO).textContent).toContain("at this table");
    expect(screen.queryByText(TO_ONE)).toBeNull();
  });

  it("mark what is our ruling, and only that", () => {
    render(<Rules part="full" />);
    expect(rule("A tile that lies stays. Nothing is taken back.").textContent).toContain(
      "our ruling",
    );
    expect(
      rule("Tiles may be turned as you like. They are never flipped over.").textContent,
    ).not.toContain("our ruling");
  });

  it("change with an option only where they have words for it", () => {
    const optional = SECTIONS.flatMap(({ name, rules }) =>
      rules.map((rule) => ({ ...rule, key: `games.gobble.rules.full.${name}.${rule.name}` })),
    );
    for (const { option, key } of optional) {
      expect(i18next.exists(key), key).toBe(true);
      expect(i18next.exists(`${key}_on`), key).toBe(option !== undefined);
    }
  });

  it("share out the tiles that are left when two are joined", () => {
    render(<Rules part="full" />);
    const rows = within(screen.getByRole("table", { hidden: true })).getAllByRole("row", {
      hidden: true,
    });
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      "2270",
      "3180",
      "4132",
      "5104",
      "690",
    ]);
    for (const players of [2, 3, 4, 5, 6]) {
      const { each, left } = sharesOf(players, DEALT);
      expect(each * players + left).toBe(54);
    }
  });

  it("say where the game comes from", () => {
    render(<Rules part="full" />);
    expect(screen.getByText(say("rules.full.source.text")).textContent).toContain("Mike McManaway");
  });
});
