// Wood: the grain of each stick by its number, painted once and used wherever the stick lies.

import { LENGTH, ROUNDING, THICK } from "./measures";
import type { Point } from "./pose";

/** How finely wood is painted, in pixels a millimetre. */
const FINE = 6;

interface Tone {
  /** In degrees, percent, percent. */
  hue: number;
  chroma: number;
  light: number;
}

const MAPLE: Tone = { hue: 36, chroma: 58, light: 75 };
const BEECH: Tone = { hue: 29, chroma: 52, light: 66 };
const OAK: Tone = { hue: 33, chroma: 44, light: 60 };
const LARCH: Tone = { hue: 24, chroma: 50, light: 62 };
const WALNUT: Tone = { hue: 22, chroma: 38, light: 34 };
const CHERRY: Tone = { hue: 14, chroma: 58, light: 36 };
const LONG = [MAPLE, BEECH, OAK, MAPLE, LARCH];

export interface Painted {
  image: CanvasImageSource;
  /** In millimetres, about the middle. */
  width: number;
  height: number;
}

export type Pen = CanvasRenderingContext2D;

const painted = new Map<string, Painted>();

/** A picture that is painted when it is first needed. */
export function once(name: string, paint: () => Painted): Painted {
  const found = painted.get(name) ?? paint();
  painted.set(name, found);
  return found;
}

/** Paints in millimetres about the middle, y downwards. */
export function paint(width: number, height: number, draw: (pen: Pen) => void): Painted {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * FINE);
  canvas.height = Math.ceil(height * FINE);
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.setTransform(FINE, 0, 0, FINE, canvas.width / 2, canvas.height / 2);
    draw(pen);
  }
  return { image: canvas, width: canvas.width / FINE, height: canvas.height / FINE };
}

export function lay(pen: Pen, { image, width, height }: Painted): void {
  pen.drawImage(image, -width / 2, -height / 2, width, height);
}

export function longWood(number: number): Painted {
  return once(`long ${number}`, () => {
    const chance = chanceOf(number);
    const tone = varied(LONG[number % LONG.length] as Tone, chance);
    return paint(LENGTH, THICK, (pen) => {
      pen.beginPath();
      pen.roundRect(-LENGTH / 2, -THICK / 2, LENGTH, THICK, 2 * ROUNDING);
      pen.clip();
      plank(pen, LENGTH, THICK, tone, chance);
      edges(pen, LENGTH, THICK, 1.3);
      endGrain(pen, LENGTH, THICK);
    });
  });
}

/** A notched stick: a thick piece of dark wood, cut to its outline. */
export function notchedWood(number: number, outline: readonly Point[]): Painted {
  return once(`notched ${number}`, () => {
    const width = 2 * Math.max(...outline.map(({ x }) => x));
    const height = 2 * Math.max(...outline.map(({ y }) => y));
    const chance = chanceOf(100 + number);
    return paint(width, height, (pen) => {
      trace(pen, outline);
      pen.clip();
      plank(pen, width, height, varied(WALNUT, chance), chance);
      bevel(pen, outline);
    });
  });
}

/** A turned ball, lit from above on the left. */
export function ballWood(radius: number): Painted {
  return once("ball", () =>
    paint(2 * radius, 2 * radius, (pen) => {
      pen.beginPath();
      pen.arc(0, 0, radius, 0, 2 * Math.PI);
      pen.clip();
      plank(pen, 2 * radius, 2 * radius, CHERRY, chanceOf(7));
      rings(pen, radius);
      const glow = pen.createRadialGradient(-0.34 * radius, -0.42 * radius, 0, 0, 0, radius * 1.04);
      glow.addColorStop(0, "rgb(255 236 214 / 62%)");
      glow.addColorStop(0.16, "rgb(255 214 176 / 34%)");
      glow.addColorStop(0.5, "rgb(120 40 16 / 4%)");
      glow.addColorStop(0.82, "rgb(30 8 2 / 48%)");
      glow.addColorStop(1, "rgb(14 3 0 / 82%)");
      pen.fillStyle = glow;
      pen.fillRect(-radius, -radius, 2 * radius, 2 * radius);
    }),
  );
}

/** The table's front, as often as it is needed side by side. */
export function tableWood(width: number, height: number): Painted {
  return once("table", () =>
    paint(width, height, (pen) => {
      plank(pen, width, height, { hue: 25, chroma: 34, light: 24 }, chanceOf(11));
    }),
  );
}

/** What a stick's shadow is made of: a soft bar, wider than the stick by its softness all around. */
export function shadow(name: string, width: number, height: number, soft: number): Painted {
  return once(`shadow ${name} ${soft}`, () => {
    const all = { width: width + 4 * soft, height: height + 4 * soft };
    return paint(all.width, all.height, (pen) => {
      // What is blurred lies far beside the picture: only its shadow falls into it.
      const aside = 4 * all.width;
      pen.shadowColor = "#000000";
      pen.shadowBlur = 2 * soft * FINE;
      pen.shadowOffsetX = aside * FINE;
      pen.fillRect(-width / 2 - aside, -height / 2, width, height);
    });
  });
}

export function trace(pen: Pen, outline: readonly Point[]): void {
  pen.beginPath();
  for (const { x, y } of outline) pen.lineTo(x, -y);
  pen.closePath();
}

// --- what wood is made of ---

function plank(pen: Pen, width: number, height: number, tone: Tone, chance: () => number): void {
  pen.fillStyle = colour(tone);
  pen.fillRect(-width / 2, -height / 2, width, height);
  broad(pen, width, height, tone, chance);
  lines(pen, width, height, tone, chance);
  pores(pen, width, height, tone, chance);
}

/** Lighter and darker stretches, as the tree grew. */
function broad(pen: Pen, width: number, height: number, tone: Tone, chance: () => number): void {
  for (let band = 0; band < 5; band++) {
    const y = (chance() - 0.5) * height;
    const isLight = chance() < 0.5;
    pen.strokeStyle = colour({ ...tone, light: tone.light + (isLight ? 7 : -8) }, 0.28);
    pen.lineWidth = height * (0.1 + 0.16 * chance());
    grainLine(pen, width, y, height * 0.14, chance);
  }
}

function lines(pen: Pen, width: number, height: number, tone: Tone, chance: () => number): void {
  const many = 8 + Math.round(height * 0.7);
  for (let line = 0; line < many; line++) {
    const y = (chance() - 0.5) * height * 1.1;
    pen.strokeStyle = colour({ ...tone, light: tone.light * 0.62 }, 0.1 + 0.3 * chance());
    pen.lineWidth = 0.12 + 0.34 * chance();
    grainLine(pen, width, y, height * 0.06, chance);
  }
}

/** A line along the wood that wanders a little. */
function grainLine(pen: Pen, width: number, y: number, wander: number, chance: () => number): void {
  const phase = chance() * 7;
  const pace = 0.012 + 0.02 * chance();
  const slope = ((chance() - 0.5) * wander) / width;
  pen.beginPath();
  for (let x = -width / 2; x <= width / 2 + 3; x += 3) {
    const wave = Math.sin(x * pace + phase) + 0.4 * Math.sin(x * pace * 2.7 + 2 * phase);
    pen.lineTo(x, y + wave * wander * 0.6 + slope * x);
  }
  pen.stroke();
}

function pores(pen: Pen, width: number, height: number, tone: Tone, chance: () => number): void {
  pen.fillStyle = colour({ ...tone, light: tone.light * 0.5 }, 0.3);
  for (let pore = 0; pore < (width * height) / 14; pore++) {
    const long = 0.6 + 2.2 * chance();
    pen.fillRect((chance() - 0.5) * width, (chance() - 0.5) * height, long, 0.14);
  }
}

/** Rounded edges are darker. */
function edges(pen: Pen, width: number, height: number, wide: number): void {
  for (const side of [-1, 1]) {
    const rim = (side * height) / 2;
    const shade = pen.createLinearGradient(0, rim, 0, rim - side * wide);
    shade.addColorStop(0, "rgb(40 18 4 / 46%)");
    shade.addColorStop(1, "rgb(40 18 4 / 0%)");
    pen.fillStyle = shade;
    pen.fillRect(-width / 2, Math.min(rim, rim - side * wide), width, wide);
  }
}

/** Cut ends drink more of the oil: they are darker. */
function endGrain(pen: Pen, width: number, height: number): void {
  for (const side of [-1, 1]) {
    const rim = (side * width) / 2;
    const shade = pen.createLinearGradient(rim, 0, rim - side * 3.2, 0);
    shade.addColorStop(0, "rgb(52 24 6 / 58%)");
    shade.addColorStop(0.28, "rgb(52 24 6 / 22%)");
    shade.addColorStop(1, "rgb(52 24 6 / 0%)");
    pen.fillStyle = shade;
    pen.fillRect(Math.min(rim, rim - side * 3.2), -height / 2, 3.2, height);
  }
}

/** A cut edge all around: light where it looks up, dark where it looks down. */
function bevel(pen: Pen, outline: readonly Point[]): void {
  pen.lineWidth = 1.5;
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length] as Point;
    const up = (from.x - to.x) / Math.hypot(to.x - from.x, to.y - from.y);
    pen.strokeStyle = up > 0.3 ? "rgb(255 222 184 / 34%)" : "rgb(12 4 0 / 52%)";
    pen.beginPath();
    pen.moveTo(from.x, -from.y);
    pen.lineTo(to.x, -to.y);
    pen.stroke();
  });
}

/** The lathe's rings, seen from the side. */
function rings(pen: Pen, radius: number): void {
  for (const height of [-0.52, -0.46, 0.5]) {
    const half = radius * Math.sqrt(1 - height * height);
    pen.strokeStyle = "rgb(20 4 0 / 42%)";
    pen.lineWidth = 0.9;
    pen.beginPath();
    pen.ellipse(0, height * radius, half, half * 0.1, 0, 0, Math.PI);
    pen.stroke();
  }
}

function colour({ hue, chroma, light }: Tone, opacity = 1): string {
  return `hsl(${hue} ${chroma}% ${light}% / ${opacity})`;
}

function varied({ hue, chroma, light }: Tone, chance: () => number): Tone {
  return {
    hue: hue + 6 * (chance() - 0.5),
    chroma: chroma + 12 * (chance() - 0.5),
    light: light + 9 * (chance() - 0.5),
  };
}

/** The same numbers each time, between 0 and 1. */
function chanceOf(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917) >>> 0;
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}
