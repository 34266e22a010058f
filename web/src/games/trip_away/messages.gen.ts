// Generated from the server's schemas by `npm run types`. Do not edit.

export type TripAwayCommand = Roll | Pass | Tip | Aim | Swap | Dig | Hop | Remove | Resign;
export type TripAwayEvent =
  | TurnBegan
  | Rolled
  | Passed
  | Tipped
  | Aimed
  | Swapped
  | Dug
  | Hopped
  | RemovalBegan
  | Removed
  | Emptied
  | Resigned;
/**
 * What the die shows; each as likely.
 */
export type Face = "tip" | "aim" | "swap" | "dig" | "hop" | "wild";
/**
 * Why nothing is possible with what the die shows.
 */
export type Obstacle =
  "nothing_upright" | "nothing_to_aim" | "nothing_lying" | "nothing_larger" | "nothing_smaller";
/**
 * What is waited for.
 */
export type Phase = "roll" | "act" | "pass" | "removal" | "over";
/**
 * What can have been done last: the types of the events that tell of it.
 */
export type Deed = "passed" | "tipped" | "aimed" | "swapped" | "dug" | "hopped" | "removed";
export type TripAwayRefusal =
  | RollFirst
  | RolledAlready
  | OtherFace
  | MustAct
  | TakeAPiece
  | NoRemoval
  | NotOnTable
  | NotYours
  | IsYours
  | NotUpright
  | NotLying
  | InStack
  | SamePiece
  | NotSwapped
  | NoSuchSeat
  | PointsAtHolder
  | PointsThereAlready
  | PointsElsewhere
  | EqualSizes
  | MustBeSmaller
  | MustBeLarger
  | SeatMayNotAct;

export interface TripAwayMessages {
  TripAwayCommand: TripAwayCommand;
  TripAwayEvent: TripAwayEvent;
  TripAwayView: TripAwayView;
  TripAwayRefusal: TripAwayRefusal;
  TripAwayOptions: TripAwayOptions;
  TripAwayChoice: SeatChoice;
}
/**
 * Roll the die, as each turn begins.
 */
export interface Roll {
  type: "roll";
}
/**
 * Go on at once when nothing is possible; a moment later it goes on by itself.
 */
export interface Pass {
  type: "pass";
}
/**
 * Lay one's own upright piece so that it points at a seat; its stack comes apart.
 */
export interface Tip {
  type: "tip";
  piece: number;
  to: number;
}
/**
 * Point another's piece, alone in its column, at a seat.
 */
export interface Aim {
  type: "aim";
  piece: number;
  to: number;
}
/**
 * Exchange any two pieces, then turn one of them, if one likes.
 */
export interface Swap {
  type: "swap";
  one: number;
  other: number;
  turn?: Turn;
}
/**
 * How one of two swapped pieces is turned afterwards.
 */
export interface Turn {
  piece: number;
  to: "up" | number;
}
/**
 * Move one's own lying piece under a larger one of the seat that it points at.
 */
export interface Dig {
  type: "dig";
  piece: number;
  under: number;
}
/**
 * Move one's own lying piece onto a smaller one of the seat that it points at.
 */
export interface Hop {
  type: "hop";
  piece: number;
  onto: number;
}
/**
 * Take a piece out of the game, anyone's.
 */
export interface Remove {
  type: "remove";
  piece: number;
}
/**
 * The seat leaves the match for good. Every game takes this command.
 */
export interface Resign {
  type: "resign";
}
export interface TurnBegan {
  type: "turn_began";
  seat: number;
  round: number;
}
export interface Rolled {
  type: "rolled";
  seat: number;
  face: Face;
  obstacle?: Obstacle;
  again: boolean;
}
export interface Passed {
  type: "passed";
  seat: number;
  face: Face;
  obstacle: Obstacle;
}
export interface Tipped {
  type: "tipped";
  seat: number;
  piece: number;
  to: number;
  apart: number[];
}
export interface Aimed {
  type: "aimed";
  seat: number;
  piece: number;
  holder: number;
  to: number;
}
export interface Swapped {
  type: "swapped";
  seat: number;
  one: number;
  other: number;
  turn?: Turn;
}
export interface Dug {
  type: "dug";
  seat: number;
  piece: number;
  under: number;
  to: number;
}
export interface Hopped {
  type: "hopped";
  seat: number;
  piece: number;
  onto: number;
  to: number;
}
/**
 * Once around, everyone takes a piece out of the game.
 */
export interface RemovalBegan {
  type: "removal_began";
  removers: number[];
}
export interface Removed {
  type: "removed";
  seat: number;
  piece: number;
  holder: number;
}
/**
 * The seat holds no piece any more: it has won.
 */
export interface Emptied {
  type: "emptied";
  seat: number;
}
/**
 * The seat left; its pieces stay.
 */
export interface Resigned {
  type: "resigned";
  seat: number;
}
/**
 * All of the match. Absent members are empty.
 *
 * What the active seat may do is in `choices`; a client need not know a rule to offer it.
 */
export interface TripAwayView {
  pieces: {
    [k: string]: PieceOnTable;
  };
  counts: {
    [k: string]: number;
  };
  removed?: {
    [k: string]: number;
  };
  start: number;
  turn: number;
  round: number;
  removal_after?: number;
  phase: Phase;
  active?: number;
  die?: Face;
  obstacle?: Obstacle;
  passes_at?: number;
  choices?: Choices;
  removers?: number[];
  resigned?: {
    [k: string]: number;
  };
  last?: Last;
}
/**
 * A piece in the game. Only `area`, `column`, `height` and `toward` change.
 */
export interface PieceOnTable {
  size: number;
  colour: number;
  area: number;
  column: number;
  height: number;
  toward?: number;
}
/**
 * All that the active seat may do now. What is not possible is absent.
 */
export interface Choices {
  tip?: {
    [k: string]: number[];
  };
  aim?: {
    [k: string]: number[];
  };
  swap?: {
    [k: string]: ("up" | number)[];
  };
  dig?: {
    [k: string]: number[];
  };
  hop?: {
    [k: string]: number[];
  };
  remove?: {
    [k: string]: boolean;
  };
}
/**
 * What was done last, for whoever did not see it.
 */
export interface Last {
  seat: number;
  deed: Deed;
  pieces: number[];
}
export interface RollFirst {
  code: "roll_first";
}
export interface RolledAlready {
  code: "rolled_already";
  face: Face;
}
export interface OtherFace {
  code: "other_face";
  rolled: Face;
  needed: Face;
}
/**
 * R18: a turn is passed only when nothing is possible.
 */
export interface MustAct {
  code: "must_act";
  face: Face;
}
export interface TakeAPiece {
  code: "take_a_piece";
}
export interface NoRemoval {
  code: "no_removal";
}
export interface NotOnTable {
  code: "not_on_table";
  piece: number;
}
export interface NotYours {
  code: "not_yours";
  piece: number;
  holder: number;
}
export interface IsYours {
  code: "is_yours";
  piece: number;
}
export interface NotUpright {
  code: "not_upright";
  piece: number;
}
export interface NotLying {
  code: "not_lying";
  piece: number;
}
export interface InStack {
  code: "in_stack";
  piece: number;
}
export interface SamePiece {
  code: "same_piece";
  piece: number;
}
export interface NotSwapped {
  code: "not_swapped";
  piece: number;
}
export interface NoSuchSeat {
  code: "no_such_seat";
  to: number;
}
/**
 * R8: no piece points at the player who holds it.
 */
export interface PointsAtHolder {
  code: "points_at_holder";
  piece: number;
  holder: number;
}
/**
 * R9: an aim must change something.
 */
export interface PointsThereAlready {
  code: "points_there_already";
  piece: number;
  to: number;
}
export interface PointsElsewhere {
  code: "points_elsewhere";
  piece: number;
  to: number;
  holder: number;
}
export interface EqualSizes {
  code: "equal_sizes";
  piece: number;
  other: number;
}
export interface MustBeSmaller {
  code: "must_be_smaller";
  piece: number;
  under: number;
}
export interface MustBeLarger {
  code: "must_be_larger";
  piece: number;
  onto: number;
}
/**
 * The seat is out of the match, or it is not its turn.
 */
export interface SeatMayNotAct {
  code: "may_not_act";
}
/**
 * How the match is run.
 */
export interface TripAwayOptions {
  /**
   * Everyone takes a piece out after every ten rounds, or after the tenth alone.
   */
  removal: "every_ten_rounds" | "once";
  /**
   * Who takes the first one: who began the match, or by lot.
   */
  first_remover: "start" | "lot";
  /**
   * Roll once again when nothing is possible.
   */
  reroll: boolean;
  /**
   * Who begins: by lot when absent, and in the next match who sits to the left.
   */
  first?: number;
}
/**
 * What a seat picks for itself before a match. Every field has a default.
 */
export interface SeatChoice {}

export const REFUSAL_CODES = ["roll_first","rolled_already","other_face","must_act","take_a_piece","no_removal","not_on_table","not_yours","is_yours","not_upright","not_lying","in_stack","same_piece","not_swapped","no_such_seat","points_at_holder","points_there_already","points_elsewhere","equal_sizes","must_be_smaller","must_be_larger","may_not_act"] as const;
