// The keys of Gobble alone.

import { done } from "../../../ui/pressing";
import type { KeyRow } from "../../key_list";
import { SOLO_ROWS } from "../solo/keys";
import type { Input } from "./input";

export const KEY_ROWS: readonly KeyRow[] = [...SOLO_ROWS, ["put_back", "⌫"]];

/** What a key stands for in Gobble alone. */
export function pressOwn(key: string, input: Input): boolean {
  return key === "Backspace" && input.mayPutBack.value && done(input.putBack());
}
