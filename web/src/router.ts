// Which page the address names.

import { signal } from "@preact/signals";

export type Place =
  | { page: "home" }
  | { page: "puzzles" }
  | { page: "history" }
  | { page: "standings" }
  | { page: "table"; code: string }
  | { page: "match"; id: string }
  | { page: "nowhere" };

export const path = signal(location.pathname);

/** The page of ours that led to this one. */
export const cameFrom = signal<string | undefined>(undefined);

addEventListener("popstate", () => {
  path.value = location.pathname;
});

export function go(to: string): void {
  if (to !== location.pathname) {
    cameFrom.value = location.pathname;
    history.pushState(null, "", to);
  }
  path.value = to;
}

export function placeOf(address: string): Place {
  if (address === "/") return { page: "home" };
  if (/^\/puzzles\/?$/.test(address)) return { page: "puzzles" };
  const id = /^\/m\/([^/]+)\/?$/.exec(address)?.[1];
  if (id) return { page: "match", id: id.toLowerCase() };
  if (/^\/history\/?$/.test(address)) return { page: "history" };
  if (/^\/standings\/?$/.test(address)) return { page: "standings" };
  const code = /^\/t\/([^/]+)\/?$/.exec(address)?.[1];
  return code ? { page: "table", code: code.toUpperCase() } : { page: "nowhere" };
}

/** Finds a table's code in what was typed or pasted: the code or the whole link. */
export function codeIn(text: string): string {
  const typed = text.trim();
  return (/\/t\/([^/?#\s]+)/.exec(typed)?.[1] ?? typed).replace(/[\s-]/g, "").toUpperCase();
}
