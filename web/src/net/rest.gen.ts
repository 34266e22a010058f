// Generated from the server's schemas by `npm run types`. Do not edit.

export type Status = "lobby" | "starting" | "playing" | "over";
/**
 * Why a match ended.
 */
export type Reason = "finished" | "blocked" | "last_left" | "abandoned" | "given_up";
export type CheckResult = Agrees | Differs | Unchecked | UnderWay;
/**
 * What is wrong at the place where a record and the rules part.
 */
export type Why =
  | "seal"
  | "setup"
  | "time"
  | "shape"
  | "refused"
  | "due"
  | "nothing"
  | "over"
  | "differs"
  | "failed"
  | "fingerprint";

export interface Rest {
  Session: Session;
  GameInfo: GameInfo;
  TableCard: TableCard;
  Created: Created;
  Changes: Changes;
  Addresses: Addresses;
  Puzzles: Puzzles;
  Match: Match;
  Log: Log;
  MatchList: MatchList;
  Recovery: Recovery;
  Friend: Friend;
  FriendsStandings: FriendsStandings;
  CheckResult: CheckResult;
}
export interface Session {
  player: string;
  name: string;
}
/**
 * A game of the house. `options` and `choice` are JSON Schemas.
 */
export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  options: {
    [k: string]: unknown;
  };
  choice: {
    [k: string]: unknown;
  };
  bots: string[];
}
/**
 * A table in a list.
 */
export interface TableCard {
  code: string;
  game: string;
  host: string;
  seated: number;
  seats: number;
  spectators: number;
  status: Status;
  puzzle?: string;
}
export interface Created {
  code: string;
  url: string;
}
export interface Changes {
  game?: string;
  options?: {
    [k: string]: unknown;
  };
  public?: boolean;
  locked?: boolean;
  first_to?: number;
}
/**
 * Addresses that others can open, the best first; a table is at /t/ and its code below each.
 */
export interface Addresses {
  addresses: string[];
}
export interface Puzzles {
  day: string;
  left: number;
  today: PuzzleOfTheDay[];
  solved: {
    [k: string]: SolvedPuzzle;
  };
  scores: {
    [k: string]: BestScore;
  };
}
export interface PuzzleOfTheDay {
  game: string;
  puzzle: string;
  solvers: number;
}
export interface SolvedPuzzle {
  times: number;
  seconds?: number;
}
export interface BestScore {
  times: number;
  score: number;
}
/**
 * A match that is over.
 */
export interface Match {
  id: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  playing: Participant[];
  you?: number;
  began: number;
  ended?: number;
  seconds: number;
  entries: number;
  outcome: Outcome;
  seal: string;
  seed?: string;
  seed_in?: number;
  edition?: number;
}
/**
 * Who plays a seat of the match; its index in `playing` is the seat in the game.
 */
export interface Participant {
  seat: number;
  player?: string;
  name: string;
  bot?: string;
}
/**
 * How a match ended. `places[seat]` counts from 1 and is shared by equals.
 */
export interface Outcome {
  places: number[];
  scores: number[];
  reason: Reason;
  teams: number[];
  seconds: {
    [k: string]: number;
  };
}
/**
 * A part of a match's record, from a whole view on.
 */
export interface Log {
  entries: Recorded[];
  next?: number;
}
/**
 * One recorded update, as the socket told it, and what it came from.
 */
export interface Recorded {
  update: Update;
  seat?: number;
  command?: {
    [k: string]: unknown;
  };
  answer?: {
    [k: string]: unknown;
  };
  film?: string;
}
/**
 * A newer view of the match: whole (`view`), or what changed since the `seq` before (`patch`).
 *
 * Without events it is a frame: its patch starts from the last recorded `seq`. The frames of a
 * game with pictures of its own are binary messages (see `framed`).
 */
export interface Update {
  type: "update";
  match: string;
  seq: number;
  now: number;
  view?: {
    [k: string]: unknown;
  };
  patch?: {
    [k: string]: unknown;
  };
  events: {
    [k: string]: unknown;
  }[];
  to_act: number[];
  outcome?: Outcome;
}
export interface MatchList {
  matches: ListedMatch[];
  next?: string;
}
/**
 * A match in a list. Without a reason it goes on.
 */
export interface ListedMatch {
  id: string;
  table: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  began: number;
  ended?: number;
  seconds: number;
  reason?: Reason;
  seats: ListedSeat[];
  seat?: number;
  place?: number;
}
/**
 * Who played a seat of a match, and what they came to once it is over.
 */
export interface ListedSeat {
  player?: string;
  name: string;
  bot?: string;
  place?: number;
  score?: number;
}
export interface Recovery {
  code: string;
  seconds: number;
}
export interface Friend {
  player: string;
  name: string;
}
export interface FriendsStandings {
  game: string;
  friends: StandingRow[];
  bots: StandingRow[];
}
/**
 * How one of them has done: in matches of two or more that were played to their end.
 */
export interface StandingRow {
  player?: string;
  bot?: string;
  name?: string;
  rating: number;
  doubt: number;
  matches: number;
  wins: number;
  places: number[];
  streak: number;
  longest: number;
}
/**
 * Every entry is what the seed, the commands and the times of play bring by the rules.
 */
export interface Agrees {
  type: "agrees";
  entries: number;
  draws: number;
  fingerprint: string;
}
/**
 * The first place at which the record is not what the rules bring.
 */
export interface Differs {
  type: "differs";
  why: Why;
  entry?: number;
  field: string;
  recorded?: string;
  replayed?: string;
}
/**
 * The record cannot be checked here, which says nothing against it.
 */
export interface Unchecked {
  type: "unchecked";
  why: "too_old" | "other_edition" | "unknown_game";
}
/**
 * The record is being checked: ask again.
 */
export interface UnderWay {
  type: "under_way";
  entry: number;
  entries: number;
}

