// Who you are here: a name, behind which the server knows the player.

import { signal } from "@preact/signals";
import { keep, kept } from "./kept";
import { Refused, sayName, session } from "./net/http";
import type { Session } from "./net/rest.gen";

export const me = signal<Session | undefined>(undefined);

/** Asks the server who this browser is; nobody yet is no error. */
export async function recall(): Promise<void> {
  try {
    me.value = await session();
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error;
    me.value = undefined;
  }
}

/** Takes a name, also in place of another. */
export async function introduce(name: string): Promise<Session> {
  if (me.value?.name !== name) me.value = await sayName(name);
  keep("name", name);
  return me.value as Session;
}

/** The browser holds somebody else from now on, or nobody: nothing on the page is theirs. */
export function becomeOther(name: string): void {
  keep("name", name);
  location.assign("/");
}

/** The name to offer in a field. */
export function lastName(): string {
  return me.value?.name ?? kept("name") ?? "";
}
