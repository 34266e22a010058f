import { render } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import { TilePicture } from "./tile";

function drawn(tile: number, rotation: number, numbered = false) {
  return render(<TilePicture tile={tile} rotation={rotation} numbered={numbered} />).container;
}

function dashesOf(container: Element, colour: string) {
  const inset = container.querySelector(`[data-colour="${colour}"] path:nth-child(3)`);
  return inset?.getAttribute("stroke-dasharray");
}

it("a tile shows three lines, one a colour", () => {
  const lines = [...drawn(17, 0).querySelectorAll<SVGElement>("[data-colour]")];
  expect(lines.map((line) => line.dataset.colour).sort()).toEqual(["green", "red", "yellow"]);
});

it("each colour has a pattern of its own: none, a rail, ticks, dots", () => {
  const patterns = [drawn(14, 0), drawn(43, 0)];
  expect(dashesOf(patterns[0] as Element, "red")).toBeUndefined();
  expect(dashesOf(patterns[0] as Element, "yellow")).toBeNull();
  expect(dashesOf(patterns[0] as Element, "blue")).toMatch(/^7 /);
  expect(dashesOf(patterns[1] as Element, "green")).toMatch(/^0 /);
});

it("turning turns the lines and leaves the number upright", () => {
  const container = drawn(17, 2, true);
  const turned = container.querySelector('[transform="rotate(120)"]');
  expect(turned?.querySelectorAll("[data-colour]").length).toBe(3);
  expect(turned?.querySelector("text")).toBeNull();
  expect(container.querySelector("text")?.textContent).toBe("17");
});

it("the number is left out unless it is asked for", () => {
  expect(drawn(17, 0).textContent).toBe("");
});

describe("a colour's sign", () => {
  const signs = (container: Element, colour: string) =>
    [...container.querySelectorAll(`[data-colour="${colour}"] .tile-signs path`)].map((sign) =>
      sign.getAttribute("d"),
    );

  it("is at both ends of its line, and another one for each colour", () => {
    const [one, other] = [drawn(14, 0), drawn(43, 0)];
    const all = [
      signs(one, "red"),
      signs(one, "yellow"),
      signs(one, "blue"),
      signs(other, "green"),
    ];
    expect(all.map((pair) => [pair.length, new Set(pair).size])).toEqual(
      Array.from({ length: 4 }, () => [2, 1]),
    );
    expect(new Set(all.flat()).size).toBe(4);
  });

  it("is shown by pictures that are large enough", () => {
    expect(drawn(14, 0).querySelector(".tile-picture.detailed")).toBeTruthy();
    const small = render(<TilePicture tile={14} rotation={0} detail={false} />).container;
    expect(small.querySelector(".tile-picture.detailed")).toBeNull();
  });
});
