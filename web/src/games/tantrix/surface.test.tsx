import { render, screen } from "@testing-library/preact";
import { expect, it } from "vitest";
import { boundsOf, fitted, Surface } from "./surface";

const WIDE = { left: -100, top: -100, right: 100, bottom: 100 };

it("the bounds hold each cell with its outline and a margin", () => {
  const { left, top, right, bottom } = boundsOf(["0,0", "2,0", "0,1"]);
  expect(left).toBeLessThan(-50);
  expect(right).toBeGreaterThan(250);
  expect(top).toBeLessThan(-57);
  expect(bottom).toBeGreaterThan(86 + 57);
});

it("what is in sight stays where it is while everything has room", () => {
  expect(fitted(WIDE, { left: -90, top: -90, right: 90, bottom: 90 })).toEqual(WIDE);
});

it("the surface grows on the side that had no room, and further than it must", () => {
  const grown = fitted(WIDE, { left: -90, top: -90, right: 120, bottom: 90 });
  expect(grown).toEqual({ ...WIDE, right: 170 });
});

it("a surface that has grown does not shrink again", () => {
  const show = (...cells: string[]) => (
    <Surface label="tiles" cells={cells}>
      {null}
    </Surface>
  );
  const viewBox = () => screen.getByRole("group").getAttribute("viewBox");
  const { rerender } = render(show("0,0"));
  const first = viewBox();
  rerender(show("0,0", "9,0"));
  const grown = viewBox();
  expect(grown).not.toBe(first);
  rerender(show("0,0"));
  expect(viewBox()).toBe(grown);
});
