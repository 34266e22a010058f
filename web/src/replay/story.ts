// What happened in a match, entry by entry, in sentences; and what of it is worth going to.

import type { GameClient, MarkKind, Player } from "../games/game";
import type { Json } from "../net/patch";
import type { Recording } from "./recording";

export interface Told {
  /** The entry's number. */
  number: number;
  texts: readonly string[];
  /** What kind of moment it is, if it is worth going to. */
  mark: MarkKind | "end" | undefined;
}

export interface Story {
  told: readonly Told[];
  /** For each entry a number for each seat: how the match went. */
  course: readonly (readonly number[])[];
}

/** Tells all of a match: every entry of its record must be here. */
export function storyOf(
  recording: Recording,
  client: GameClient | undefined,
  players: readonly Player[],
): Story {
  const told: Told[] = [];
  const course: (readonly number[])[] = [];
  let before: Json = {};
  for (let number = 0; number < recording.length; number++) {
    const view = recording.viewAt(number);
    const events = recording.entry(number)?.update.events ?? [];
    const texts = events.flatMap((event) => client?.tell(event, players) ?? []);
    const marks = events.flatMap((event) => client?.mark?.(event, view, before) ?? []);
    const mark = number === recording.last ? "end" : marks[0];
    if (texts.length > 0 || mark) told.push({ number, texts, mark });
    course.push(client?.course?.(view, players) ?? []);
    before = view;
  }
  return { told, course };
}

/** The next moment worth going to, this way from a position; where there is none, the end of it. */
export function nextMark(told: readonly Told[], from: number, by: 1 | -1): number | undefined {
  const marked = told.filter(({ mark }) => mark).map(({ number }) => number);
  if (by === 1) return marked.find((number) => number > from);
  return marked.filter((number) => number < from).at(-1);
}
