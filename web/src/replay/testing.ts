// What tests of replays share: a record made up by chance, and a server that tells it by parts.

import type { Json } from "../net/patch";
import type { Log, Match, Recorded } from "../net/rest.gen";

/** Numbers that look like chance and are the same each time. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** A record as it was told, and what was to be seen after each entry. */
export interface Kept {
  entries: Recorded[];
  views: Json[];
}

/** A match of so many entries, `every` so many seconds of play; `changes` says what each one changes. */
export function keptMatch(
  length: number,
  { every = 1, changes = (number: number): Json => ({ count: number }) } = {},
): Kept {
  const entries: Recorded[] = [];
  const views: Json[] = [];
  for (let seq = 0; seq < length; seq++) {
    const patch = changes(seq);
    views.push(merged(views.at(-1) ?? {}, patch));
    entries.push({
      update: {
        type: "update",
        match: "m1",
        seq,
        now: seq * every,
        patch,
        events: seq === 0 ? [] : [{ type: "went", number: seq }],
        to_act: [seq % 2],
        ...(seq === length - 1 && { outcome: OUTCOME }),
      },
    });
  }
  return { entries, views };
}

export const OUTCOME: Match["outcome"] = {
  places: [1, 2],
  scores: [0, 3],
  reason: "finished",
  teams: [],
  seconds: {},
};

export function aMatch(more: Partial<Match> = {}): Match {
  return {
    id: "m1",
    game: "gobble",
    options: {},
    playing: [
      { seat: 0, name: "Anna" },
      { seat: 1, name: "Luca", bot: "fast" },
    ],
    began: 1_800_000_000,
    seconds: 75,
    entries: 5,
    outcome: OUTCOME,
    seal: "5ea1",
    seed: "5eed",
    ...more,
  };
}

/** Tells a record as the server does: from the last whole view before an entry, a part at once. */
export function server({ entries, views }: Kept, { whole = 20, part = 100 } = {}) {
  const asked: number[] = [];
  const fetch = async (from: number): Promise<Log> => {
    asked.push(from);
    const first = from - (from % whole);
    const told = entries.slice(first, first + part).map(({ update, ...rest }, number) => {
      const { patch, ...others } = update;
      const seen = number === 0 ? { view: views[first] } : { patch };
      return { update: { ...others, ...seen }, ...rest } as Recorded;
    });
    const next = first + part;
    return { entries: told, ...(next < entries.length && { next }) };
  };
  return { fetch, asked };
}

/** What a merge patch makes of a view, written apart from the page's own way to do it. */
function merged(view: Json, patch: Json): Json {
  const after = JSON.parse(JSON.stringify(view));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete after[key];
    else if (isObject(value)) after[key] = merged(isObject(after[key]) ? after[key] : {}, value);
    else after[key] = value;
  }
  return after;
}

function isObject(value: unknown): value is Json {
  return value?.constructor === Object;
}
