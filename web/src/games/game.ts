// What a game's client is given and what it gives: the browser's side of server/games/game.py.

import type { ReadonlySignal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Picture } from "../net/picture";
import type { Outcome } from "../net/wire.gen";
import type { Sound } from "../ui/sound";

/** A seat of the match, as the game's screen shows it. Its index is the seat's number in the game. */
export interface Player {
  seat: number;
  name: string;
  you: boolean;
  /** The level of the bot that plays it, for good or until its player returns. */
  bot?: string;
  here: boolean;
}

export type Answer =
  | { ok: true; seq: number }
  | { ok: false; code: string; text: string; details: Record<string, unknown> };

/** One match on screen. It knows no rules: it shows the newest view and carries commands. */
export interface Match<View = unknown, Event = unknown, Command = unknown> {
  id: string;
  /** The newest view, whole. In a replay any may follow any other, also an earlier one. */
  view: ReadonlySignal<View>;
  /** Your seat in the game; undefined while you watch. */
  seat: ReadonlySignal<number | undefined>;
  players: ReadonlySignal<readonly Player[]>;
  toAct: ReadonlySignal<ReadonlySet<number>>;
  outcome: ReadonlySignal<Outcome | undefined>;
  /** Whether commands can be sent now. */
  online: ReadonlySignal<boolean>;
  options: ReadonlySignal<Record<string, unknown>>;
  /** Seconds of play, as the server counts them. */
  now(): number;
  /** Sends a command. Sent again by itself after a lost connection; answered exactly once. */
  send(command: Command): Promise<Answer>;
  /** Calls back with each update's events, in order, after `view` is new. Returns the way to stop. */
  onEvents(listener: (events: readonly Event[]) => void): () => void;
}

/** A match of a game that moves: what it gives besides, and what it takes between two commands. */
export interface MovingMatch<View = unknown, Event = unknown, Command = unknown>
  extends Match<View, Event, Command> {
  /** How what moves stands now, as a difference from `view`; null while `view` says it all. */
  picture: ReadonlySignal<Picture | null>;
  /**
   * Shows everyone where the thing is that you hold. Call it as often as you like: it is sent now
   * and then, the newest at last, and not while the line is lost.
   */
  steer(x: number, y: number, angle: number): void;
}

/** A match that one person played alone, and that is over. */
export interface Ended<View = unknown> {
  view: View;
  outcome: Outcome;
  /** The seconds of play it took, whether or not they count as a best time. */
  seconds: number;
}

/** What there is to say to somebody who played alone. */
export interface Ending {
  title: string;
  /** A sentence or two under it. */
  text: string;
  /** Whether there is something to celebrate. */
  isWon: boolean;
  /** A sentence to send to others; without one there is nothing to share. */
  shared?: string;
  /** What names the puzzle that was solved, if best times are kept of it: "discovery:7". */
  puzzle?: string;
  /** The options of the puzzle that comes after this one, in the same game. */
  next?: Record<string, unknown>;
}

/** Nested texts of a game, in one language. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Says a text of the game in the player's language. */
export type Say = (key: string, details?: Record<string, unknown>) => string;

export type RulesPart = "short" | "full";

/** What makes a moment worth going to: somebody gained, lost, or the match took a turn. */
export type MarkKind = "gain" | "loss" | "turn";

export interface GameClient {
  /** Everything between the table's header and its footer while a match is on or just over. */
  // biome-ignore lint/suspicious/noExplicitAny: each game knows its own view, event and command
  Board: ComponentType<{ match: MovingMatch<any, any, any> }>;
  /**
   * Its rules: the short ones, with a picture a step, or all of them, by number. `options` are the
   * table's, and what they change is marked; without them both ways are told.
   */
  Rules: ComponentType<{ part: RulesPart; options?: Record<string, unknown> | undefined }>;
  /** A drawing that stands for the game on its card: decoration, without words. */
  Emblem: ComponentType;
  /** A sentence for the log and for screen readers; undefined says nothing. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  tell(event: any, players: readonly Player[]): string | undefined;
  /**
   * What an event that happens just now sounds like; undefined is silent. `seat` is yours in the
   * game, undefined while you watch. The start and the end of a match sound by themselves.
   */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  sound?(event: any, seat: number | undefined): Sound | undefined;
  /**
   * Where the match stands, in a sentence. A game that moves too fast to be read out line by line
   * has it: a screen reader then says at once only the events that name your seat as `seat` or
   * `to`, and this every few seconds while something changes.
   */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  summary?(view: any, players: readonly Player[]): string;
  /**
   * Whether an event is worth going to when a match is watched again, seen with the views after it
   * and before it. The end of a match is marked by itself.
   */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  mark?(event: any, view: any, before: any): MarkKind | undefined;
  /**
   * A number for each seat that says how far it is, to draw how a match went. What is counted is
   * the text "games.<name>.course", or that of "games.<name>.score".
   */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  course?(view: any, players: readonly Player[]): readonly number[];
  /** How a match ended for the one who played it alone: for a game that one person can play. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  ending?(ended: Ended<any>): Ending;
  /** Under the key "games.<name>": title, options.<field>.<label|help>, refusals.<code>, … */
  texts: { en: Texts; it: Texts };
}
