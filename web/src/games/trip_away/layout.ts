// Where everything on the table is, for its size on the screen: each seat's area, its name, the die, every column.
//
// The seat at the bottom is one's own; the others sit round the table clockwise, as they take their
// turns. All pieces are drawn on one scale, as large as the fullest area allows.

import { type Column, columnsOf, type Pieces } from "./match";
import type { PieceOnTable } from "./messages.gen";
import {
  AWAY,
  baseOf,
  heightOf,
  type Point,
  type Pose,
  STEP,
  slantOf,
  towardOnScreen,
  UPWARD,
} from "./solid";

export interface Size {
  width: number;
  height: number;
}

export interface Rectangle extends Size {
  x: number;
  y: number;
}

export interface Area extends Rectangle {
  seat: number;
  /** The strip that bears the name: on the side of the die. */
  plate: Rectangle;
  /** Where the pieces are. */
  room: Rectangle;
}

export interface Layout {
  areas: readonly Area[];
  die: Rectangle;
  /** How long the base of a large piece is, in pixels. */
  unit: number;
  /** The middle of a column's foot; of a column that is not there yet, where there is room for one. */
  spotOf(seat: number, column: number): Point;
}

const PLATE = { height: 32, most: 280 };
const GAP = 5;
const PADDING = 6;
const DIE = { least: 66, most: 112, share: 0.19 };
const LARGEST = 92;
/** How far apart columns are where there is room, in units. */
const MOST_APART = 0.45;

export function layoutOf(pieces: Pieces, seats: number, own: number, table: Size): Layout {
  const { areas, die } = areasOf(seats, own, table);
  const crowds = areas.map((area) => ({ area, columns: columnsOf(pieces, area.seat) }));
  const unit = Math.min(
    LARGEST,
    ...crowds.map(({ area, columns }) => bestRows(columns, area).unit),
  );
  const spots = new Map(
    crowds.map(({ area, columns }) => [area.seat, spotsIn(area, columns, unit)]),
  );
  return { areas, die, unit, spotOf: (seat, column) => spots.get(seat)?.(column) ?? [0, 0] };
}

// --- the areas ---

/** Own area below, the die in the middle, the others clockwise from the left. */
function areasOf(seats: number, own: number, { width, height }: Size) {
  const die = clamp(Math.min(width, height) * DIE.share, DIE.least, DIE.most);
  const inner = { width: width - 2 * GAP, height: height - 2 * GAP };
  const others = Array.from({ length: seats - 1 }, (_, step) => (own + 1 + step) % seats);
  const rows = seats === 4 ? four(inner, die) : fewer(inner, die, seats);
  const at = (seat: number, { x, y, ...size }: Rectangle) =>
    furnished(seat, { x: x + GAP, y: y + GAP, ...size }, y === 0);
  return {
    areas: [
      at(own, rows.own),
      ...others.map((seat, place) => at(seat, rows.others[place] ?? rows.own)),
    ],
    die: { x: width / 2 - die / 2, y: rows.middle + GAP - die / 2, width: die, height: die },
  };
}

/** Its name on top, or below where the die is on that side. */
function furnished(seat: number, area: Rectangle, isFar: boolean): Area {
  const wide = Math.min(area.width - 2 * PADDING, PLATE.most);
  const below = area.y + area.height - PLATE.height;
  return {
    seat,
    ...area,
    plate: {
      x: area.x + (area.width - wide) / 2,
      y: isFar ? below : area.y,
      width: wide,
      height: PLATE.height,
    },
    room: {
      x: area.x + PADDING,
      y: isFar ? area.y + PADDING : area.y + PLATE.height,
      width: area.width - 2 * PADDING,
      height: area.height - PLATE.height - PADDING,
    },
  };
}

interface Rows {
  own: Rectangle;
  others: readonly Rectangle[];
  /** The height of the die's middle. */
  middle: number;
}

/** One or two side by side, the die below them. */
function fewer({ width, height }: Size, die: number, seats: number): Rows {
  const each = (height - die - 2 * GAP) / 2;
  const count = seats - 1;
  const wide = (width - GAP * (count - 1)) / count;
  const others = Array.from({ length: count }, (_, place) => ({
    x: place * (wide + GAP),
    y: 0,
    width: wide,
    height: each,
  }));
  return {
    own: { x: 0, y: height - each, width, height: each },
    others,
    middle: height / 2,
  };
}

/** To the left, opposite, and to the right of the die. */
function four({ width, height }: Size, die: number): Rows {
  const each = (height - 2 * GAP) / 3;
  const side = (width - die - 2 * GAP) / 2;
  const row = { width, height: each, x: 0 };
  const beside = { width: side, height: each, y: each + GAP };
  return {
    own: { ...row, y: 2 * (each + GAP) },
    others: [
      { ...beside, x: 0 },
      { ...row, y: 0 },
      { ...beside, x: width - side },
    ],
    middle: height / 2,
  };
}

// --- the columns of an area ---

interface Extent {
  width: number;
  above: number;
  below: number;
}

/** How much room a column takes, in units, from the middle of its foot. */
function extentOf({ pieces }: Column): Extent {
  const bases = pieces.map(({ size }) => baseOf(size));
  const widest = Math.max(...bases);
  if (pieces[0]?.toward !== undefined) {
    const long = slantOf(pieces[0].size);
    return {
      width: long + 0.5,
      above: (long / 2) * AWAY + 0.55 * widest,
      below: (long / 2) * AWAY + 0.4,
    };
  }
  const tops = pieces.map(({ size, height }) => (height * STEP + heightOf(size)) * UPWARD);
  return {
    width: 1.3 * widest + 0.25,
    above: Math.max(...tops) + 0.3,
    below: 0.68 * widest * AWAY + 0.08,
  };
}

interface Rank {
  columns: readonly Column[];
  width: number;
  above: number;
  height: number;
}

function ranksOf(columns: readonly Column[], count: number): Rank[] {
  const most = Math.ceil(columns.length / count);
  const ranks = [];
  for (let from = 0; from < columns.length; from += most) {
    const rank = columns.slice(from, from + most);
    const extents = rank.map(extentOf);
    const above = Math.max(...extents.map((extent) => extent.above));
    const below = Math.max(...extents.map((extent) => extent.below));
    const width = extents.reduce((sum, extent) => sum + extent.width, 0);
    ranks.push({ columns: rank, width, above, height: above + below });
  }
  return ranks;
}

/** In how many rows an area's columns can be drawn largest. */
function bestRows(columns: readonly Column[], area: Area): { ranks: Rank[]; unit: number } {
  let best = { ranks: [] as Rank[], unit: Number.POSITIVE_INFINITY };
  for (let count = 1; count <= columns.length; count++) {
    const ranks = ranksOf(columns, count);
    const unit = unitFor(ranks, area.room);
    if (best.ranks.length === 0 || unit > best.unit) best = { ranks, unit };
  }
  return best;
}

function unitFor(ranks: readonly Rank[], { width, height }: Size): number {
  const widest = Math.max(...ranks.map((rank) => rank.width));
  const high = ranks.reduce((sum, rank) => sum + rank.height, 0);
  return Math.min(width / widest, height / high);
}

/** The fewest rows that fit on the scale of the table. */
function rowsAt(columns: readonly Column[], area: Area, unit: number): Rank[] {
  for (let count = 1; count <= columns.length; count++) {
    const ranks = ranksOf(columns, count);
    if (unitFor(ranks, area.room) >= unit - 0.001) return ranks;
  }
  return ranksOf(columns, 1);
}

function spotsIn(area: Area, columns: readonly Column[], unit: number): (column: number) => Point {
  const { room } = area;
  const ranks = rowsAt(columns, area, unit);
  const spots = new Map<number, Point>();
  const high = ranks.reduce((sum, rank) => sum + rank.height, 0) * unit;
  let y = room.y + (room.height - high) / 2;
  let end: Point = [room.x + room.width / 2, room.y + room.height / 2];
  for (const rank of ranks) {
    const spare = (room.width - rank.width * unit) / (rank.columns.length + 1);
    const apart = Math.min(Math.max(0, spare), MOST_APART * unit);
    let x = room.x + (room.width - rank.width * unit - apart * (rank.columns.length - 1)) / 2;
    for (const column of rank.columns) {
      const wide = extentOf(column).width * unit;
      spots.set(column.number, [x + wide / 2, y + rank.above * unit]);
      x += wide + apart;
    }
    end = [Math.min(x + 0.7 * unit, room.x + room.width - 0.4 * unit), y + rank.above * unit];
    y += rank.height * unit;
  }
  const known = columns.length;
  const next = Math.max(-1, ...columns.map(({ number }) => number)) + 1;
  return (column) =>
    spots.get(column) ?? [end[0] + Math.max(0, column - Math.max(known, next)) * unit, end[1]];
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

// --- a piece ---

/** The middle of a piece's foot; those of a stack are drawn apart. */
export function spotOf(piece: PieceOnTable, { spotOf: spot, unit }: Layout): Point {
  const [x, y] = spot(piece.area, piece.column);
  return [x, y - piece.height * STEP * UPWARD * unit];
}

/** Where a line that comes from somewhere ends at a name. */
export function nameEdge(seat: number, [fromX, fromY]: Point, layout: Layout): Point {
  const [x, y] = nameSpot(seat, layout);
  const share = Math.min(
    NAME.wide / Math.max(1, Math.abs(fromX - x)),
    NAME.high / Math.max(1, Math.abs(fromY - y)),
    1,
  );
  return [x + (fromX - x) * share, y + (fromY - y) * share];
}

/** Half of what a name takes up, in pixels. */
const NAME = { wide: 76, high: 17 };

/** Where a name is that something points at. */
export function nameSpot(seat: number, { areas }: Layout): Point {
  const { x, y, width, height } = areas.find((area) => area.seat === seat)?.plate ?? NOWHERE;
  return [x + width / 2, y + height / 2];
}

const NOWHERE: Rectangle = { x: 0, y: 0, width: 0, height: 0 };

/** The way from a piece to a seat, as a pose has it. */
export function aimOf(piece: PieceOnTable, seat: number, layout: Layout): number {
  const [x, y] = spotOf(piece, layout);
  const [right, down] = nameSpot(seat, layout);
  return towardOnScreen(right - x, down - y);
}

/** How a piece stands or lies. */
export function poseOf(piece: PieceOnTable, layout: Layout): Pose {
  return piece.toward === undefined
    ? { lying: 0, toward: 0 }
    : { lying: 1, toward: aimOf(piece, piece.toward, layout) };
}
