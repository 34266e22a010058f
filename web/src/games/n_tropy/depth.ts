// What is in front of what: fixed by the numbers of the pieces, the same on every screen and at all times.

import { BASE, isNotched } from "./measures";

/** The order in which pieces are drawn, from behind to the front. */
export function inOrder(numbers: Iterable<number>): number[] {
  return [...numbers].sort((one, other) => depthOf(one) - depthOf(other) || one - other);
}

/** The notched sticks hang in front of the fan; of the long ones four in eleven pass behind it. */
function depthOf(number: number): number {
  if (number === BASE) return 0;
  if (isNotched(number)) return 1;
  return ((number * 7) % 11) - 4 || 2;
}
