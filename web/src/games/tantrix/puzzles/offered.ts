// Which empty cells a tile may be sent to by a tap or a key: a drag goes anywhere.

import { keyOf, neighboursOf } from "../hex";
import { sideOf } from "./match";
import type { TaskView } from "./messages.gen";

/** The first tile lies here. */
const CENTRE = "0,0";

/** The cells of the triangle that is asked, about the middle of the board; none where a loop is. */
export function guideOf(task: TaskView): string[] {
  if (task.shape !== "triangle") return [];
  const side = sideOf(task);
  const start = -Math.floor(side / 3);
  const steps = [...Array(side).keys()];
  return steps.flatMap((row) =>
    steps.slice(row).map((step) => keyOf({ q: start + step - row, r: start + row })),
  );
}

/** The empty cells of the guide, and around the tiles that lie outside of it all that touch one, and one ring more. */
export function offeredCells(laid: readonly string[], guide: readonly string[]): string[] {
  if (laid.length === 0 && guide.length === 0) return [CENTRE];
  const outside = laid.filter((cell) => !guide.includes(cell));
  const around = outside.flatMap(neighboursOf);
  const offered = new Set([...guide, ...around, ...around.flatMap(neighboursOf)]);
  for (const cell of laid) offered.delete(cell);
  return [...offered];
}

/** What shall be in sight: the tiles, and the triangle that is asked, or room for one more tile all around. */
export function roomAround(laid: readonly string[], guide: readonly string[]): string[] {
  return guide.length > 0 ? [...guide, ...laid] : [...laid, ...laid.flatMap(neighboursOf)];
}
