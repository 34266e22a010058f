// The pieces where they are: base, notched and long sticks, each with its shadow on what is behind it.
//
// Which of two crossing sticks is in front is fixed by their numbers, the same on every screen. A shadow falls only on
// what has been drawn before, so that front and behind can be told.

import { inOrder } from "./depth";
import {
  ballWood,
  lay,
  longWood,
  notchedWood,
  type Painted,
  type Pen,
  shadow,
  tableWood,
  trace,
} from "./draw_wood";
import {
  BASE,
  FAN_ANGLES,
  FAN_HEIGHTS,
  isNotched,
  LEG_RADIUS,
  LENGTH,
  NOTCHED_STICKS,
  NOTCHED_THICK,
  PEG_RADIUS,
  SPHERE_HEIGHT,
  SPHERE_RADIUS,
  THICK,
} from "./measures";
import { fanPoint, LEGS, notchedOf, notchedOutline, tipOf } from "./outlines";
import type { Point, Pose, Poses } from "./pose";

/** Where a shadow falls, in millimetres right and down, and how soft it is. */
const FALL = { right: 2.2, down: 3.4, soft: 2.2, dark: 0.5 };
/** The same of a stick that is held in front of everything. */
const HELD_FALL = { right: 6, down: 10, soft: 5, dark: 0.42 };
/** The light comes from above, a little from the left. */
const LIGHT = { x: -0.35, y: 0.94 };
const TABLE = { tile: 320, high: 60, lip: 1.6 };

export function place(pen: Pen, { x, y, angle }: Pose): void {
  pen.translate(x, -y);
  pen.rotate(-angle);
}

export function drawTable(pen: Pen, left: number, right: number, bottom: number): void {
  const { tile, high, lip } = TABLE;
  const wood = tableWood(tile, high);
  for (let at = Math.floor(left / tile); at * tile < right; at++) {
    pen.save();
    pen.translate((at + 0.5) * tile, high / 2);
    // Every second one the other way round: they join without a seam.
    pen.scale(at % 2 === 0 ? 1 : -1, 1);
    lay(pen, wood);
    pen.restore();
  }
  const depth = pen.createLinearGradient(0, 0, 0, high);
  depth.addColorStop(0, "rgb(0 0 0 / 0%)");
  depth.addColorStop(1, "rgb(0 0 0 / 72%)");
  pen.fillStyle = depth;
  pen.fillRect(left, 0, right - left, high);
  pen.fillStyle = "rgb(19 12 7)";
  if (bottom < -high) pen.fillRect(left, high, right - left, -bottom - high);
  pen.fillStyle = "rgb(255 224 188 / 30%)";
  pen.fillRect(left, 0, right - left, lip / 2);
  pen.fillStyle = "rgb(255 224 188 / 10%)";
  pen.fillRect(left, lip / 2, right - left, lip);
}

export function drawPieces(pen: Pen, poses: Poses): void {
  for (const number of inOrder(poses.keys())) {
    const pose = poses.get(number) as Pose;
    if (number === BASE) drawBase(pen, pose);
    else if (isNotched(number)) drawNotched(pen, number, pose);
    else drawLong(pen, number, pose);
  }
}

export function drawLong(pen: Pen, number: number, pose: Pose): void {
  cast(pen, pose, shadow("long", LENGTH, THICK, FALL.soft), FALL);
  drawStick(pen, longWood(number), pose);
}

/** In front of everything, and nearer to the light: its shadow is wide, and falls on the felt too. */
export function drawHeld(pen: Pen, number: number, pose: Pose): void {
  const soft = shadow("long", LENGTH, THICK, HELD_FALL.soft);
  pen.save();
  pen.globalAlpha = HELD_FALL.dark;
  pen.translate(HELD_FALL.right, HELD_FALL.down);
  place(pen, pose);
  lay(pen, soft);
  pen.restore();
  drawStick(pen, longWood(number), pose);
}

function drawStick(pen: Pen, wood: Painted, pose: Pose): void {
  pen.save();
  place(pen, pose);
  lay(pen, wood);
  shine(pen, pose.angle, LENGTH, THICK);
  pen.restore();
}

/** A shadow on what has been drawn. */
function cast(pen: Pen, pose: Pose, soft: Painted, fall: typeof FALL): void {
  pen.save();
  pen.globalCompositeOperation = "source-atop";
  pen.globalAlpha = fall.dark;
  pen.translate(fall.right, fall.down);
  place(pen, pose);
  lay(pen, soft);
  pen.restore();
}

/** Light along the side that looks up, and shade along the other; a stick that is upright has little of both. */
function shine(pen: Pen, angle: number, length: number, thick: number): void {
  const up = -Math.sin(angle) * LIGHT.x + Math.cos(angle) * LIGHT.y;
  const bright = Math.abs(up);
  const side = up > 0 ? -1 : 1;
  const half = thick / 2;
  pen.fillStyle = `rgb(255 246 228 / ${0.16 + 0.5 * bright})`;
  pen.fillRect(0.6 - length / 2, side > 0 ? half - 1 : 0.35 - half, length - 1.2, 0.7);
  pen.fillStyle = `rgb(255 240 214 / ${0.05 + 0.13 * bright})`;
  pen.fillRect(-length / 2, side > 0 ? 0.4 : -half, length, half - 0.4);
  pen.fillStyle = `rgb(34 14 2 / ${0.1 + 0.26 * bright})`;
  pen.fillRect(-length / 2, side > 0 ? -half : half * 0.42, length, half * 0.58);
}

function drawNotched(pen: Pen, number: number, pose: Pose): void {
  const stick = notchedOf(number);
  const outline = notchedOutline(stick);
  cast(pen, pose, shadow(`notched ${number}`, stick.length, NOTCHED_THICK - 2, FALL.soft), FALL);
  pen.save();
  place(pen, pose);
  lay(pen, notchedWood(number, outline));
  pen.restore();
}

function drawBase(pen: Pen, pose: Pose): void {
  pen.save();
  place(pen, pose);
  drawFootShadow(pen);
  drawLeg(pen, { x: 0, y: -SPHERE_RADIUS * 0.8 }, { x: 9, y: LEG_RADIUS - SPHERE_HEIGHT }, true);
  for (const [from, to] of LEGS) drawLeg(pen, from, to, false);
  FAN_ANGLES.forEach((_, fan) => {
    drawFan(pen, fan, pose.angle);
  });
  lay(pen, ballWood(SPHERE_RADIUS));
  drawPegs(pen);
  pen.restore();
}

/** Under the feet, on the table's edge. */
function drawFootShadow(pen: Pen): void {
  const down = SPHERE_HEIGHT;
  const dark = pen.createRadialGradient(0, 0, 0, 0, 0, 90);
  dark.addColorStop(0, "rgb(0 0 0 / 55%)");
  dark.addColorStop(1, "rgb(0 0 0 / 0%)");
  pen.save();
  pen.translate(6, down + 3);
  pen.scale(1, 0.12);
  pen.fillStyle = dark;
  pen.fillRect(-90, -90, 180, 180);
  pen.restore();
}

/** A turned leg: thicker in its middle, with a foot. */
function drawLeg(pen: Pen, from: Point, to: Point, isBehind: boolean): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y) + LEG_RADIUS;
  pen.save();
  pen.translate(from.x, -from.y);
  pen.rotate(Math.atan2(from.y - to.y, to.x - from.x));
  const across = pen.createLinearGradient(0, -LEG_RADIUS * 1.3, 0, LEG_RADIUS * 1.3);
  const isRight = to.x > from.x;
  across.addColorStop(isRight ? 0 : 1, "hsl(26 46% 62%)");
  across.addColorStop(isRight ? 0.4 : 0.6, "hsl(24 46% 44%)");
  across.addColorStop(isRight ? 1 : 0, "hsl(20 50% 17%)");
  pen.fillStyle = across;
  pen.beginPath();
  pen.moveTo(0, -LEG_RADIUS * 0.9);
  pen.bezierCurveTo(
    length * 0.3,
    -LEG_RADIUS * 1.5,
    length * 0.6,
    -LEG_RADIUS * 0.7,
    length - 3,
    -LEG_RADIUS * 0.75,
  );
  pen.arc(length - LEG_RADIUS, 0, LEG_RADIUS, -Math.PI / 2, Math.PI / 2);
  pen.bezierCurveTo(
    length * 0.6,
    LEG_RADIUS * 0.7,
    length * 0.3,
    LEG_RADIUS * 1.5,
    0,
    LEG_RADIUS * 0.9,
  );
  pen.closePath();
  pen.fill();
  if (isBehind) {
    pen.fillStyle = "rgb(10 4 0 / 55%)";
    pen.fill();
  }
  pen.strokeStyle = "rgb(24 8 0 / 40%)";
  pen.lineWidth = 0.5;
  for (const part of [0.86, 0.9]) {
    pen.beginPath();
    pen.moveTo(length * part, -LEG_RADIUS * 0.8);
    pen.lineTo(length * part, LEG_RADIUS * 0.8);
    pen.stroke();
  }
  pen.restore();
}

/** A fan stick from the sphere up, its top cut level. */
function drawFan(pen: Pen, fan: number, lean: number): void {
  const [, , right, left] = tipOf(fan) as [Point, Point, Point, Point];
  const half = (right.x - left.x) / 2;
  const root = fanPoint(fan, SPHERE_RADIUS * 0.6);
  const outline = [{ x: root.x - half, y: root.y }, { x: root.x + half, y: root.y }, right, left];
  const angle = Math.PI / 2 - (FAN_ANGLES[fan] ?? 0);
  const top = fanPoint(fan, FAN_HEIGHTS[fan] ?? 0);
  const middle = { x: (root.x + top.x) / 2, y: (root.y + top.y) / 2 };
  const length = Math.hypot(top.x - root.x, top.y - root.y);
  cast(pen, { ...middle, angle }, shadow(`fan ${fan}`, length, THICK, FALL.soft), FALL);
  pen.save();
  trace(pen, outline);
  pen.clip();
  pen.save();
  place(pen, { ...middle, angle });
  pen.scale((length + 2 * THICK) / LENGTH, 1);
  lay(pen, longWood(60 + fan));
  shine(pen, angle + lean, LENGTH, THICK);
  pen.restore();
  const shade = pen.createLinearGradient(0, -root.y - SPHERE_RADIUS * 0.7, 0, -root.y);
  shade.addColorStop(0, "rgb(20 6 0 / 0%)");
  shade.addColorStop(1, "rgb(20 6 0 / 62%)");
  pen.fillStyle = shade;
  pen.fillRect(-200, -root.y - SPHERE_RADIUS * 0.7, 400, SPHERE_RADIUS);
  pen.fillStyle = "rgb(60 28 8 / 38%)";
  pen.fillRect(left.x - 1, -left.y, 2 * half + 2, 0.9);
  pen.restore();
}

function drawPegs(pen: Pen): void {
  for (const { left, right, height } of NOTCHED_STICKS) {
    for (const fan of [left, right]) {
      const { x, y } = fanPoint(fan, height);
      const knob = pen.createRadialGradient(x - 0.8, -y - 0.9, 0, x, -y, PEG_RADIUS);
      knob.addColorStop(0, "hsl(38 60% 80%)");
      knob.addColorStop(1, "hsl(26 56% 34%)");
      pen.fillStyle = knob;
      pen.beginPath();
      pen.arc(x, -y, PEG_RADIUS, 0, 2 * Math.PI);
      pen.fill();
    }
  }
}
