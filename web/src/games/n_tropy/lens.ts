// A lens over the nearest contact: twice as large, in the corner where neither finger nor stick is.

import type { Size } from "./camera";
import { draw } from "./draw";
import type { Pen } from "./draw_wood";
import { inPixels, type Look, toPixels } from "./look";
import type { Point } from "./pose";
import type { Scene } from "./scene";

const WIDTH = 120;
const LARGER = 2;
const RIM = 10;
/** A hand that is slower than this, in millimetres a second, looks closely. */
const SLOW = 43;

/** What the lens looks at; undefined when it is put away. */
export function lookedAt(scene: Scene): Point | undefined {
  const { marks, lowered, lowering, precise, travelling } = scene.hand;
  const isClose = precise.value || lowered.value || lowering.value || scene.speed < SLOW;
  if (!scene.held || travelling.value || !isClose) return undefined;
  return marks.value?.contacts[0]?.at;
}

export function drawLens(pen: Pen, scene: Scene, look: Look): void {
  const at = lookedAt(scene);
  if (!at || look.size.width < 2 * WIDTH) return;
  const middle = cornerFrom(scene.pointer.value ?? toPixels(look, at), look.size);
  pen.save();
  inPixels(pen, look);
  pen.beginPath();
  pen.arc(middle.x, middle.y, WIDTH / 2, 0, 2 * Math.PI);
  pen.save();
  pen.clip();
  pen.fillStyle = "#142620";
  pen.fillRect(middle.x - WIDTH / 2, middle.y - WIDTH / 2, WIDTH, WIDTH);
  draw(pen, scene, through(look, at, middle));
  pen.restore();
  inPixels(pen, look);
  rim(pen, middle);
  pen.restore();
}

/** The look in which a point is in the middle of the lens. */
function through(look: Look, at: Point, middle: Point): Look {
  const scale = look.sight.scale * LARGER;
  return {
    ...look,
    sight: {
      scale,
      x: at.x + (look.size.width / 2 - middle.x) / scale,
      y: at.y - (look.size.height / 2 - middle.y) / scale,
    },
  };
}

/** The upper corner that is farther from a point; the lower ones are for the thumb and the table. */
function cornerFrom({ x }: Point, { width }: Size): Point {
  const far = WIDTH / 2 + RIM;
  return { x: x < width / 2 ? width - far : far, y: far };
}

function rim(pen: Pen, { x, y }: Point): void {
  for (const [style, width] of [
    ["rgb(0 0 0 / 70%)", 6],
    ["#e9dcc4", 3],
  ] as const) {
    pen.beginPath();
    pen.arc(x, y, WIDTH / 2, 0, 2 * Math.PI);
    pen.strokeStyle = style;
    pen.lineWidth = width;
    pen.stroke();
  }
}
