// Whether a move made in one's turn waits for a tick: at first it does where a finger makes it.

import { preference } from "../preference";
import { isTouched } from "./touched";

export const confirms = preference("confirms", isTouched);
