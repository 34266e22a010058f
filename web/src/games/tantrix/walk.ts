// Walking over a set of cells with the arrow keys: always to the nearest one that way.

import { centreOf, type Point } from "./hex";

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const WAYS: Record<Arrow, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How much worse a step aside is than a step ahead. */
const ASIDE = 2;

export function isArrow(key: string): key is Arrow {
  return key in WAYS;
}

/** The nearest cell of the set that lies that way; `from` itself when there is none. */
export function stepTowards(keys: Iterable<string>, from: string, arrow: Arrow): string {
  const way = WAYS[arrow];
  const start = centreOf(from);
  const cost = (key: string) => {
    const { x, y } = centreOf(key);
    const ahead = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y + (y - start.y) * way.x);
    return ahead < 1 ? Number.POSITIVE_INFINITY : ahead + ASIDE * aside;
  };
  return least(keys, cost) ?? from;
}

/** From left to right, row by row. */
export function inReadingOrder(keys: Iterable<string>): string[] {
  const placed = Array.from(keys, (key) => ({ key, ...centreOf(key) }));
  return placed.sort((one, other) => one.y - other.y || one.x - other.x).map(({ key }) => key);
}

function least(keys: Iterable<string>, cost: (key: string) => number): string | undefined {
  let best: string | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const key of keys) {
    const own = cost(key);
    if (own < lowest) [best, lowest] = [key, own];
  }
  return best;
}
