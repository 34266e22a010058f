// Where on the screen the places of a game are.

import type { Camera } from "./camera";
import { centreOf, type Point } from "./hex";
import type { Place, Spot } from "./scene";

type Looking = Pick<Camera, "screenPoint" | "sight" | "tileWidth">;

/** Finds a place within the game that is drawn in `root`. */
export function locateIn(root: Element | null, camera: Looking, place: Place): Spot | undefined {
  const spot = root ? onScreen(root, camera, place) : undefined;
  if (!root || !spot) return undefined;
  const corner = root.getBoundingClientRect();
  return { ...spot, x: spot.x - corner.left, y: spot.y - corner.top };
}

function onScreen(root: Element, camera: Looking, place: Place): Spot | undefined {
  const width = camera.tileWidth.value;
  if ("cell" in place) {
    // What is drawn at a cell follows it.
    camera.sight.value;
    return { ...camera.screenPoint(centreOf(place.cell)), width };
  }
  if ("screen" in place) return { ...place.screen, width };
  const box = root.querySelector(selectorOf(place))?.getBoundingClientRect();
  return box && { ...middleOf(box), width: Math.min(box.width, box.height) };
}

function selectorOf(place: Extract<Place, { hand: number } | { seat: number } | { pile: string }>) {
  if ("hand" in place) return `[data-tile="${place.hand}"]`;
  return "seat" in place ? `[data-seat="${place.seat}"]` : `[data-pile="${place.pile}"]`;
}

function middleOf({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 };
}
