// One pyramid: its faces in light and shade, and its pips.

import { type Face, type Point, type Pose, solidOf, UPRIGHT } from "./solid";
import "./pyramid.css";

/** By the seat that a piece began with. The rules ask for no colour. */
export const COLOURS = ["red", "yellow", "blue", "green"] as const;

interface PyramidProps {
  /** 1 to 3. */
  size: number;
  colour: number;
  pose?: Pose;
  /** Its middle is at the origin; a large one's base is one long. */
  hasShadow?: boolean;
}

export function Pyramid({ size, colour, pose = UPRIGHT, hasShadow = true }: PyramidProps) {
  const { faces, pips, shadow } = solidOf(size, pose);
  return (
    <g class="trip-pyramid" style={{ "--colour": `var(--${COLOURS[colour]})` }}>
      {hasShadow && <polygon class="trip-shadow" points={listed(shadow)} />}
      {faces.map((face) => (
        <FaceView key={listed(face.points)} face={face} />
      ))}
      {pips.map(({ centre, right, up }) => (
        <circle
          key={`${centre}`}
          r={1}
          transform={`matrix(${[...right, ...up, ...centre].map(short).join(" ")})`}
        />
      ))}
    </g>
  );
}

function FaceView({ face: { points, light, isBase } }: { face: Face }) {
  return (
    <>
      <polygon points={listed(points)} style={{ fill: lit(isBase ? light * 0.6 : light) }} />
      {isBase && <polygon class="trip-hollow" points={listed(inset(points))} />}
    </>
  );
}

/** Pieces are hollow. */
function inset(points: readonly Point[]): Point[] {
  const middle = [0, 1].map(
    (axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length,
  );
  const [x = 0, y = 0] = middle;
  return points.map(([right, down]) => [x + (right - x) * 0.8, y + (down - y) * 0.8]);
}

/** The piece's colour in so much light. */
function lit(light: number): string {
  const level = 0.42 + 0.68 * light;
  const [other, share] =
    level < 0.9 ? ["black", (0.9 - level) * 0.9] : ["white", (level - 0.9) * 1.2];
  return `color-mix(in oklab, var(--colour), ${other} ${Math.round(share * 100)}%)`;
}

export function listed(points: readonly Point[]): string {
  return points.map((point) => point.map(short).join(",")).join(" ");
}

function short(length: number): number {
  return Math.round(length * 1000) / 1000;
}
