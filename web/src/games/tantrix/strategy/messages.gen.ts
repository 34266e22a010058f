// Generated from the server's schemas by `npm run types`. Do not edit.

export type StrategyCommand = Place | Resign;
export type StrategyEvent =
  Placed | Drew | BagEmptied | TurnBegan | ClockCharged | OutOfTime | Resigned;
/**
 * The colour of a line.
 */
export type Colour = "red" | "yellow" | "blue" | "green";
/**
 * When the match is over: with the first empty hand, or when every tile is laid.
 */
export type End = "first" | "all";
/**
 * Where in a turn its mover is: forced spaces, one free move, forced spaces again.
 */
export type Phase = "before" | "free" | "after";
export type StrategyRefusal =
  | NotInHand
  | Taken
  | TouchesNothing
  | FirstAtCentre
  | ColoursClash
  | FillForced
  | ThreeAlike
  | FourNeighbours
  | ControlledSide
  | SeatMayNotAct;

export interface StrategyMessages {
  StrategyCommand: StrategyCommand;
  StrategyEvent: StrategyEvent;
  StrategyView: StrategyView;
  StrategyRefusal: StrategyRefusal;
  StrategyOptions: StrategyOptions;
  StrategyChoice: StrategyChoice;
}
/**
 * Lay a tile of one's own: in a forced space, or as the free move.
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
  forced: boolean;
}
/**
 * A tile came from the bag in place of the one laid.
 */
export interface Drew {
  type: "drew";
  seat: number;
  tile: number;
}
/**
 * The last tile was drawn: from now on there are no restrictions.
 */
export interface BagEmptied {
  type: "bag_emptied";
}
export interface TurnBegan {
  type: "turn_began";
  seat: number;
}
/**
 * A clock has run down, or another minute past it is over: that costs a point.
 */
export interface ClockCharged {
  type: "clock_charged";
  seat: number;
  points: number;
}
/**
 * A clock has run down, and the seat has left the match for it.
 */
export interface OutOfTime {
  type: "out_of_time";
  seat: number;
}
/**
 * The seat left; its hand is out of play.
 */
export interface Resigned {
  type: "resigned";
  seat: number;
}
/**
 * All of the match. Absent members are empty.
 *
 * What a mover may lay is in `forced` during the phases before and after the free move, and in
 * `free` in between; a client need not know a rule to offer it.
 */
export interface StrategyView {
  cells?: {
    [k: string]: LaidTile;
  };
  hands?: {
    [k: string]: {
      [k: string]: number;
    };
  };
  colours: {
    [k: string]: Colour;
  };
  drawn: {
    [k: string]: number;
  };
  end: End;
  turn: number;
  mover?: number;
  phase?: Phase;
  forced?: {
    [k: string]: ForcedSpace;
  };
  free?: {
    [k: string]: {
      [k: string]: number[];
    };
  };
  barred?: {
    [k: string]: Barred;
  };
  best?: {
    [k: string]: Best;
  };
  bag?: {
    [k: string]: true;
  };
  clocks?: {
    [k: string]: Clock;
  };
  resigned?: {
    [k: string]: number;
  };
  last?: string;
}
/**
 * A tile on the board.
 */
export interface LaidTile {
  tile: number;
  rotation: number;
  seat: number;
  turn: number;
}
/**
 * An empty cell with three neighbours or more.
 */
export interface ForcedSpace {
  neighbours: number;
  fits?: {
    [k: string]: number[];
  };
}
/**
 * Why no free move may be made on a cell, whatever the tile.
 */
export interface Barred {
  space: string;
  forced: string;
}
/**
 * What a seat's colour has come to. A tile alone is a line of one; absent: none yet.
 */
export interface Best {
  line?: string[];
  loop?: string[];
  score: number;
}
/**
 * A seat's clock, in seconds of play.
 */
export interface Clock {
  left: number;
  since?: number;
  points?: number;
}
export interface NotInHand {
  code: "not_in_hand";
  tile: number;
}
export interface Taken {
  code: "taken";
  cell: Cell;
}
export interface TouchesNothing {
  code: "touches_nothing";
  cell: Cell;
}
export interface FirstAtCentre {
  code: "first_at_centre";
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
/**
 * There are forced spaces that the seat's tiles fit: `spaces`. They come first.
 */
export interface FillForced {
  code: "fill_forced";
  spaces: Cell[];
}
/**
 * Restriction 1: the space would be shown the colour three times.
 */
export interface ThreeAlike {
  code: "three_alike";
  space: Cell;
  colour: Colour;
}
/**
 * Restriction 2: the space, forced now, would have four neighbours.
 */
export interface FourNeighbours {
  code: "four_neighbours";
  space: Cell;
}
/**
 * Restriction 3: a forced space controls this side.
 *
 * Once it and those after it were filled, `space` would have four neighbours.
 */
export interface ControlledSide {
  code: "controlled_side";
  space: Cell;
  forced: Cell;
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
export interface StrategyOptions {
  /**
   * When the match is over: with the first empty hand, or when every tile is laid.
   */
  end: "first" | "all";
  /**
   * Four play in two teams, each partner with a hand.
   */
  teams: boolean;
  /**
   * Everyone has a clock of their own.
   */
  clock: boolean;
  /**
   * Minutes on each clock at the start.
   */
  reserve: number;
  /**
   * Seconds added after each turn.
   */
  increment: number;
  /**
   * A clock at zero costs a point a minute, or the match.
   */
  at_zero: "points" | "loss";
}
/**
 * What a seat picks before the deal. Of two with the same wish the lower seat has it.
 */
export interface StrategyChoice {
  /**
   * The colour one would like to play.
   */
  colour: "any" | "red" | "yellow" | "blue" | "green";
}

export const REFUSAL_CODES = ["not_in_hand","taken","touches_nothing","first_at_centre","colours_clash","fill_forced","three_alike","four_neighbours","controlled_side","may_not_act"] as const;
