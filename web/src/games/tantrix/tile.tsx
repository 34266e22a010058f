// A Tantrix tile as SVG around the origin: drawn once for each number, then turned.

import type { SVGAttributes } from "preact";
import { useMemo } from "preact/hooks";
import "./style.css";
import { axisOf, lengthOf } from "./arcs";
import { FLAT, outline } from "./hex";
import { type Colour, type Line, linesOf } from "./tiles";

// The palette is ui/tokens.css's: the tile's colour and edge, and one of each line's name.
const GROUND = "var(--tile)";
const EDGE = "var(--tile-edge)";

const LINE_WIDTH = FLAT / 5;
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

export function Tile({ tile, rotation, numbered = false }: TileProps) {
  const face = useMemo(() => <Face tile={tile} />, [tile]);
  return (
    <g class="tile">
      <g transform={`rotate(${rotation * 60})`}>{face}</g>
      {numbered && <TileNumber tile={tile} />}
    </g>
  );
}

/** A tile as a picture of its own, as wide as its box. */
export function TilePicture(props: TileProps) {
  return (
    <svg class="tile-picture" viewBox="-51 -58.5 102 117" aria-hidden="true">
      <Tile {...props} />
    </svg>
  );
}

function Face({ tile }: { tile: number }) {
  const lines = [...linesOf(tile)].sort((one, other) => DEPTH[one.shape] - DEPTH[other.shape]);
  return (
    <>
      <polygon points={outline(1)} fill={GROUND} stroke={EDGE} stroke-width={2} />
      {lines.map((line) => (
        <ColouredLine key={line.colour} line={line} />
      ))}
    </>
  );
}

function ColouredLine({ line }: { line: Line }) {
  const axis = axisOf(line);
  return (
    <g fill="none" data-colour={line.colour}>
      <path d={axis} stroke={GROUND} stroke-width={LINE_WIDTH + 2 * CASING} />
      <path d={axis} stroke={`var(--${line.colour})`} stroke-width={LINE_WIDTH} />
      <Pattern axis={axis} line={line} />
    </g>
  );
}

/** What tells the colours apart without colour; it runs on evenly from tile to tile. */
function Pattern({ axis, line }: { axis: string; line: Line }) {
  const inset = PATTERNS[line.colour]?.(lengthOf(line.shape) / MARKS);
  return inset ? <path d={axis} stroke={GROUND} {...inset} /> : null;
}

const TICK = 7;

const PATTERNS: Partial<Record<Colour, (spacing: number) => SVGAttributes<SVGPathElement>>> = {
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

function TileNumber({ tile }: { tile: number }) {
  return (
    <text class="tile-number" dominant-baseline="central" text-anchor="middle">
      {tile}
    </text>
  );
}
