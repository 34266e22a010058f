// Generated from the server's schemas by `npm run types`. Do not edit.

export type FromClient = Command | Steer | Say | SendEmote | Ping;
export type Emote =
  "hello" | "well_played" | "thanks" | "oops" | "wow" | "laugh" | "hurry" | "thinking";
export type FromServer = Table | Update | Accepted | Rejected | Said | Emoted | Chat | Pong;
export type Status = "lobby" | "starting" | "playing" | "over";
export type Presence = "here" | "away";
/**
 * Why a match ended.
 */
export type Reason = "finished" | "blocked" | "last_left" | "abandoned" | "given_up";
/**
 * Why the server closes a socket.
 */
export type CloseCode = 1012 | 1013 | 1008 | 4400 | 4401 | 4403;
export type TableRefusal =
  | NotSignedIn
  | BadName
  | UnknownTable
  | UnknownRecovery
  | UnknownGame
  | BadOptions
  | UnknownBot
  | UnknownSeat
  | UnknownPlayer
  | TableFull
  | TableLocked
  | Kicked
  | SeatTaken
  | NotHost
  | NotYourSeat
  | NotSeated
  | NotReady
  | WrongNumber
  | MatchRunning
  | UnknownMatch
  | MatchNotOver
  | DayNotOver
  | MatchNotRunning
  | OtherMatch
  | Stale
  | NotAway
  | UnknownCommand
  | Malformed
  | Oversized
  | TooMany
  | Busy
  | Failed
  | NotFound
  | NotAllowed;

export interface Wire {
  FromClient: FromClient;
  FromServer: FromServer;
  CloseCode: CloseCode;
  TableRefusal: TableRefusal;
}
/**
 * What the sender's seat asks of the game, in the game's own vocabulary.
 */
export interface Command {
  type: "command";
  match: string;
  ref: number;
  command: {
    [k: string]: unknown;
  };
}
/**
 * Where the thing is now that the sender's seat holds: not answered, and not recorded.
 *
 * Sent often, so the newest wins: those that come too fast are dropped without a word.
 */
export interface Steer {
  type: "steer";
  match: string;
  x: number;
  y: number;
  angle: number;
}
export interface Say {
  type: "say";
  text: string;
}
export interface SendEmote {
  type: "emote";
  emote: Emote;
}
/**
 * Asks for the play clock; `sent` comes back as it was.
 */
export interface Ping {
  type: "ping";
  sent: number;
}
/**
 * The whole table but for the match; sent whenever it changes.
 */
export interface Table {
  type: "table";
  code: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  public: boolean;
  locked: boolean;
  status: Status;
  starts_in?: number;
  match?: string;
  seal?: string;
  playing: Participant[];
  host?: string;
  seats: SeatState[];
  spectators: Spectators;
  series: Score[];
  first_to?: number;
  champions: string[];
  now: number;
  running: boolean;
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
 * A seat as everyone sees it. Free: neither `player` nor `bot`.
 */
export interface SeatState {
  player?: string;
  name?: string;
  bot?: string;
  substitute: boolean;
  presence?: Presence;
  away_for?: number;
  ready: boolean;
  choice: {
    [k: string]: unknown;
  };
}
export interface Spectators {
  count: number;
  people: Spectator[];
}
export interface Spectator {
  player: string;
  name: string;
}
/**
 * A participant's part in the table's series.
 */
export interface Score {
  player: string;
  name: string;
  wins: number;
  matches: number;
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
export interface Accepted {
  type: "accepted";
  ref: number;
  seq: number;
}
/**
 * Something the client sent was refused; `ref` is absent when it could not be read.
 */
export interface Rejected {
  type: "rejected";
  ref?: number;
  code: string;
  text: string;
  details: {
    [k: string]: unknown;
  };
}
/**
 * A line of chat.
 */
export interface Said {
  type: "said";
  id: string;
  player: string;
  name: string;
  text: string;
  at: number;
}
export interface Emoted {
  type: "emoted";
  player: string;
  name: string;
  emote: Emote;
}
/**
 * The last lines of the table's chat, for one who joins.
 */
export interface Chat {
  type: "chat";
  lines: Said[];
}
export interface Pong {
  type: "pong";
  sent: number;
  now: number;
  running: boolean;
}
export interface NotSignedIn {
  code: "not_signed_in";
}
export interface BadName {
  code: "bad_name";
  longest: number;
}
export interface UnknownTable {
  code: "unknown_table";
}
/**
 * Not a code that makes a device somebody's; or one that was used, or is over.
 */
export interface UnknownRecovery {
  code: "unknown_recovery";
}
export interface UnknownGame {
  code: "unknown_game";
  game: string;
}
/**
 * An option or a choice the game does not know.
 */
export interface BadOptions {
  code: "bad_options";
  fields: string[];
}
export interface UnknownBot {
  code: "unknown_bot";
  bot: string;
  levels: string[];
}
export interface UnknownSeat {
  code: "unknown_seat";
  seats: number;
}
export interface UnknownPlayer {
  code: "unknown_player";
}
export interface TableFull {
  code: "table_full";
  seats: number;
}
export interface TableLocked {
  code: "table_locked";
}
export interface Kicked {
  code: "kicked";
}
export interface SeatTaken {
  code: "seat_taken";
  seat: number;
  name: string;
}
export interface NotHost {
  code: "not_host";
}
export interface NotYourSeat {
  code: "not_your_seat";
}
export interface NotSeated {
  code: "not_seated";
}
/**
 * The start waits for `waiting`; the host's word is enough in `seconds`.
 */
export interface NotReady {
  code: "not_ready";
  waiting: string[];
  seconds: number;
}
export interface WrongNumber {
  code: "wrong_number";
  seated: number;
  fewest: number;
  most: number;
}
export interface MatchRunning {
  code: "match_running";
}
export interface UnknownMatch {
  code: "unknown_match";
}
/**
 * A match is told of once it is over; until then it is watched at its table.
 */
export interface MatchNotOver {
  code: "match_not_over";
}
/**
 * A seed that all matches of a day share is told when nobody can begin one any more.
 */
export interface DayNotOver {
  code: "day_not_over";
  day: string;
  seconds: number;
}
export interface MatchNotRunning {
  code: "match_not_running";
}
export interface OtherMatch {
  code: "other_match";
}
/**
 * The command's number is lower than one already answered.
 */
export interface Stale {
  code: "stale";
}
/**
 * A bot may step in only for a player who has been away for a while.
 */
export interface NotAway {
  code: "not_away";
  seconds: number;
}
export interface UnknownCommand {
  code: "unknown_command";
  fields: string[];
}
export interface Malformed {
  code: "malformed";
  fields: string[];
}
export interface Oversized {
  code: "oversized";
  most: number;
}
export interface TooMany {
  code: "too_many";
  ms: number;
}
/**
 * The table cannot take more requests just now.
 */
export interface Busy {
  code: "busy";
}
/**
 * Something went wrong on our side; the table went back to its last record.
 */
export interface Failed {
  code: "failed";
}
export interface NotFound {
  code: "not_found";
}
/**
 * The address exists, but not for this method or this origin.
 */
export interface NotAllowed {
  code: "not_allowed";
}

export const PROTOCOL = 1 as const;
export const MAX_TEXT = 400 as const;
export const EMOTES = ["hello","well_played","thanks","oops","wow","laugh","hurry","thinking"] as const;
export const REFUSAL_CODES = ["not_signed_in","bad_name","unknown_table","unknown_recovery","unknown_game","bad_options","unknown_bot","unknown_seat","unknown_player","table_full","table_locked","kicked","seat_taken","not_host","not_your_seat","not_seated","not_ready","wrong_number","match_running","unknown_match","match_not_over","day_not_over","match_not_running","other_match","stale","not_away","unknown_command","malformed","oversized","too_many","busy","failed","not_found","not_allowed"] as const;
