import { render } from "@testing-library/preact";
import { expect, it } from "vitest";
import { Shadow } from "./shadow";

it("all tiles cast one shadow, so that it is nowhere darker between them", () => {
  const { container } = render(<Shadow cells={["0,0", "1,0", "0,1"]} />);
  const layers = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  expect(layers.map((layer) => layer?.match(/M/g)?.length)).toEqual([3, 3, 3]);
  expect(new Set(layers).size).toBe(1);
});
