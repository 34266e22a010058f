// The keys of Solitaire.

import type { KeyRow } from "../../key_list";
import { SOLO_ROWS } from "../solo/keys";
import type { Input } from "./input";

export const KEY_ROWS: readonly KeyRow[] = [["pick", "1", "2", "3"], ...SOLO_ROWS];

/** What a key stands for in Solitaire alone: a digit picks from its pile. */
export function pressOwn(key: string, input: Input): boolean {
  if (!/^[1-3]$/.test(key) || !input.plays.value) return false;
  input.pickNth(Number(key));
  return true;
}
