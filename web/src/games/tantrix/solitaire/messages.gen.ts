// Generated from the server's schemas by `npm run types`. Do not edit.

export type SolitaireCommand = Place | Resign;
export type SolitaireEvent = Placed | Uncovered | SetAside | GaveUp;
/**
 * The colour of a line.
 */
export type Colour = "red" | "yellow" | "blue" | "green";
/**
 * What it came to: the grand win, the win, or neither.
 */
export type Grade = "loop" | "line" | "none";
export type SolitaireRefusal =
  NotOnTop | Taken | TouchesNothing | FirstAtCentre | ColoursClash | FillForced | SeatMayNotAct;

export interface SolitaireMessages {
  SolitaireCommand: SolitaireCommand;
  SolitaireEvent: SolitaireEvent;
  SolitaireView: SolitaireView;
  SolitaireRefusal: SolitaireRefusal;
  SolitaireOptions: SolitaireOptions;
  SolitaireChoice: SeatChoice;
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
 * The seat leaves the match for good. Every game takes this command.
 */
export interface Resign {
  type: "resign";
}
export interface Placed {
  type: "placed";
  tile: number;
  cell: Cell;
  rotation: number;
}
/**
 * The number of the next tile of a pile can be seen.
 */
export interface Uncovered {
  type: "uncovered";
  pile: number;
  tile: number;
}
/**
 * No tile on a pile has a place: this one is out of it, and counts against the player.
 */
export interface SetAside {
  type: "set_aside";
  pile: number;
  tile: number;
}
/**
 * The player leaves it at that.
 */
export interface GaveUp {
  type: "gave_up";
}
/**
 * All that may be seen. Absent members are empty.
 *
 * What may be laid is in `forced` when a tile on top fits a forced space, and in `free` when
 * none does; a client need not know a rule to offer it.
 */
export interface SolitaireView {
  colour: Colour;
  cells?: {
    [k: string]: LaidTile;
  };
  piles?: {
    [k: string]: Pile;
  };
  forced?: {
    [k: string]: ForcedSpace;
  };
  free?: {
    [k: string]: {
      [k: string]: number[];
    };
  };
  set_aside?: {
    [k: string]: true;
  };
  line?: string[];
  loop?: string[];
  score: number;
  grade?: Grade;
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
 * A pile, number side up.
 */
export interface Pile {
  top: number;
  tiles: number;
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
export interface NotOnTop {
  code: "not_on_top";
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
 * The seat is out of the match, or it is not its turn.
 */
export interface SeatMayNotAct {
  code: "may_not_act";
}
/**
 * What is played for, and with how many tiles.
 */
export interface SolitaireOptions {
  /**
   * The colour of the line that counts.
   */
  colour: "red" | "yellow" | "blue";
  /**
   * All 42 tiles with that colour, not just 1 to 14.
   */
  xl: boolean;
}
/**
 * What a seat picks for itself before a match. Every field has a default.
 */
export interface SeatChoice {}

export const REFUSAL_CODES = ["not_on_top","taken","touches_nothing","first_at_centre","colours_clash","fill_forced","may_not_act"] as const;
