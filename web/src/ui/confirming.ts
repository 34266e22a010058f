// Whether a tile laid in one's turn waits for a tick: a finger slips more easily than a mouse.

import { preference } from "../preference";

const isTouched = globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;

export const confirms = preference("confirms", isTouched);
