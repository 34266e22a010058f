// The map of puzzles: a hexagon for each, with what it asks and how it stands.

import { t } from "../../../i18n";
import { Button } from "../../../ui/button";
import { minutes } from "../../../ui/now";
import { outline } from "../hex";
import { CENTRED } from "../picture";
import { LINE_WIDTH, PATTERNS, SIGNS } from "../tile";
import type { Colour } from "../tiles";
import type { Listed } from "./catalogue";
import { askedBy, puzzleTitle } from "./names";
import "./map.css";

export interface Standing {
  is: "solved" | "under_way" | "next" | "open";
  /** The best time, where one counts. */
  seconds?: number | undefined;
}

interface PuzzleMap {
  label: string;
  /** Few of them stand in larger hexagons. */
  kind: "many" | "few";
  puzzles: readonly Listed[];
  standing(puzzle: Listed): Standing;
  onPress(puzzle: Listed): unknown;
}

export function PuzzleMap({ label, kind, puzzles, standing, onPress }: PuzzleMap) {
  return (
    <ul class={`puzzle-map felt ${kind}`} aria-label={label}>
      {puzzles.map((puzzle) => (
        <li key={puzzle.name} class={standing(puzzle).is}>
          <Button
            kind="quiet"
            label={inWords(puzzle, standing(puzzle))}
            onPress={() => onPress(puzzle)}
          >
            <Picture puzzle={puzzle} standing={standing(puzzle)} />
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** "Discovery 7: a blue loop of 7 tiles, solved in 1:42" */
function inWords(puzzle: Listed, { is, seconds }: Standing): string {
  const stands =
    seconds === undefined
      ? t(`puzzles.standing.${is}`)
      : t("puzzles.standing.solved_in", { time: minutes(seconds) });
  return `${puzzleTitle(puzzle.name)}: ${askedBy(puzzle)}, ${stands}`;
}

const OUTLINE = outline(2);
const INSIDE = outline(6);

function Picture({ puzzle, standing }: { puzzle: Listed; standing: Standing }) {
  return (
    <svg viewBox="-50 -58 100 116" aria-hidden="true">
      <polygon class="ground" points={OUTLINE} />
      <polygon class="rim" points={INSIDE} />
      <g transform="translate(0 -11) scale(0.58)">
        <Line shape={puzzle.shape} colour={puzzle.colour} />
      </g>
      {puzzle.shape === "loop" ? (
        <text class="size" y={-10} {...CENTRED}>
          {puzzle.size}
        </text>
      ) : (
        <text class="size within" y={-8} {...CENTRED}>
          {puzzle.size}
        </text>
      )}
      <Mark {...standing} />
    </svg>
  );
}

const PATHS = {
  loop: "M0,-48 a48,48 0 1 1 -0.01,0 z",
  triangle: "M0,-58 L58,38 H-58 Z",
} as const;

/** A whole number of marks goes once round. */
const MARK_EVERY = { loop: (2 * Math.PI * 48) / 12, triangle: 340 / 13 };

/** The line that is asked, in its colour, with its pattern and its sign. */
function Line({ shape, colour }: { shape: Listed["shape"]; colour: Colour | undefined }) {
  const pattern = colour && PATTERNS[colour]?.(MARK_EVERY[shape]);
  const path = PATHS[shape];
  const stroke = colour ? `var(--${colour})` : "var(--any)";
  return (
    <g fill="none" stroke-linejoin="round">
      <path d={path} stroke={stroke} stroke-width={LINE_WIDTH} />
      {pattern && <path d={path} stroke="var(--tile)" {...pattern} />}
      {colour && (
        <g transform={`translate(0 ${shape === "loop" ? -48 : -56})`}>
          <circle r={21} fill="var(--tile)" />
          <path d={SIGNS[colour]} transform="scale(1.9)" fill={stroke} />
        </g>
      )}
    </g>
  );
}

const TICK = "M-7,1 l5,5 l9,-11";
const ARROW = "M-5,-8 L8,0 L-5,8 Z";
const DOTS = "M-9,0 h.01 M0,0 h.01 M9,0 h.01";

/** At the foot: a tick and the best time, or that one can go on, or begin here. */
function Mark({ is, seconds }: Standing) {
  const time = seconds === undefined ? undefined : minutes(seconds);
  switch (is) {
    case "solved":
      return time === undefined ? (
        <path class="tick" d={TICK} transform="translate(0 33)" />
      ) : (
        <g transform="translate(0 33)">
          <path class="tick" d={TICK} transform={`translate(${-4.5 * time.length} 0) scale(0.7)`} />
          <text class="time" x={7} {...CENTRED}>
            {time}
          </text>
        </g>
      );
    case "under_way":
      return <path class="dots" d={DOTS} transform="translate(0 34)" />;
    case "next":
      return <path class="arrow" d={ARROW} transform="translate(0 34)" />;
    case "open":
      return null;
  }
}

/** What the signs on the map stand for. */
export function ColourKey() {
  return (
    <ul class="colour-key">
      {(Object.keys(SIGNS) as Colour[]).map((colour) => (
        <li key={colour}>
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <rect x={-12} y={-12} width={24} height={24} rx={5} fill="var(--tile)" />
            <path d={SIGNS[colour]} fill={`var(--${colour})`} />
          </svg>
          {t(`puzzles.colours.${colour}`)}
        </li>
      ))}
    </ul>
  );
}
