// The numbers of a match as lines: each stays as it is until it changes.

const WIDTH = 300;
const HEIGHT = 120;

export type Point = readonly [x: number, y: number];

/** A number for each seat, entry by entry. */
export type Course = readonly (readonly number[])[];

export interface Chart {
  width: number;
  height: number;
  least: number;
  most: number;
  /** For each seat the points at which its number changes, the first and the last. */
  lines: readonly (readonly Point[])[];
  xOf(entry: number): number;
}

export function chartOf(course: Course): Chart {
  const all = course.flat();
  const most = Math.max(1, ...all);
  const least = Math.min(0, ...all);
  const last = Math.max(1, course.length - 1);
  const xOf = (entry: number) => round((entry / last) * WIDTH);
  const yOf = (value: number) => round(HEIGHT * (1 - (value - least) / (most - least)));
  const seats = [...(course[0] ?? []).keys()];
  const lines = seats.map((seat) => {
    const values = course.map((numbers) => numbers[seat] ?? 0);
    return values.flatMap((value, entry): Point[] => {
      const isKept = entry === 0 || entry === values.length - 1 || value !== values[entry - 1];
      return isKept ? [[xOf(entry), yOf(value)]] : [];
    });
  });
  return { width: WIDTH, height: HEIGHT, least, most, lines, xOf };
}

/** Level until the next point, then straight up or down. */
export function pathOf([first, ...others]: readonly Point[]): string {
  if (!first) return "";
  return `M${first[0]},${first[1]}${others.map(([x, y]) => ` H${x} V${y}`).join("")}`;
}

/** How high a line is at a place between its ends. */
export function heightAt(line: readonly Point[], x: number): number {
  const before = line.filter((point) => point[0] <= x).at(-1) ?? line[0];
  return before?.[1] ?? 0;
}

/** The entries at which any number changes, and the first. */
export function changesOf(course: Course): number[] {
  return [...course.keys()].filter(
    (entry) =>
      entry === 0 || course[entry]?.some((value, seat) => value !== course[entry - 1]?.[seat]),
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
