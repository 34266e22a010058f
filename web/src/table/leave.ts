// The way out.

import { attempt } from "../i18n/refusals";
import { freeSeat } from "../net/http";
import { go } from "../router";
import type { TableStore } from "./store";

/** Frees your seat, if you have one, and goes home or elsewhere. */
export async function leave(store: TableStore, to = "/"): Promise<void> {
  const seat = store.mySeat.value;
  if (seat === undefined || (await attempt(() => freeSeat(store.code, seat)))) go(to);
}
