// The sign of each seat: a shape that is told apart without its colour.

interface Sign {
  /** In a square of 24 about the origin. */
  path: string;
  colour: string;
}

/** By seat. The colours are far apart in lightness and hue on the dark felt, but the shape says it. */
export const SIGNS: readonly Sign[] = [
  { path: "M-8,0 a8,8 0 1 0 16,0 a8,8 0 1 0 -16,0 z", colour: "#e5301e" },
  { path: "M0,-9 L9,7 H-9 z", colour: "#fdee1f" },
  { path: "M-7.5,-7.5 h15 v15 h-15 z", colour: "#3d70e4" },
  { path: "M0,-10 L8.5,0 L0,10 L-8.5,0 z", colour: "#52c99f" },
  { path: "M-3,-9 h6 v6 h6 v6 h-6 v6 h-6 v-6 h-6 v-6 h6 z", colour: "#f49ac1" },
  {
    path: "M0,-9.5 L2.6,-3 L9.5,-2.8 L4.2,1.6 L6,8.4 L0,4.6 L-6,8.4 L-4.2,1.6 L-9.5,-2.8 L-2.6,-3 z",
    colour: "#f08a24",
  },
];

export function Sign({ seat }: { seat: number }) {
  const sign = SIGNS[seat];
  return (
    <svg class="ntropy-sign" viewBox="-12 -12 24 24" aria-hidden="true">
      <path d={sign?.path} style={{ fill: sign?.colour }} />
    </svg>
  );
}
