// Small drawings for what can be done with a stick.

const DRAWINGS = {
  left: "M5,12 a7,7 0 1 1 2.500,5.400 M4.500,6.500 v5.500 h5.500",
  right: "M19,12 a7,7 0 1 0 -2.500,5.400 M19.500,6.500 v5.500 h-5.500",
  level: "M3,10 h18 v4 H3 z M6,19 h12",
  upright: "M10,3 h4 v15 h-4 z M6,21 h12",
  precise: "M12,3 v5 M12,16 v5 M3,12 h5 M16,12 h5 M12,11.900 v.2",
  where: "M5,12 a7,7 0 1 0 14,0 a7,7 0 1 0 -14,0 M12,8.500 v7 M8.500,12 h7",
  down: "M12,4 v13 M6.500,11.500 L12,17 L17.500,11.500 M5,21 h14",
  result: "M4,12 h9 M9,7 L14,12 L9,17 M19,4 v16",
  replay: "M5.500,8 a8,8 0 1 1 -1,6 M5,3.500 v5 h5 M10.500,9 l5,3 l-5,3 z",
} as const;

export type Drawing = keyof typeof DRAWINGS;

export function Drawn({ as }: { as: Drawing }) {
  return (
    <svg class="ntropy-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[as]} />
    </svg>
  );
}
