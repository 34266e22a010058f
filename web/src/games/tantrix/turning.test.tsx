import { render } from "@testing-library/preact";
import { expect, it } from "vitest";
import { shortWay, Turning } from "./turning";

it.each([
  [0, 1, 1],
  [1, 0, -1],
  [5, 0, 1],
  [0, 5, -1],
  [0, 3, 3],
  [4, 4, 0],
])("from %i to %i is %i sixths of a turn", (from, to, sixths) => {
  expect(shortWay(from, to)).toBe(sixths);
});

it("a tile does not turn when it appears, nor when something else changes", () => {
  const show = (rotation: number, word = "tile") => <Turning rotation={rotation}>{word}</Turning>;
  const { container, rerender } = render(show(5));
  const box = () => container.firstElementChild as HTMLElement;
  expect(box().className).toBe("");
  rerender(show(0));
  expect(box().className).toBe("tantrix-turning");
  expect(box().style.getPropertyValue("--turned-from")).toBe("-60deg");
  const turned = box();
  rerender(show(0, "other"));
  expect(box()).toBe(turned);
});
