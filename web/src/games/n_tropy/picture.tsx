// Pictures of the rules: sticks on felt, as seen from the side, and the base where it is in sight.

import {
  FAN_DEGREES,
  FAN_HEIGHTS,
  FEET,
  LENGTH,
  NOTCHED_STICKS,
  NOTCHED_THICK,
  radians,
  SPHERE_HEIGHT,
  SPHERE_RADIUS,
  THICK,
} from "./measures";
import { fanPoint } from "./outlines";
import type { Position, Shown } from "./positions";
import "./picture.css";

const MARKS = {
  tick: "M-20,2 l16,18 l30,-36",
  cross: "M-22,-22 l44,44 m0,-44 l-44,44",
};

/** How high a picture is for its width. */
const HEIGHT = 3 / 4;

interface PictureProps {
  position: Position;
  /** Without words it is decoration: they stand beside it. */
  words?: string;
}

export function StickPicture({ position, words }: PictureProps) {
  const { middle, width, sticks, contacts = [], base, table, ring, mark } = position;
  const [x, y] = middle;
  const height = width * HEIGHT;
  return (
    <svg
      class="ntropy-picture felt"
      role={words === undefined ? undefined : "img"}
      aria-label={words}
      aria-hidden={words === undefined}
      viewBox={`${x - width / 2} ${-y - height / 2} ${width} ${height}`}
      style={{ "--line": `${width / 100}px` }}
    >
      {table !== undefined && <path class="table" d={`M${x - width / 2},${-table} h${width}`} />}
      {base !== undefined && <Base lean={base} />}
      {sticks.map((stick) => (
        <Stick key={`${stick.x} ${stick.angle}`} stick={stick} />
      ))}
      {contacts.map(([at, up]) => (
        <circle key={`${at}`} class="contact" cx={at} cy={-up} r={width / 48} />
      ))}
      {ring && (
        <g class="ring" transform={`translate(${ring.at[0]} ${-ring.at[1]})`}>
          <circle r={22} />
          <path d="M0,-22 A22,22 0 1 1 -19,-11" />
          <text y={9}>{ring.says}</text>
        </g>
      )}
      {mark && (
        <path
          class="mark"
          transform={`translate(${mark.at[0]} ${-mark.at[1]})`}
          d={MARKS[mark.is]}
        />
      )}
    </svg>
  );
}

/** With the light from above: its lower edge is in the shade, wherever that is when it is turned. */
export function Stick({ stick: { x, y, angle, kind } }: { stick: Shown }) {
  const isTurned = Math.cos(radians(angle)) < 0;
  return (
    <g class={`ntropy-stick ${kind ?? ""}`} transform={`translate(${x} ${-y}) rotate(${-angle})`}>
      <rect x={-LENGTH / 2} y={-THICK / 2} width={LENGTH} height={THICK} rx={1} />
      <path class="shade" d={`M${-LENGTH / 2},${isTurned ? -2.6 : 2.6} h${LENGTH}`} />
      <path class="grain" d="M-60,-0.6 c30,-1.6 46,1.4 74,0.2 M20,-1 c18,-1 26,1 44,0.200" />
    </g>
  );
}

/** Sphere, legs and fan with the four notched sticks, leaning about the right foot. */
export function Base({ lean }: { lean: number }) {
  return (
    <g class="ntropy-base" transform={`rotate(${-lean} ${FEET} 0)`}>
      {[-FEET, 0, FEET].map((foot) => (
        <path key={foot} class="leg" d={`M${foot * 0.36},${-SPHERE_HEIGHT + 28} L${foot},-4`} />
      ))}
      <g transform={`translate(0 ${-SPHERE_HEIGHT})`}>
        {FAN_DEGREES.map((degrees, index) => (
          <path
            key={degrees}
            class="fan"
            d={`M0,0 L${across(index, FAN_HEIGHTS[index] ?? 0)},${-(FAN_HEIGHTS[index] ?? 0)}`}
          />
        ))}
        <circle class="sphere" r={SPHERE_RADIUS} />
        <path class="gleam" d="M-20,-14 A24,24 0 0 1 -2,-25" />
        {NOTCHED_STICKS.map(({ left, right, height, length }) => (
          <rect
            key={height}
            class="notched"
            x={(across(left, height) + across(right, height)) / 2 - length / 2}
            y={-height - NOTCHED_THICK}
            width={length}
            height={NOTCHED_THICK}
            rx={1.5}
          />
        ))}
      </g>
    </g>
  );
}

/** How far to the right a fan stick is at a height. */
function across(fan: number, height: number): number {
  return fanPoint(fan, height).x;
}
