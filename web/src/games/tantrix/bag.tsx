// The bag that the tiles are drawn from.

/** Its outline, in a square of 24. */
export const BAG =
  "M8,2 h8 l-2,5 h-4 z M10,7 c-4,2 -6,6 -6,10 c0,3 2,5 8,5 s8,-2 8,-5 c0,-4 -2,-8 -6,-10";

export function BagPicture() {
  return (
    <svg class="tantrix-bag" viewBox="0 0 24 24" aria-hidden="true">
      <path d={BAG} />
    </svg>
  );
}
