// Generated from the server's schemas by `npm run types`. Do not edit.

export type Status = "lobby" | "starting" | "playing" | "over";
/**
 * Why a match ended.
 */
export type Reason = "finished" | "blocked" | "last_left" | "abandoned" | "given_up";

export interface Rest {
  Session: Session;
  GameInfo: GameInfo;
  TableCard: TableCard;
  Created: Created;
  Changes: Changes;
  Addresses: Addresses;
  Puzzles: Puzzles;
  MatchList: MatchList;
  Recovery: Recovery;
  Friend: Friend;
  FriendsStandings: FriendsStandings;
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
  matches: number;
  wins: number;
  places: number[];
  streak: number;
  longest: number;
}

