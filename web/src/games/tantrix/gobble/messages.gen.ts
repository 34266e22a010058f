// Generated from the server's schemas by `npm run types`. Do not edit.

export type GobbleCommand = Place | Give | Call | Resign;
export type GobbleEvent = Placed | Gobbled | CallMissed | Given | Out | TurnedUp | Resigned;
export type GobbleRefusal =
  | NotInHand
  | Taken
  | TooFewNeighbours
  | ColoursClash
  | NoGiftOwed
  | CannotReceive
  | OtherReceiver
  | NothingToCall
  | SeatMayNotAct;
/**
 * The colour of a line.
 */
export type Colour = "red" | "yellow" | "blue" | "green";

export interface GobbleMessages {
  GobbleCommand: GobbleCommand;
  GobbleEvent: GobbleEvent;
  GobbleView: GobbleView;
  GobbleRefusal: GobbleRefusal;
  GobbleOptions: GobbleOptions;
  GobbleChoice: GobbleChoice;
}
/**
 * Lay a tile of one's own on an empty cell that touches at least two tiles.
 */
export interface Place {
  type: "place";
  tile: number;
  cell: Cell;
  rotation: number;
}
/**
 * A cell of the board, by axial coordinates.
 */
export interface Cell {
  q: number;
  r: number;
}
/**
 * Pay one tile of a gift that is owed.
 */
export interface Give {
  type: "give";
  tile: number;
  to: number;
}
/**
 * Call the oldest of one's filled spaces that waits for it (option `call`).
 */
export interface Call {
  type: "call";
}
/**
 * The seat leaves the match for good. Every game takes this command.
 */
export interface Resign {
  type: "resign";
}
export interface Placed {
  type: "placed";
  seat: number;
  tile: number;
  cell: Cell;
  rotation: number;
}
/**
 * A space with three or more neighbours was filled; `gifts` tiles may be given away.
 */
export interface Gobbled {
  type: "gobbled";
  seat: number;
  cell: Cell;
  gifts: number;
}
/**
 * Nobody called it in time: no gift.
 */
export interface CallMissed {
  type: "call_missed";
  seat: number;
  cell: Cell;
}
export interface Given {
  type: "given";
  seat: number;
  to: number;
  tile: number;
  late: boolean;
}
/**
 * The seat has no tile left and takes this place.
 */
export interface Out {
  type: "out";
  seat: number;
  place: number;
}
/**
 * Nobody could place: one of the tiles put away was laid for everyone.
 */
export interface TurnedUp {
  type: "turned_up";
  tile: number;
  cell: Cell;
  rotation: number;
}
/**
 * The seat left; its hand is put away.
 */
export interface Resigned {
  type: "resigned";
  seat: number;
}
/**
 * All of the race. Absent members are empty.
 */
export interface GobbleView {
  cells: {
    [k: string]: LaidTile;
  };
  hands: {
    [k: string]: {
      [k: string]: number;
    };
  };
  gifts?: {
    [k: string]: Owed;
  };
  calls?: {
    [k: string]: Owed;
  };
  out?: {
    [k: string]: number;
  };
  resigned?: {
    [k: string]: number;
  };
  put_away?: number;
  last?: string;
}
/**
 * A tile on the board; `seat` is absent for tiles that no player laid.
 */
export interface LaidTile {
  tile: number;
  rotation: number;
  seat?: number;
}
/**
 * A gift (or, waiting for its call, a gobble) that a seat must settle by `until`.
 */
export interface Owed {
  seat: number;
  cell: string;
  tiles: number;
  until: number;
  to?: number;
}
export interface NotInHand {
  code: "not_in_hand";
  tile: number;
}
/**
 * The cell holds a tile: laid by a seat some time ago, or by nobody (`by` absent).
 */
export interface Taken {
  code: "taken";
  cell: Cell;
  by?: number;
  ms: number;
}
export interface TooFewNeighbours {
  code: "too_few_neighbours";
  cell: Cell;
  neighbours: number;
}
/**
 * The first edge, clockwise from the east, at which two colours differ.
 */
export interface ColoursClash {
  code: "colours_clash";
  cell: Cell;
  edge: number;
  yours: Colour;
  theirs: Colour;
}
export interface NoGiftOwed {
  code: "no_gift_owed";
}
/**
 * The receiver is the giver, is not in the race, or does not exist.
 */
export interface CannotReceive {
  code: "cannot_receive";
  to: number;
}
/**
 * Both tiles of a double go to one opponent unless the option `split` is on.
 */
export interface OtherReceiver {
  code: "other_receiver";
  to: number;
}
export interface NothingToCall {
  code: "nothing_to_call";
}
/**
 * The seat is out of the match, or it is not its turn.
 */
export interface SeatMayNotAct {
  code: "may_not_act";
}
/**
 * How the race is run.
 */
export interface GobbleOptions {
  /**
   * The two gifts of a double may go to two opponents.
   */
  split: boolean;
  /**
   * A gobble counts only when its maker calls it in time.
   */
  call: boolean;
}
/**
 * What a seat picks before the deal.
 */
export interface GobbleChoice {
  /**
   * How much of an equal share of tiles is dealt.
   */
  share: "full" | "three_quarters" | "half";
}

export const REFUSAL_CODES = ["not_in_hand","taken","too_few_neighbours","colours_clash","no_gift_owed","cannot_receive","other_receiver","nothing_to_call","may_not_act"] as const;
