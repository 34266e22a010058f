import { render } from "@testing-library/preact";
import { expect, it } from "vitest";
import { Shadow } from "./shadow";

it("all tiles cast one shadow, so that it is nowhere darker between them", () => {
  const { container } = render(<Shadow cells={["0,0", "1,0", "0,1"]} />);
  const layers = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  expect(new Set(layers).size).toBe(1);
  expect(layers[0]?.match(/M/g)).toHaveLength(3);
});
