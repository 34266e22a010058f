// Draws a scene: the table, the pieces, the held stick in front of them, and what helps to place it.

import { drawStructure } from "./behind";
import { CLOSE } from "./contact";
import * as marks from "./draw_marks";
import { drawHeld, drawLong } from "./draw_pieces";
import type { Pen } from "./draw_wood";
import { inMillimetres, inPixels, type Look } from "./look";
import { LENGTH } from "./measures";
import { outward, type Point, type Pose } from "./pose";
import { FLASH, FLIGHT, type Scene } from "./scene";

/** How far a stick that left sinks on its way to the rack, in pixels. */
const SINKING = 220;

/** `drawBehind` draws the table and what stands on it. */
export function draw(pen: Pen, scene: Scene, look: Look, drawBehind = drawStructure): void {
  drawBehind(pen, scene.poses, look);
  drawFlights(pen, scene, look);
  inPixels(pen, look);
  drawStanding(pen, scene, look);
  drawAid(pen, scene, look);
  drawInHand(pen, scene, look);
}

/** Sticks that left sink, and fade. */
function drawFlights(pen: Pen, scene: Scene, look: Look): void {
  inMillimetres(pen, look);
  for (const { number, pose, since } of scene.flights) {
    const part = Math.max(0, scene.partSince(since, FLIGHT));
    pen.save();
    pen.globalAlpha = 1 - part;
    const y = pose.y - (part ** 2 * SINKING) / look.sight.scale;
    drawLong(pen, number, { ...pose, y });
    pen.restore();
  }
}

/** What is said about sticks that stand, move or have fallen. */
function drawStanding(pen: Pen, scene: Scene, look: Look): void {
  const { poses } = scene;
  const each = (numbers: Iterable<number>, mark: (number: number, pose: Pose) => void) => {
    for (const number of numbers) {
      const pose = poses.get(number);
      if (pose) mark(number, pose);
    }
  };
  each(scene.newest, (number, pose) => marks.outline(pen, look, number, pose));
  if (scene.isSettling.value) {
    each(scene.down, (number, pose) => marks.fallen(pen, look, number, pose));
    for (const [number, speed] of scene.speeds) {
      each([number], (_, pose) => marks.motion(pen, look, pose, speed));
    }
  }
  if (scene.flash) {
    const part = scene.partSince(scene.flash.since, FLASH);
    each([scene.flash.number], (number, pose) => marks.flash(pen, look, number, pose, part));
  }
  const labelled: [number, Pose][] = [];
  each(scene.labelled, (number, pose) => labelled.push([number, pose]));
  marks.numbers(pen, look, labelled);
}

function drawAid(pen: Pen, scene: Scene, look: Look): void {
  const glanced = scene.glanced.value;
  if (glanced) marks.ghost(pen, look, glanced, 1);
  const { held } = scene;
  if (!held) return;
  const { marks: found, landing, travelling } = scene.hand;
  const { rest } = scene.hand.foresight;
  if (!found.value || travelling.value) return;
  const barred = found.value.overlaps;
  const other = barred === undefined ? undefined : scene.poses.get(barred);
  if (barred !== undefined && other) marks.barred(pen, look, barred, other);
  const points = [held.pose, ...ends(held.pose)];
  marks.plumbLines(
    pen,
    look,
    points.map((point) => [point, scene.floorUnder(point)]),
  );
  if (landing.value) marks.ghost(pen, look, landing.value, 1);
  if (rest.value && rest.value !== landing.value) marks.ghost(pen, look, rest.value, 0.55);
}

function drawInHand(pen: Pen, scene: Scene, look: Look): void {
  const { held } = scene;
  if (!held) return;
  inMillimetres(pen, look);
  drawHeld(pen, held.held.stick, held.pose);
  inPixels(pen, look);
  marks.edge(pen, look, held.pose);
  const found = scene.hand.marks.value;
  if (found && !scene.hand.travelling.value) marks.contacts(pen, look, found, CLOSE);
}

/** Whose stick it is and how it is balanced: beside it, and not once more in the lens. */
export function drawTags(pen: Pen, scene: Scene, look: Look): void {
  const { held } = scene;
  if (!held) return;
  inPixels(pen, look);
  const { seat, name } = scene.holder;
  marks.owner(pen, look, held.pose, seat, name);
  const found = scene.hand.marks.value;
  if (found && !scene.hand.travelling.value) marks.balance(pen, look, held.pose, found);
}

function ends(pose: Pose): Point[] {
  return [-1, 1].map((side) => outward(pose, { x: (side * LENGTH) / 2, y: 0 }));
}
