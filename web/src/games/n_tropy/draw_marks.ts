// What is drawn over the pieces: numbers, outlines, and what helps to place a stick. In pixels of the page.

import type { Pen } from "./draw_wood";
import { type Look, toPixels } from "./look";
import type { Contact, Marks } from "./marks";
import { BASE, isNotched, LENGTH, NOTCHED_THICK, THICK } from "./measures";
import { isUpright, notchedOf } from "./outlines";
import { outward, type Point, type Pose } from "./pose";
import { SIGNS } from "./signs";

const LIGHT = "#ffffff";
const DARK = "rgb(6 12 9 / 82%)";
const FONT = '"Nunito Variable", system-ui, "DejaVu Sans", sans-serif';
/** Lines along a stick's edge, and the dashes of those that are not there yet. */
const LINE = 1.6;
const DASH = [5, 4];
/** How far above a held stick its owner's name is, and the room it needs. */
const ABOVE = 46;
const ROOM = 16;
/** How far along a stick its number is, in millimetres: the first of these that is free. */
const BESIDE = [0, 26, -26, 50, -50, 13, -13, 38, -38, 62, -62];

/** Along the edge of a stick: light on dark, seen on any wood. */
export function outline(
  pen: Pen,
  look: Look,
  number: number,
  pose: Pose,
  dash: number[] = [],
): void {
  const long = isNotched(number) ? notchedOf(number).length : LENGTH;
  const thick = isNotched(number) ? NOTCHED_THICK : THICK;
  box(pen, look, pose, long, thick, 2);
  pen.lineJoin = "round";
  pen.setLineDash([]);
  pen.strokeStyle = DARK;
  pen.lineWidth = LINE + 2.4;
  pen.stroke();
  pen.setLineDash(dash);
  pen.strokeStyle = LIGHT;
  pen.lineWidth = LINE;
  pen.stroke();
  pen.setLineDash([]);
}

/** A fine light line around the held stick, so that it is not lost among the others. */
export function edge(pen: Pen, look: Look, pose: Pose): void {
  box(pen, look, pose, LENGTH, THICK, 0.8);
  pen.lineJoin = "round";
  pen.strokeStyle = "rgb(255 255 255 / 80%)";
  pen.lineWidth = 1.2;
  pen.stroke();
}

/** What the held stick is inside of, here. */
export function barred(pen: Pen, look: Look, number: number, pose: Pose): void {
  if (number === BASE) ring(pen, toPixels(look, pose), 44 * look.sight.scale);
  else outline(pen, look, number, pose, [2, 3]);
}

/** A stick that lies on the table is crossed out: it does not stand any more. */
export function fallen(pen: Pen, look: Look, number: number, pose: Pose): void {
  outline(pen, look, number, pose, DASH);
  const { x, y } = toPixels(look, pose);
  pen.lineCap = "round";
  for (const [style, width] of [
    [DARK, 5.4],
    ["#ffb454", 2.4],
  ] as const) {
    pen.strokeStyle = style;
    pen.lineWidth = width;
    pen.beginPath();
    pen.moveTo(x - 5, y - 5);
    pen.lineTo(x + 5, y + 5);
    pen.moveTo(x + 5, y - 5);
    pen.lineTo(x - 5, y + 5);
    pen.stroke();
  }
}

/** Two small arcs behind a stick that moves. */
export function motion(pen: Pen, look: Look, pose: Pose, speed: Point): void {
  const { x, y } = toPixels(look, pose);
  const back = Math.atan2(speed.y, -speed.x);
  pen.lineCap = "round";
  pen.strokeStyle = "rgb(255 255 255 / 78%)";
  pen.lineWidth = 1.6;
  for (const far of [9, 13]) {
    pen.beginPath();
    pen.arc(x, y, far, back - 0.5, back + 0.5);
    pen.stroke();
  }
}

/** Where a stick would land: pale, dashed. */
export function ghost(pen: Pen, look: Look, pose: Pose, strength: number): void {
  box(pen, look, pose, LENGTH, THICK, 0);
  pen.fillStyle = `rgb(255 240 214 / ${0.16 * strength})`;
  pen.fill();
  pen.strokeStyle = `rgb(255 255 255 / ${0.85 * strength})`;
  pen.lineWidth = 1.2;
  pen.setLineDash(DASH);
  pen.stroke();
  pen.setLineDash([]);
}

/** What is in the way is lit, and fades. */
export function flash(pen: Pen, look: Look, number: number, pose: Pose, part: number): void {
  pen.save();
  pen.globalAlpha = 1 - part;
  if (number === BASE) {
    ring(pen, toPixels(look, pose), 44 * look.sight.scale);
  } else {
    outline(pen, look, number, pose);
    pen.fillStyle = "rgb(255 120 90 / 60%)";
    pen.fill();
  }
  pen.restore();
}

function ring(pen: Pen, { x, y }: Point, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.strokeStyle = LIGHT;
  pen.lineWidth = 3;
  pen.stroke();
}

/** Numbers of sticks, each upright on its middle, or beside it along the stick where others are in the way. */
export function numbers(pen: Pen, look: Look, sticks: readonly (readonly [number, Pose])[]): void {
  const size = sticks.length > 1 ? 10 : 13;
  const taken: Point[] = [];
  for (const [number, pose] of sticks) {
    const places = BESIDE.map((x) => toPixels(look, outward(pose, { x, y: 0 })));
    const isFree = ({ x, y }: Point) =>
      taken.every((other) => Math.abs(other.x - x) > size + 8 || Math.abs(other.y - y) > size + 5);
    const place = places.find(isFree) ?? (places[0] as Point);
    taken.push(place);
    pill(pen, place, String(number), size);
  }
}

/** Whose stick it is: on its end, and the name above it if it is somebody else's. */
export function owner(
  pen: Pen,
  look: Look,
  pose: Pose,
  seat: number,
  name: string | undefined,
): void {
  const side = isUpright(pose.angle) ? Math.sin(pose.angle) : -Math.cos(pose.angle);
  sign(pen, toPixels(look, outward(pose, { x: Math.sign(side) * (LENGTH / 2 - 7), y: 0 })), seat);
  if (!name) return;
  const half = (LENGTH / 2) * look.sight.scale;
  const { x, y } = toPixels(look, pose);
  const top = y - half * Math.abs(Math.sin(pose.angle));
  const above = { x, y: top - ABOVE };
  // The lens is on the other side.
  const away = x < look.size.width / 2 ? -1 : 1;
  const aside = half * Math.abs(Math.cos(pose.angle)) + ABOVE;
  const beside = { x: x + away * aside, y: Math.max(ROOM, top) };
  pill(pen, above.y < ROOM ? beside : above, name, 13);
}

function sign(pen: Pen, { x, y }: Point, seat: number): void {
  const { path, colour } = SIGNS[seat] ?? { path: "", colour: LIGHT };
  pen.save();
  pen.translate(x, y);
  pen.scale(0.62, 0.62);
  const shape = new Path2D(path);
  pen.lineJoin = "round";
  pen.strokeStyle = "#0b120f";
  pen.lineWidth = 6;
  pen.stroke(shape);
  pen.fillStyle = colour;
  pen.fill(shape);
  pen.strokeStyle = LIGHT;
  pen.lineWidth = 1.6;
  pen.stroke(shape);
  pen.restore();
}

function pill(pen: Pen, { x, y }: Point, text: string, size: number): void {
  pen.font = `700 ${size}px ${FONT}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  const wide = Math.max(size + 6, pen.measureText(text).width + 11);
  const high = size + 6;
  pen.beginPath();
  pen.roundRect(x - wide / 2, y - high / 2, wide, high, high / 2);
  pen.fillStyle = "rgb(12 20 16 / 90%)";
  pen.fill();
  pen.strokeStyle = "rgb(255 255 255 / 55%)";
  pen.lineWidth = 1;
  pen.stroke();
  pen.fillStyle = LIGHT;
  pen.fillText(text, x, y + 0.5);
}

// --- aid ---

/** Straight down from the ends and, stronger, from the middle to what is below. */
export function plumbLines(pen: Pen, look: Look, lines: readonly [Point, number][]): void {
  lines.forEach(([from, floor], index) => {
    const top = toPixels(look, from);
    const end = toPixels(look, { x: from.x, y: floor });
    if (end.y <= top.y) return;
    const isMiddle = index === 0;
    pen.setLineDash(isMiddle ? [] : [2, 4]);
    pen.strokeStyle = DARK;
    pen.lineWidth = 3;
    drop(pen, top, end);
    pen.strokeStyle = isMiddle ? "rgb(255 255 255 / 85%)" : "rgb(255 255 255 / 60%)";
    pen.lineWidth = 1.2;
    drop(pen, top, end);
    pen.setLineDash([]);
    if (isMiddle) arrowhead(pen, end);
  });
}

function drop(pen: Pen, from: Point, to: Point): void {
  pen.beginPath();
  pen.moveTo(from.x, from.y);
  pen.lineTo(to.x, to.y);
  pen.stroke();
}

function arrowhead(pen: Pen, { x, y }: Point): void {
  pen.beginPath();
  pen.moveTo(x - 4, y - 7);
  pen.lineTo(x + 4, y - 7);
  pen.lineTo(x, y);
  pen.closePath();
  pen.fillStyle = LIGHT;
  pen.fill();
}

/** A dot where it touches, a ring where it nearly does; of a triangle what holds it from above, of a diamond a side. */
export function contacts(pen: Pen, look: Look, { contacts }: Marks, close: number): void {
  for (const contact of contacts) {
    const { x, y } = toPixels(look, contact.at);
    const touches = contact.gap <= close;
    shape(pen, contact, x, y, touches ? 5.5 : 4.5);
    pen.strokeStyle = "#0b120f";
    pen.lineWidth = 4;
    pen.stroke();
    pen.fillStyle = touches ? LIGHT : "rgb(12 20 16 / 85%)";
    pen.fill();
    pen.strokeStyle = LIGHT;
    pen.lineWidth = 1.6;
    pen.stroke();
    if (!touches) gap(pen, x, y, contact.gap);
  }
}

function shape(pen: Pen, { way }: Contact, x: number, y: number, size: number): void {
  pen.beginPath();
  if (way === "support") {
    pen.arc(x, y, size, 0, 2 * Math.PI);
    return;
  }
  const corners = way === "hold" ? [1 / 2, 7 / 6, 11 / 6] : [0, 1 / 2, 1, 3 / 2];
  for (const corner of corners) {
    const angle = corner * Math.PI;
    pen.lineTo(x + 1.35 * size * Math.cos(angle), y + 1.35 * size * Math.sin(angle));
  }
  pen.closePath();
}

function gap(pen: Pen, x: number, y: number, millimetres: number): void {
  pen.font = `700 11px ${FONT}`;
  pen.textAlign = "left";
  pen.textBaseline = "middle";
  pen.lineWidth = 3;
  pen.strokeStyle = "rgb(6 12 9 / 90%)";
  const text = millimetres.toFixed(1);
  pen.strokeText(text, x + 9, y);
  pen.fillStyle = LIGHT;
  pen.fillText(text, x + 9, y);
}

/** Under the stick: from where to where it is held up, its middle, and to which side it tips. */
export function balance(pen: Pen, look: Look, pose: Pose, marks: Marks): void {
  if (!marks.balance) return;
  const { from, to, tips } = marks.balance;
  const { scale } = look.sight;
  const { x, y: middle } = toPixels(look, pose);
  const reach = (LENGTH / 2) * scale * Math.max(0.35, Math.abs(Math.cos(pose.angle)));
  const y = middle - (LENGTH / 2) * Math.abs(Math.sin(pose.angle)) * scale - 30;
  bar(pen, x - reach, x + reach, y, 8, "rgb(12 20 16 / 88%)");
  const left = x + Math.max(-reach, from * scale);
  const right = x + Math.min(reach, to * scale);
  if (right > left) bar(pen, left, right, y, 4, tips === 0 ? "#7ee2b8" : "#ffb454");
  pen.beginPath();
  pen.moveTo(x, y + 4);
  pen.lineTo(x - 5, y + 12);
  pen.lineTo(x + 5, y + 12);
  pen.closePath();
  pen.fillStyle = LIGHT;
  pen.fill();
  if (tips !== 0) tipArrow(pen, x - tips * (reach + 10), y, tips);
}

function bar(pen: Pen, left: number, right: number, y: number, high: number, style: string): void {
  pen.beginPath();
  pen.roundRect(left, y - high / 2, right - left, high, high / 2);
  pen.fillStyle = style;
  pen.fill();
}

/** At the end that sinks. */
function tipArrow(pen: Pen, x: number, y: number, tips: number): void {
  pen.beginPath();
  pen.arc(x + tips * 8, y + 8, 12, -Math.PI / 2, tips > 0 ? -Math.PI : 0, tips > 0);
  pen.strokeStyle = "#ffb454";
  pen.lineWidth = 2.4;
  pen.lineCap = "round";
  pen.stroke();
  arrowhead(pen, { x: x - tips * 4, y: y + 14 });
}

function box(pen: Pen, look: Look, pose: Pose, long: number, thick: number, around: number): void {
  const wide = around / look.sight.scale;
  const x = long / 2 + wide;
  const y = thick / 2 + wide;
  pen.beginPath();
  for (const corner of [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ]) {
    const point = toPixels(look, outward(pose, corner));
    pen.lineTo(point.x, point.y);
  }
  pen.closePath();
}
