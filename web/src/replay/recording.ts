// A match's record as far as it has come: fetched by parts, and shown as of any of its entries.
//
// Each part begins with a whole view, and every other entry of it says what changed. So a match can
// be entered at any part, and what is seen at an entry does not depend on how one got there.

import { signal } from "@preact/signals";
import { type Json, patched } from "../net/patch";
import type { Log, Recorded, Update } from "../net/rest.gen";
import { type Shot, shotsOf } from "./film";

/** One recorded update, and what was to be seen since the one before. */
export interface Entry {
  update: Update;
  shots: readonly Shot[];
}

/** Asks for the part that holds an entry. */
export type Fetch = (from: number) => Promise<Log>;

export class Recording {
  /** How many entries have come. */
  readonly count = signal(0);
  readonly #entries: (Entry | undefined)[];
  readonly #asked = new Map<number, Promise<void>>();
  #shown: { number: number; view: Json } | undefined;

  /** `length` entries are recorded. */
  constructor(
    readonly length: number,
    private readonly fetch: Fetch,
  ) {
    this.#entries = Array(length).fill(undefined);
  }

  get last(): number {
    return this.length - 1;
  }

  entry(number: number): Entry | undefined {
    return this.#entries[number];
  }

  isHere(number: number): boolean {
    return this.#entries[number] !== undefined;
  }

  /** What was seen after an entry that is here. */
  viewAt(number: number): Json {
    const view = this.#next(number) ?? viewAt(this.#entries, number);
    this.#shown = { number, view };
    return view;
  }

  /** Resolves when an entry is here. */
  async need(number: number): Promise<void> {
    if (this.isHere(number)) return;
    const asked = this.#asked.get(number) ?? this.#ask(number);
    this.#asked.set(number, asked);
    try {
      await asked;
    } finally {
      this.#asked.delete(number);
    }
  }

  /** Resolves when every entry is here. */
  async needAll(): Promise<void> {
    for (;;) {
      const missing = this.#entries.indexOf(undefined);
      if (missing < 0) return;
      await this.need(missing);
    }
  }

  /** The view after the one that was shown last: the way of one who watches. */
  #next(number: number): Json | undefined {
    const update = this.#entries[number]?.update;
    if (this.#shown?.number !== number - 1 || !update?.patch) return undefined;
    return patched(this.#shown.view, update.patch);
  }

  async #ask(number: number): Promise<void> {
    const { entries } = await this.fetch(number);
    const read = await Promise.all(entries.map(entryOf));
    for (const entry of read) this.#keep(entry);
    if (!this.isHere(number)) throw new Error(`entry ${number} is not in its part`);
    this.count.value = this.#entries.filter(Boolean).length;
  }

  /** Parts may overlap: what has a whole view is kept. */
  #keep(entry: Entry): void {
    const { seq } = entry.update;
    if (!this.#entries[seq]?.update.view) this.#entries[seq] = entry;
  }
}

/** What is seen after an entry: the last whole view up to there, and every change since. */
export function viewAt(entries: readonly (Entry | undefined)[], number: number): Json {
  let whole = number;
  while (!entries[whole]?.update.view) {
    if (!entries[whole]) throw new Error(`entry ${whole} is not here`);
    whole -= 1;
  }
  const changes = entries.slice(whole + 1, number + 1);
  return changes.reduce(
    (view, entry) => patched(view, entry?.update.patch ?? {}),
    entries[whole]?.update.view as Json,
  );
}

async function entryOf({ update, film }: Recorded): Promise<Entry> {
  return { update, shots: film === undefined ? [] : await shotsOf(film) };
}
