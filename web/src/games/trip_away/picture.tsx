// Pictures of the rules: a table with yours to the left of the line and another's to its right, or the die.

import { FACE_NAMES, FaceIcon } from "./icons";
import type { Position, Shown } from "./positions";
import { Pyramid } from "./pyramid";
import { type Pose, STEP, UPRIGHT } from "./solid";
import "./picture.css";

const MARKS = {
  tick: "M-0.5,0.05 l0.4,0.45 l0.75,-0.9",
  cross: "M-0.5,-0.5 l1,1 m0,-1 l-1,1",
};

interface PictureProps {
  position: Position;
  /** Without words it is decoration: they stand beside it. */
  words?: string;
}

export function PyramidPicture({ position, words }: PictureProps) {
  const { before = [], pieces, arrows = [], mark } = position;
  return (
    <svg
      class="trip-picture felt"
      role={words === undefined ? undefined : "img"}
      aria-label={words}
      aria-hidden={words === undefined}
      viewBox="-2.4 -1.8 4.8 3.6"
    >
      <path class="border" d="M0.1,-1.7 V1.7" />
      <g class="before">
        <Pieces pieces={before} />
      </g>
      <Pieces pieces={pieces} />
      {arrows.map(([from, to]) => (
        <Arrow key={`${from}`} from={from} to={to} />
      ))}
      {mark && <path class="mark" transform={`translate(${mark.at})`} d={MARKS[mark.is]} />}
    </svg>
  );
}

/** Those in front hide those behind. */
export function Pieces({ pieces }: { pieces: readonly Shown[] }) {
  return (
    <>
      {[...pieces].sort(fromBehind).map(({ size, colour, x, y, toward, height = 0 }) => (
        <g key={`${x} ${y} ${height}`} transform={`translate(${x} ${y - STEP * height})`}>
          <Pyramid size={size} colour={colour} pose={poseOf(toward)} hasShadow={height === 0} />
        </g>
      ))}
    </>
  );
}

function poseOf(toward: number | undefined): Pose {
  return toward === undefined ? UPRIGHT : { lying: 1, toward: (toward * Math.PI) / 180 };
}

function fromBehind(one: Shown, other: Shown): number {
  return one.y - other.y || (one.height ?? 0) - (other.height ?? 0);
}

type Spot = readonly [x: number, y: number];

function Arrow({ from, to }: { from: Spot; to: Spot }) {
  const [right, down] = [to[0] - from[0], to[1] - from[1]];
  const angle = Math.round((Math.atan2(down, right) * 180) / Math.PI);
  return (
    <path
      class="arrow"
      transform={`translate(${from}) rotate(${angle})`}
      d={`M0,0 H${Math.hypot(right, down).toFixed(2)} m-0.18,-0.18 l0.18,0.18 l-0.18,0.18`}
    />
  );
}

/** Every face of the die, the wild one among them. */
export function FacesPicture({ words }: { words: string }) {
  return (
    <div class="trip-picture faces felt" role="img" aria-label={words}>
      {FACE_NAMES.map((face) => (
        <span key={face}>
          <FaceIcon face={face} />
        </span>
      ))}
    </div>
  );
}
