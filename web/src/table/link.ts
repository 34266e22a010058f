// The address that brings friends to a table.
//
// Who plays on the machine that serves has the page from "localhost", which no friend can open:
// the server knows better addresses, and is asked for them once a table is on screen.

import { computed, signal } from "@preact/signals";
import * as http from "../net/http";
import { Refused } from "../net/http";

/** Where friends may find this server, the likeliest first. */
export const addresses = signal<readonly string[]>([location.origin]);

const chosen = signal<string | undefined>(undefined);

/** The one that links begin with. */
export const address = computed(
  () =>
    addresses.value.find((one) => one === chosen.value) ?? addresses.value[0] ?? location.origin,
);

export async function learnAddresses(): Promise<void> {
  try {
    const told = await http.addresses();
    if (told.addresses.length > 0) addresses.value = told.addresses;
  } catch (error) {
    // The page's own address will do.
    if (!(error instanceof Refused)) throw error;
  }
}

export function chooseAddress(one: string): void {
  chosen.value = one;
}

export function linkTo({ code }: { code: string }): string {
  return `${address.value}/t/${code}`;
}

/** Leads to a position of a match that is over. */
export function linkToMatch(id: string, hash: string): string {
  return `${address.value}/m/${id}${hash}`;
}

/** Where the puzzles are, for one who shares that they have solved one. */
export function linkToPuzzles(): string {
  return `${address.value}/puzzles`;
}

type Reach = "everyone" | "network" | "nobody";

const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/;
const LOOPBACK = /^(localhost|127\.|\[::1\])/;

/** Who can open a link that begins with this address. */
export function reachOf(one: string): Reach {
  const { hostname } = new URL(one);
  if (LOOPBACK.test(hostname)) return "nobody";
  return PRIVATE.test(hostname) ? "network" : "everyone";
}
