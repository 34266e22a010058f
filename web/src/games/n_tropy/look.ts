// Where on a canvas the table is looked at: from millimetres to pixels.

import type { Sight, Size } from "./camera";
import type { Pen } from "./draw_wood";
import type { Point } from "./pose";

export interface Look {
  size: Size;
  sight: Sight;
  /** How many of the canvas's own pixels a pixel of the page has. */
  density: number;
}

/** From here on the pen draws in millimetres, y downwards from the table. */
export function inMillimetres(pen: Pen, { size, sight, density }: Look): void {
  const scale = sight.scale * density;
  const x = (size.width / 2) * density - sight.x * scale;
  const y = (size.height / 2) * density + sight.y * scale;
  pen.setTransform(scale, 0, 0, scale, x, y);
}

/** From here on it draws in pixels of the page. */
export function inPixels(pen: Pen, { density }: Look): void {
  pen.setTransform(density, 0, 0, density, 0, 0);
}

export function toPixels({ size, sight }: Omit<Look, "density">, { x, y }: Point): Point {
  return {
    x: size.width / 2 + (x - sight.x) * sight.scale,
    y: size.height / 2 - (y - sight.y) * sight.scale,
  };
}
