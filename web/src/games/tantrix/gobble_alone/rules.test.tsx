import { render, screen } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import { setLanguage } from "../../../i18n";
import { needsOf, openCells, rotationsFor } from "../board";
import { BELOW, FILLING, GOBBLE, JOINED, TEN, UNWELCOME, WELCOME } from "./positions";
import { Rules } from "./rules";

describe.each(["en", "it"] as const)("the rules in %s", (language) => {
  it("say everything", () => {
    setLanguage(language);
    const { container } = render(
      <>
        <Rules part="short" />
        <Rules part="full" options={{}} />
      </>,
    );
    const pictures = screen.getAllByRole("img").map((picture) => picture.ariaLabel ?? "");
    const said = [container.textContent ?? "", ...pictures].join(" ");
    expect(said).not.toMatch(/rules\.|{{|undefined|NaN|options\./);
  });
});

describe("what the pictures show", () => {
  it("is a tile that fits below the two, and one that fits nowhere", () => {
    expect(rotationsFor(WELCOME.tile, needsOf(JOINED, BELOW))).toContain(WELCOME.rotation);
    for (const needs of openCells(JOINED).values()) {
      expect(rotationsFor(UNWELCOME.tile, needs)).toEqual([]);
    }
  });

  it("is the only gobble there, and a tile that fills it", () => {
    expect([...openCells(GOBBLE, 3).keys()]).toEqual([BELOW]);
    expect(rotationsFor(FILLING.tile, needsOf(GOBBLE, BELOW))).toContain(FILLING.rotation);
  });

  it.each(Object.entries({ JOINED, GOBBLE, TEN }))("matches on every edge: %s", (_, cells) => {
    for (const [cell, { tile, rotation }] of Object.entries(cells)) {
      expect(rotationsFor(tile, needsOf(cells, cell))).toContain(rotation);
    }
  });
});
