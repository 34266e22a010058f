// What the faces of the die look like.

import type { Face } from "./messages.gen";

/** Filled with the colour of the text, in a square of 24; lines are as wide as 2. */
const FACES: Record<Face | "unrolled", { filled: string; line: string }> = {
  tip: { filled: "M3,21 V11 L20,16 z", line: "M5,7 C9,2 16,3 18,9 M18.5,4.500 V9.500 H13.5" },
  aim: {
    filled: "M1.500,18 V6 L12.500,12 z",
    line: "M18.500,7.500 a4.500,4.500 0 1 0 0,9 a4.500,4.500 0 1 0 0,-9 z M18.500,11.900 v0.200",
  },
  swap: {
    filled: "M6,2 l4,7 h-8 z M18,15 l4,7 h-8 z",
    line: "M13,5.500 h6 v5 M16.5,8 l2.5,3 2.5,-3 M11,18.500 h-6 v-5 M2.500,16 l2.5,-3 2.5,3",
  },
  dig: {
    filled: "M12,14 l4,7 h-8 z",
    line: "M12,2.500 L18.500,13 H5.500 z M3,21 v-5 M0.900,18 l2.100,-2.500 2.100,2.500",
  },
  hop: {
    filled: "M14,1.500 l5,9 h-10 z",
    line: "M14,13 l4,8 h-8 z M3,20 C2,13 4,8 7,6 M3.500,5.200 l4,0.400 -1.500,3.800",
  },
  wild: {
    filled:
      "M12,2 l3,6.500 7,.8 -5.200,4.800 1.400,7 -6.200,-3.500 -6.200,3.500 1.400,-7 -5.200,-4.800 7,-.8 z",
    line: "",
  },
  unrolled: {
    filled: "",
    line: "M5,12 a7,7 0 1 1 2.500,5.400 M4.500,21 v-4.500 h4.500",
  },
};

export const FACE_NAMES = [
  "tip",
  "aim",
  "swap",
  "dig",
  "hop",
  "wild",
] as const satisfies readonly Face[];

export function FaceIcon({ face }: { face: Face | "unrolled" }) {
  const { filled, line } = FACES[face];
  return (
    <svg class="trip-face-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={filled} fill="currentColor" />
      <path d={line} fill="none" stroke="currentColor" />
    </svg>
  );
}
