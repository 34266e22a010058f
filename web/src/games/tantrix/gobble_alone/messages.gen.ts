// Generated from the server's schemas by `npm run types`. Do not edit.

export type GobbleAloneCommand = Place | PutBack | Resign;
export type GobbleAloneEvent = Drew | Discarded | Placed | Gobbled | Freed | WentBack | GaveUp;
export type GobbleAloneRefusal =
  NotInHand | Taken | TooFewNeighbours | ColoursClash | NotFreed | SeatMayNotAct;
/**
 * The colour of a line.
 */
export type Colour = "red" | "yellow" | "blue" | "green";

export interface GobbleAloneMessages {
  GobbleAloneCommand: GobbleAloneCommand;
  GobbleAloneEvent: GobbleAloneEvent;
  GobbleAloneView: GobbleAloneView;
  GobbleAloneRefusal: GobbleAloneRefusal;
  GobbleAloneOptions: GameOptions;
  GobbleAloneChoice: SeatChoice;
}
/**
 * Lay a tile on an empty cell.
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
 * Let a freed tile go back in the bag instead of laying it.
 */
export interface PutBack {
  type: "put_back";
  tile: number;
}
/**
 * The seat leaves the match for good. Every game takes this command.
 */
export interface Resign {
  type: "resign";
}
/**
 * A tile came from the bag.
 */
export interface Drew {
  type: "drew";
  tile: number;
}
/**
 * The tile drawn has no place: it lies on top of the discards.
 */
export interface Discarded {
  type: "discarded";
  tile: number;
}
export interface Placed {
  type: "placed";
  tile: number;
  cell: Cell;
  rotation: number;
}
/**
 * A space with three or more neighbours was filled; `tiles` discards are freed for it.
 */
export interface Gobbled {
  type: "gobbled";
  cell: Cell;
  tiles: number;
}
/**
 * The discard on top was taken up again.
 */
export interface Freed {
  type: "freed";
  tile: number;
}
/**
 * A freed tile is in the bag again.
 */
export interface WentBack {
  type: "went_back";
  tile: number;
  placeable: boolean;
}
/**
 * The player leaves it at that.
 */
export interface GaveUp {
  type: "gave_up";
}
/**
 * All of it. Absent members are empty.
 */
export interface GobbleAloneView {
  cells: {
    [k: string]: LaidTile;
  };
  hand?: InHand;
  gobbles?: {
    [k: string]: number;
  };
  due?: number;
  discards?: {
    [k: string]: number;
  };
  bag?: number;
  left: number;
  last?: string;
}
/**
 * A tile on the board.
 */
export interface LaidTile {
  tile: number;
  rotation: number;
}
/**
 * The one tile to be laid now. It always has a place.
 */
export interface InHand {
  tile: number;
  freed?: boolean;
  fits: {
    [k: string]: number[];
  };
}
export interface NotInHand {
  code: "not_in_hand";
  tile: number;
}
export interface Taken {
  code: "taken";
  cell: Cell;
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
/**
 * The tile in hand came from the bag, and it has a place.
 */
export interface NotFreed {
  code: "not_freed";
  tile: number;
}
/**
 * The seat is out of the match, or it is not its turn.
 */
export interface SeatMayNotAct {
  code: "may_not_act";
}
/**
 * What the host may set before a match. Every field has a default and a description.
 */
export interface GameOptions {}
/**
 * What a seat picks for itself before a match. Every field has a default.
 */
export interface SeatChoice {}

export const REFUSAL_CODES = ["not_in_hand","taken","too_few_neighbours","colours_clash","not_freed","may_not_act"] as const;
