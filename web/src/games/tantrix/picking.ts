// What the player is about to do with their tiles: the picked one, its turn, and the cell aimed at. Where a tile fits,
// and what it is to place it, is each game's own.

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Notice } from "../../ui/notice";
import type { Needs } from "./board";
import type { Touch } from "./feel";
import { centreOf, DIRECTIONS, nearestTo, type Point } from "./hex";
import type { Place, Scene } from "./scene";
import { snapTo } from "./snap";
import { type Arrow, inReadingOrder, stepTowards } from "./walk";

/** Where a tile fits, with its fitting rotations. */
export type Fits = ReadonlyMap<string, readonly number[]>;

export const NO_FITS: Fits = new Map();

export abstract class Picking {
  /** The cell under the pointer or the keyboard. */
  readonly aim = signal<string>();

  /** Where the keyboard is, while it is used. */
  readonly keyboard = signal<"hand" | "board">();
  /** Counts the keyboard's steps on the board, so that the focus follows each of them. */
  readonly steps = signal(0);

  /** Why the last thing could not be done. */
  readonly notice = signal<Notice>();

  protected readonly choice = signal<number>();
  private readonly turned = signal<Readonly<Record<number, number>>>({});
  private notices = 0;

  constructor(
    protected readonly scene: Pick<Scene, "fly" | "write">,
    protected readonly feel: (touch: Touch) => void,
  ) {}

  /** Whether you are in the match, and it goes on. */
  abstract readonly plays: ReadonlySignal<boolean>;

  /** Your tiles, in the order they are shown. */
  abstract readonly hand: ReadonlySignal<readonly number[]>;

  /** Where the picked tile fits. */
  abstract readonly fits: ReadonlySignal<Fits>;

  /** The empty cells by the tiles, with the colours they ask for: one where the picked tile does not fit has a reason. */
  abstract readonly open: ReadonlySignal<ReadonlyMap<string, Needs>>;

  /** Place the picked tile in a cell, or say why it cannot lie there. */
  abstract place(cell: string): unknown;

  /** What a click or a tap on a cell does. */
  tap(cell: string): void {
    this.place(cell);
  }

  /** What becomes of a tile that is dragged off the board. */
  letGo(_tile: number): void {}

  /** Where a tile is while nobody holds it. */
  homeOf(tile: number): Place {
    return { hand: tile };
  }

  /** The cells that the keyboard walks over. */
  protected get walkable(): Iterable<string> {
    return this.fits.value.keys();
  }

  readonly picked: ReadonlySignal<number | undefined> = computed(() => {
    const tile = this.choice.value;
    return tile !== undefined && this.hand.value.includes(tile) ? tile : undefined;
  });

  /** The cell aimed at, if the picked tile fits there. */
  readonly aimed: ReadonlySignal<string | undefined> = computed(() => {
    const cell = this.aim.value;
    if (cell === undefined || this.fits.value.has(cell)) return cell;
    return this.keyboard.value === "board"
      ? nearestTo(this.fits.value.keys(), centreOf(cell))
      : undefined;
  });

  rotationOf(tile: number): number {
    return this.turned.value[tile] ?? 0;
  }

  /** The rotation in which the picked tile would lie in a cell: the first that fits from the current one on. */
  rotationAt(cell: string): number | undefined {
    const tile = this.picked.value;
    const rotations = this.fits.value.get(cell);
    if (tile === undefined || !rotations) return undefined;
    const current = this.rotationOf(tile);
    return rotations.find((rotation) => rotation >= current) ?? rotations[0];
  }

  pick(tile: number): void {
    this.choice.value = tile;
    this.aim.value = undefined;
    this.feel("pick");
  }

  /** Pick by its place in the hand, counted from one. */
  pickNth(nth: number): void {
    const tile = this.hand.value[nth - 1];
    if (tile === undefined) return;
    this.pickAndAim(tile);
    if (this.fits.value.size === 0) this.keyboard.value = "hand";
  }

  /** Pick a tile by the keyboard and walk on to where it fits. */
  pickAndAim(tile: number): void {
    this.pick(tile);
    if (this.picked.value !== tile) return;
    const [first] = [...this.fits.value.keys()].sort(
      (one, other) => this.worthOf(other) - this.worthOf(one),
    );
    if (first !== undefined) this.walkTo(first);
  }

  /** How much a cell asks to be looked at first. */
  protected worthOf(_cell: string): number {
    return 0;
  }

  drop(): void {
    this.choice.value = undefined;
    this.aim.value = undefined;
    if (this.keyboard.value) this.keyboard.value = "hand";
  }

  /** The cell that a point of the board stands for: the nearest one near enough where the picked tile fits. */
  near(point: Point): string | undefined {
    return snapTo(this.fits.value.keys(), point);
  }

  /** Aim from the tile in the air. */
  aimNear(point: Point | undefined): void {
    this.aim.value = point && this.near(point);
  }

  /** Aim at what a pointer is over; from nothing to nothing the keyboard's aim stays. */
  hover(cell: string | undefined): void {
    const fitting = cell !== undefined && this.fits.value.has(cell) ? cell : undefined;
    if (fitting !== undefined || this.keyboard.value !== "board") this.aim.value = fitting;
  }

  walk(arrow: Arrow): void {
    const from = this.aimed.value;
    if (from !== undefined) this.aim.value = stepTowards(this.walkable, from, arrow);
  }

  /** On to the next cell where the picked tile fits, or back, row by row and round again. */
  step(by: 1 | -1): void {
    const next = nextOf(inReadingOrder(this.walkable), this.aimed.value, by);
    if (next !== undefined) this.walkTo(next);
  }

  protected walkTo(cell: string): void {
    this.aim.value = cell;
    this.keyboard.value = "board";
    this.steps.value += 1;
  }

  /** What Enter does on a cell. */
  enter(cell: string): void {
    this.place(cell);
  }

  /** Turn the picked tile to the next rotation: in the aimed cell to the next that fits. */
  turn(step: 1 | -1): void {
    const tile = this.picked.value;
    if (tile === undefined) return;
    const cell = this.aimed.value;
    const rotations = this.fits.value.get(cell ?? "") ?? [...DIRECTIONS];
    const shown = cell === undefined ? undefined : this.rotationAt(cell);
    const next = rotations.indexOf(shown ?? this.rotationOf(tile)) + step + rotations.length;
    this.turned.value = {
      ...this.turned.value,
      [tile]: rotations[next % rotations.length] as number,
    };
    this.feel("turn");
  }

  /** Says something, also at the cell it is about. */
  protected say(text: string, cell?: string): void {
    this.notices += 1;
    this.notice.value = { number: this.notices, text };
    if (cell !== undefined) this.scene.write(cell, text);
  }
}

/** The next of some cells after one of them, or the one before, round and round. */
export function nextOf(cells: readonly string[], from: string | undefined, by: 1 | -1) {
  const index = cells.indexOf(from ?? "");
  const next = index < 0 && by < 0 ? cells.length - 1 : (index + by + cells.length) % cells.length;
  return cells[next];
}
