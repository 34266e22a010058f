// A Tantrix tile as SVG around the origin: drawn once for each number, then turned.

import type { SVGAttributes } from "preact";
import { useMemo } from "preact/hooks";
import "./style.css";
import { axisOf, lengthOf, type Place, placeOn } from "./arcs";
import { cornerAfter, FLAT, outline, SIDE, shown } from "./hex";
import { type Colour, type Line, linesOf } from "./tiles";

// The palette is ui/tokens.css's: the tile's colour and edge, and one of each line's name.
const GROUND = "var(--tile)";
const EDGE = "var(--tile-edge)";

export const LINE_WIDTH = FLAT / 5;
const CASING = 1.75;
const MARKS = 3;

// Corners first, straights last, so that of two crossing lines the rounder one dives under.
const DEPTH = { corner: 0, bend: 1, straight: 2 };

interface TileProps {
  tile: number;
  rotation: number;
  /** Whether the number is written in the middle. */
  numbered?: boolean;
}

interface PictureProps extends TileProps {
  /** Whether the picture is large enough, from 48 pixels on, for a sign of its colour at both ends of each line. */
  detail?: boolean;
}

export function Tile({ tile, rotation, numbered = false }: TileProps) {
  const face = useMemo(() => <Face tile={tile} />, [tile]);
  return (
    <g class="tile">
      <Body />
      <g transform={`rotate(${rotation * 60})`}>{face}</g>
      {numbered && <TileNumber tile={tile} />}
    </g>
  );
}

/** A tile as a picture of its own, as wide as its box. */
export function TilePicture({ detail = true, ...tile }: PictureProps) {
  return (
    <svg
      class={detail ? "tile-picture detailed" : "tile-picture"}
      viewBox="-51 -58.5 102 117"
      aria-hidden="true"
    >
      <Tile {...tile} />
    </svg>
  );
}

/** A straight line of one colour, as a picture of its own. */
export function LinePicture({ colour }: { colour: Colour }) {
  return (
    <svg class="line-picture detailed" viewBox="-50 -16 100 32" aria-hidden="true">
      <rect x={-50} y={-16} width={100} height={32} fill={GROUND} />
      <ColouredLine line={{ colour, from: 3, to: 0, shape: "straight" }} />
    </svg>
  );
}

/** How far inside of the outline the light falls on a tile's rim. */
const RIM = 3.2;

/** What all tiles have in common, and what does not turn with them: the light comes from above. */
function Body() {
  return (
    <>
      <polygon points={OUTLINE} fill={GROUND} stroke={EDGE} stroke-width={2} />
      <path class="tile-light" d={LIT} />
      <path class="tile-shade" d={SHADED} />
    </>
  );
}

/** A stroke along the rim from corner to corner. */
function rim(...corners: number[]): string {
  const inner = (SIDE - RIM) / SIDE;
  const points = corners.map(cornerAfter).map(({ x, y }) => shown({ x: x * inner, y: y * inner }));
  return `M${points.join(" L")}`;
}

const OUTLINE = outline(1);
const LIT = rim(2, 3, 4, 5);
const SHADED = rim(5, 0, 1, 2);

function Face({ tile }: { tile: number }) {
  const lines = [...linesOf(tile)].sort((one, other) => DEPTH[one.shape] - DEPTH[other.shape]);
  return lines.map((line) => <ColouredLine key={line.colour} line={line} />);
}

export function ColouredLine({ line }: { line: Line }) {
  const axis = axisOf(line);
  return (
    <g fill="none" data-colour={line.colour}>
      <path d={axis} stroke={GROUND} stroke-width={LINE_WIDTH + 2 * CASING} />
      <path d={axis} stroke={`var(--${line.colour})`} stroke-width={LINE_WIDTH} />
      <Pattern axis={axis} line={line} />
      <Signs line={line} />
    </g>
  );
}

/** What tells the colours apart without colour; it runs on evenly from tile to tile. */
function Pattern({ axis, line }: { axis: string; line: Line }) {
  const inset = PATTERNS[line.colour]?.(lengthOf(line.shape) / MARKS);
  return inset ? <path d={axis} stroke={GROUND} {...inset} /> : null;
}

const TICK = 7;

export const PATTERNS: Partial<Record<Colour, (spacing: number) => SVGAttributes<SVGPathElement>>> =
  {
    yellow: () => ({ "stroke-width": LINE_WIDTH * 0.16 }),
    blue: (spacing) => ({
      "stroke-width": LINE_WIDTH * 0.58,
      "stroke-dasharray": `${TICK} ${spacing - TICK}`,
      "stroke-dashoffset": (TICK - spacing) / 2,
    }),
    green: (spacing) => ({
      "stroke-width": LINE_WIDTH * 0.4,
      "stroke-linecap": "round",
      "stroke-dasharray": `0 ${spacing}`,
      "stroke-dashoffset": -spacing / 2,
    }),
  };

/** The colour's own sign where a line comes in and where it goes out, pointing out. */
function Signs({ line }: { line: Line }) {
  const inwards = placeOn(line, 1 / (2 * MARKS));
  const outwards = placeOn(line, 1 - 1 / (2 * MARKS));
  return (
    <g class="tile-signs" fill={GROUND} stroke={`var(--${line.colour})`}>
      <path d={SIGNS[line.colour]} transform={turnedTo(inwards, inwards.heading + 180)} />
      <path d={SIGNS[line.colour]} transform={turnedTo(outwards, outwards.heading)} />
    </g>
  );
}

// Each 12.5 wide at least: 6 pixels on a tile of 48.
export const SIGNS: Record<Colour, string> = {
  red: "M-6.5,0 a6.5,6.5 0 1 0 13,0 a6.5,6.5 0 1 0 -13,0 z",
  yellow: "M8,0 L-5.5,7.5 V-7.5 z",
  blue: "M-6.25,-6.25 h12.5 v12.5 h-12.5 z",
  green: "M9.5,0 L0,6.75 L-9.5,0 L0,-6.75 z",
};

function turnedTo(place: Place, heading: number): string {
  return `translate(${shown(place)}) rotate(${heading})`;
}

export function TileNumber({ tile }: { tile: number }) {
  return (
    <text class="tile-number" dominant-baseline="central" text-anchor="middle">
      {tile}
    </text>
  );
}
