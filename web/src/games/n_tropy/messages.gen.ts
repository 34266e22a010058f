// Generated from the server's schemas by `npm run types`. Do not edit.

export type NTropyCommand = Pick | Carry | Release | Ask | Resign;
export type NTropyEvent =
  | TurnBegan
  | Picked
  | Carried
  | Released
  | Placed
  | Fouled
  | Fell
  | PutBack
  | Toppled
  | Emptied
  | Asked
  | Offered
  | Resigned;
/**
 * A legal placement.
 */
export type Placement = "balanced" | "tucked" | "level" | "upright";
/**
 * Why a stick that stands is no placement.
 */
export type Fault =
  | "sphere"
  | "leg"
  | "table"
  | "notched"
  | "along"
  | "side"
  | "off_centre"
  | "steep"
  | "one_side"
  | "too_many"
  | "not_tucked"
  | "not_on_its_end"
  | "hanging"
  | "loose"
  | "too_few"
  | "upright";
/**
 * What is waited for.
 */
export type Phase = "pick" | "carry" | "settle" | "again" | "late" | "over";
/**
 * How likely an offered placement is to hold.
 */
export type Reliability = "good" | "fair" | "poor";
export type NTropyRefusal =
  PickFirst | HoldsAlready | StillMoves | Overlaps | OnItsWay | AskedAlready | SeatMayNotAct;

export interface NTropyMessages {
  NTropyCommand: NTropyCommand;
  NTropyEvent: NTropyEvent;
  NTropyView: NTropyView;
  NTropyRefusal: NTropyRefusal;
  NTropyOptions: NTropyOptions;
  NTropyChoice: SeatChoice;
}
/**
 * Take the top stick of one's rack.
 */
export interface Pick {
  type: "pick";
}
/**
 * Bring the held stick evenly to a place, turned so, for all to see.
 */
export interface Carry {
  type: "carry";
  x: number;
  y: number;
  angle: number;
  seconds: number;
}
/**
 * Let the held stick go where the hand is. The sway of the instant is added (N8).
 */
export interface Release {
  type: "release";
  x: number;
  y: number;
  angle: number;
  at?: number;
}
/**
 * Ask where the stick could be placed; the answer is offered to the asker's turn.
 */
export interface Ask {
  type: "ask";
}
/**
 * The seat leaves the match for good. Every game takes this command.
 */
export interface Resign {
  type: "resign";
}
/**
 * The die was rolled for a seat; the first turn of all is a two-points move (NT2).
 */
export interface TurnBegan {
  type: "turn_began";
  seat: number;
  points: 1 | 2;
  rolled: boolean;
}
export interface Picked {
  type: "picked";
  seat: number;
  stick: number;
}
/**
 * The held stick is where it was to be brought.
 */
export interface Carried {
  type: "carried";
  seat: number;
  stick: number;
}
/**
 * A stick was let go: where the hand held it, where it was then, and where it began to move.
 */
export interface Released {
  type: "released";
  seat: number;
  stick: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  hand: [number, number, number];
  /**
   * @minItems 3
   * @maxItems 3
   */
  swayed: [number, number, number];
  /**
   * @minItems 3
   * @maxItems 3
   */
  set_down: [number, number, number];
  in_time: boolean;
}
/**
 * The stick stands, as the die asked.
 */
export interface Placed {
  type: "placed";
  seat: number;
  stick: number;
  placement: Placement;
  on: number[];
}
/**
 * The stick is up, but not as it should be: it goes back to its player (N2).
 */
export interface Fouled {
  type: "fouled";
  seat: number;
  stick: number;
  points: 1 | 2;
  fault: Fault;
  other?: number;
}
/**
 * Sticks fell, and join a player's rack (NT9).
 */
export interface Fell {
  type: "fell";
  seat: number;
  sticks: number[];
  late: boolean;
}
/**
 * Notched sticks fell, and are in their place again; what was in their way counts as fallen.
 */
export interface PutBack {
  type: "put_back";
  sticks: number[];
}
/**
 * The base was toppled, or every stick knocked off: the match is over (NT11).
 */
export interface Toppled {
  type: "toppled";
  seat: number;
  base: boolean;
}
/**
 * The seat has placed all its sticks: it has won (NT10).
 */
export interface Emptied {
  type: "emptied";
  seat: number;
}
export interface Asked {
  type: "asked";
  seat: number;
}
/**
 * The answer to a question: the offers are in the view.
 */
export interface Offered {
  type: "offered";
  seat: number;
  count: number;
}
/**
 * The seat left; its sticks are set aside.
 */
export interface Resigned {
  type: "resigned";
  seat: number;
}
/**
 * Everything but the movement, which pictures show.
 */
export interface NTropyView {
  players: {
    [k: string]: Player;
  };
  bodies: {
    [k: string]: Body;
  };
  turn: number;
  round: number;
  last_turn?: number;
  active: number;
  points: 1 | 2;
  phase: Phase;
  ends_at?: number;
  held?: Held;
  settling?: Settling;
  asking?: boolean;
  offers?: Offer[];
  last?: Last;
}
/**
 * A seat and what it still has to place.
 */
export interface Player {
  rack?: number[];
  placed?: number;
  lost?: number;
  resigned?: boolean;
}
/**
 * A body of the structure, exactly as it is kept.
 */
export interface Body {
  x: number;
  y: number;
  angle: number;
  upright?: boolean;
  on?: number[];
}
/**
 * The stick in the active seat's hand.
 */
export interface Held {
  stick: number;
  x: number;
  y: number;
  angle: number;
  since: number;
  sway?: Sway;
  carried?: boolean;
  journey?: Journey;
}
/**
 * How a hand is not still; empty for a steady one.
 */
export interface Sway {
  x?: Wave[];
  y?: Wave[];
  angle?: Wave[];
}
/**
 * Adds amplitude · sin(2π · t / period + phase), t seconds after the stick was taken.
 */
export interface Wave {
  amplitude: number;
  period: number;
  phase: number;
}
/**
 * A held stick on its way from where the hand was.
 *
 * With t from 0 to 1, it has gone t·t·(3 - 2t) of the way, and turned the shorter way round.
 */
export interface Journey {
  x: number;
  y: number;
  angle: number;
  since: number;
  seconds: number;
}
/**
 * A stick was let go and the structure moves. Pictures show how, 30 a second.
 */
export interface Settling {
  stick: number;
  seat: number;
  since: number;
  seconds: number;
}
/**
 * Somewhere the held stick could be let go, with the error of a hand already in it.
 */
export interface Offer {
  x: number;
  y: number;
  angle: number;
  placement: Placement;
  on: number[];
  reliability: Reliability;
}
/**
 * What the last turn came to.
 */
export interface Last {
  seat: number;
  stick: number;
  placement?: Placement;
  fault?: Fault;
  other?: number;
  fell?: number[];
  late?: number[];
}
export interface PickFirst {
  code: "pick_first";
}
export interface HoldsAlready {
  code: "holds_already";
}
export interface StillMoves {
  code: "still_moves";
}
/**
 * The held stick is in the way of another; it stays in hand.
 */
export interface Overlaps {
  code: "overlaps";
  stick: number;
}
export interface OnItsWay {
  code: "on_its_way";
}
export interface AskedAlready {
  code: "asked_already";
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
export interface NTropyOptions {
  /**
   * How many sticks each, at most: 45 are shared out equally.
   */
  sticks: number;
  /**
   * How much a held stick sways.
   */
  hand: "steady" | "natural" | "shaky";
  /**
   * What everyone is shown while a stick is held.
   */
  aid: "none" | "basic" | "full";
  /**
   * How many seconds a turn may take.
   */
  clock: "none" | "30" | "60" | "90";
  /**
   * The fewest sticks win after so many rounds; 0: no such end.
   */
  rounds: number;
  /**
   * Who begins: by lot when absent, and in the next match who sits to the left.
   */
  first?: number;
}
/**
 * What a seat picks for itself before a match. Every field has a default.
 */
export interface SeatChoice {}

export const REFUSAL_CODES = ["pick_first","holds_already","still_moves","overlaps","on_its_way","asked_already","may_not_act"] as const;
