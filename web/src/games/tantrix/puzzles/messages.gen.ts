// Generated from the server's schemas by `npm run types`. Do not edit.

export type PuzzleCommand = Lay | Lift | Clear | Undo | Redo | AskHint | Resign;
export type PuzzleEvent =
  Laid | Lifted | Undone | Redone | HintAsked | Hinted | Faulted | Solved | Resigned;
/**
 * Why a board does not solve a puzzle, in the order in which it is looked for.
 */
export type Fault =
  | "tiles_left"
  | "clash"
  | "apart"
  | "not_a_triangle"
  | "wrong_colour"
  | "several_loops"
  | "no_loop"
  | "no_line"
  | "hole";
/**
 * What all tiles together are to make.
 */
export type Shape = "loop" | "triangle";
/**
 * The colour of a line.
 */
export type Colour = "red" | "yellow" | "blue" | "green";
export type PuzzleRefusal =
  | NotInPuzzle
  | LiesThere
  | NotLaid
  | NothingLaid
  | NothingToUndo
  | NothingToRedo
  | NoHintsInRace
  | HintUnderWay
  | SeatMayNotAct;

export interface PuzzleMessages {
  PuzzleCommand: PuzzleCommand;
  PuzzleEvent: PuzzleEvent;
  PuzzleView: PuzzleView;
  PuzzleRefusal: PuzzleRefusal;
  DiscoveryOptions: DiscoveryOptions;
  DiscoveryChoice: SeatChoice;
  RainbowOptions: RainbowOptions;
  RainbowChoice: SeatChoice;
  DailyOptions: DailyOptions;
  DailyChoice: SeatChoice;
}
/**
 * Put a tile on a cell: one that is not laid yet, or one that lies elsewhere or otherwise.
 *
 * Where another tile lies, the two change places.
 */
export interface Lay {
  type: "lay";
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
 * Take a tile off the board.
 */
export interface Lift {
  type: "lift";
  tile: number;
}
/**
 * Take all tiles off the board.
 */
export interface Clear {
  type: "clear";
}
export interface Undo {
  type: "undo";
}
export interface Redo {
  type: "redo";
}
/**
 * Ask what to do next. The answer comes when it is found; a time with hints is no best time.
 */
export interface AskHint {
  type: "ask_hint";
}
/**
 * The seat leaves the match for good. Every game takes this command.
 */
export interface Resign {
  type: "resign";
}
export interface Laid {
  type: "laid";
  seat: number;
  tile: number;
  cell: Cell;
  rotation: number;
  turned: boolean;
  swapped?: number;
}
export interface Lifted {
  type: "lifted";
  seat: number;
  tiles: number[];
}
export interface Undone {
  type: "undone";
  seat: number;
}
export interface Redone {
  type: "redone";
  seat: number;
}
export interface HintAsked {
  type: "hint_asked";
  seat: number;
}
export interface Hinted {
  type: "hinted";
  seat: number;
  hint: LayNextOutput | TakeBackOutput | NotFoundOutput;
}
/**
 * The board can be completed as it lies, with this tile there.
 */
export interface LayNextOutput {
  type: "lay";
  tile: number;
  cell: Cell;
  rotation: number;
}
/**
 * A solution is known that keeps all laid tiles but these.
 */
export interface TakeBackOutput {
  type: "take_back";
  tiles: number[];
  proven: boolean;
}
/**
 * Neither a way to a solution nor a reason against one was found in time.
 */
export interface NotFoundOutput {
  type: "not_found";
}
/**
 * All tiles lie on the board, and they do not solve the puzzle.
 */
export interface Faulted {
  type: "faulted";
  seat: number;
  fault: Fault;
}
export interface Solved {
  type: "solved";
  seat: number;
}
export interface Resigned {
  type: "resigned";
  seat: number;
}
export interface PuzzleView {
  task: TaskView;
  day?: string;
  benches?: {
    [k: string]: BenchView;
  };
}
/**
 * What is asked: one loop through all tiles, or a triangle with one line through all.
 */
export interface TaskView {
  tiles: number[];
  shape: Shape;
  colours: Colour[];
  holes?: boolean;
}
/**
 * One seat's own board. The tiles of the task that are not laid wait beside it.
 */
export interface BenchView {
  cells?: {
    [k: string]: TileOnBench;
  };
  moves?: number;
  undo?: number;
  redo?: number;
  hints?: number;
  asking?: boolean;
  hint?: LayNextInput | TakeBackInput | NotFoundInput;
  fault?: Fault;
  solved?: Colour;
  line?: string[];
  resigned?: boolean;
}
/**
 * A tile laid on one's own board. Its colours are given by number and rotation.
 */
export interface TileOnBench {
  tile: number;
  rotation: number;
}
/**
 * The board can be completed as it lies, with this tile there.
 */
export interface LayNextInput {
  type?: "lay";
  tile: number;
  cell: Cell;
  rotation: number;
}
/**
 * A solution is known that keeps all laid tiles but these.
 */
export interface TakeBackInput {
  type?: "take_back";
  tiles: number[];
  proven: boolean;
}
/**
 * Neither a way to a solution nor a reason against one was found in time.
 */
export interface NotFoundInput {
  type?: "not_found";
}
export interface NotInPuzzle {
  code: "not_in_puzzle";
  tile: number;
}
export interface LiesThere {
  code: "lies_there";
  tile: number;
}
export interface NotLaid {
  code: "not_laid";
  tile: number;
}
export interface NothingLaid {
  code: "nothing_laid";
}
export interface NothingToUndo {
  code: "nothing_to_undo";
}
export interface NothingToRedo {
  code: "nothing_to_redo";
}
export interface NoHintsInRace {
  code: "no_hints_in_race";
}
export interface HintUnderWay {
  code: "hint_under_way";
}
/**
 * The seat is out of the match, or it is not its turn.
 */
export interface SeatMayNotAct {
  code: "may_not_act";
}
/**
 * Which of the 28 puzzles it is.
 */
export interface DiscoveryOptions {
  /**
   * How many tiles make the loop.
   */
  size: number;
  /**
   * Whether the loop may go round an empty cell; it is not counted then.
   */
  holes: boolean;
}
/**
 * What a seat picks for itself before a match. Every field has a default.
 */
export interface SeatChoice {}
/**
 * Which of the five puzzles it is.
 */
export interface RainbowOptions {
  /**
   * The colour of the tiles' numbers.
   */
  back: "red" | "yellow" | "blue" | "green" | "white";
}
/**
 * The day is set by the house when the match begins.
 */
export interface DailyOptions {
  /**
   * The day whose puzzle it is, as YYYY-MM-DD.
   */
  day: string;
}

export const REFUSAL_CODES = ["not_in_puzzle","lies_there","not_laid","nothing_laid","nothing_to_undo","nothing_to_redo","no_hints_in_race","hint_under_way","may_not_act"] as const;
