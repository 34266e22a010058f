// Whether a fall is not shown as it moves, but only what comes of it: offered where a device asks for less motion.

import { preference } from "../../preference";

export const showsResultOnly = preference("n_tropy_result_only", false);
