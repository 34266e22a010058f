// What the player is about to do: the picked tile and its turn, the cell aimed at, and the tiles that are on their way to
// the server.
//
// A placement is shown at once and taken back when it is refused. Which cells fit is worked out here, with the tiles on
// their way counted as laid, so that a quick hand need not wait; the server decides all the same.

import { computed, signal } from "@preact/signals";
import {
  type Cells,
  clashOf,
  fitsAnywhere,
  fitsOf,
  giftsFor,
  type Laid,
  openCells,
  touches,
} from "../board";
import { cellOf, DIRECTIONS, type Point } from "../hex";
import { type Arrow, inReadingOrder, nearestTo, stepTowards } from "../walk";
import type { Touch } from "./feel";
import { cellsOf, firstOwed, handOf, isInRace, type Race } from "./race";
import type { Place, Scene } from "./scene";
import { snapTo } from "./snap";
import { explain, type Refused, say } from "./tell";

/** A sentence for the player, numbered so that the same one twice is said twice. */
export interface Notice {
  number: number;
  text: string;
}

interface Laying extends Laid {
  cell: string;
}

const NO_FITS: ReadonlyMap<string, number[]> = new Map();

export class Input {
  /** The cell under the pointer or the keyboard. */
  readonly aim = signal<string>();

  /** Where the keyboard is, while it is used. */
  readonly keyboard = signal<"hand" | "board">();
  /** Counts the keyboard's steps on the board, so that the focus follows each of them. */
  readonly steps = signal(0);

  /** Why the last thing could not be done. */
  readonly notice = signal<Notice>();

  private readonly choice = signal<number>();
  private readonly turned = signal<Readonly<Record<number, number>>>({});
  private readonly laying = signal<Readonly<Record<number, Laying>>>({});
  private readonly giving = signal<number>();
  private notices = 0;

  constructor(
    private readonly race: Race,
    private readonly scene: Pick<Scene, "fly" | "write">,
    private readonly feel: (touch: Touch) => void,
  ) {}

  /** Your tiles in the order they came, without those on their way. */
  readonly hand = computed(() =>
    this.held.value.filter((tile) => !(tile in this.laying.value) && tile !== this.giving.value),
  );

  private readonly held = computed(() => {
    const seat = this.race.seat.value;
    return seat === undefined ? [] : handOf(this.race.view.value, seat);
  });

  readonly picked = computed(() => {
    const tile = this.choice.value;
    return tile !== undefined && this.hand.value.includes(tile) ? tile : undefined;
  });

  /** Whether you could act now if you were connected. */
  readonly plays = computed(() => {
    const seat = this.race.seat.value;
    return (
      seat !== undefined && this.race.outcome.value === undefined && this.race.toAct.value.has(seat)
    );
  });

  readonly mayAct = computed(() => this.plays.value && this.race.online.value);

  /** Your tiles that are shown on the board but not accepted yet. */
  readonly sent = computed<Readonly<Record<string, Laid>>>(() => {
    const mine = Object.values(this.laying.value).filter(
      ({ tile, cell }) =>
        this.held.value.includes(tile) && !(cell in cellsOf(this.race.view.value)),
    );
    return Object.fromEntries(mine.map((laying) => [laying.cell, laying]));
  });

  private readonly cells = computed<Cells>(() => ({
    ...cellsOf(this.race.view.value),
    ...this.sent.value,
  }));

  /** The empty cells that touch enough tiles, with the colours they ask for. */
  readonly open = computed(() => openCells(this.cells.value));

  /** The spaces whose filling gives tiles away, and how many. */
  readonly gobbles = computed(() => {
    const gifts = [...this.open.value].map(([key, needs]) => [key, giftsFor(needs)] as const);
    return new Map(gifts.filter(([, count]) => count > 0));
  });

  /** Where the picked tile fits, with its fitting rotations. */
  readonly fits = computed(() => {
    const tile = this.picked.value;
    if (tile === undefined || !this.mayAct.value) return NO_FITS;
    return fitsOf(tile, this.open.value);
  });

  /** The tiles of your hand that fit nowhere now. */
  readonly useless = computed(
    () => new Set(this.hand.value.filter((tile) => !fitsAnywhere(tile, this.open.value))),
  );

  /** The cell aimed at, if the picked tile fits there. */
  readonly aimed = computed(() => {
    const cell = this.aim.value;
    if (cell === undefined || this.fits.value.has(cell)) return cell;
    return this.keyboard.value === "board" ? nearestTo(this.fits.value.keys(), cell) : undefined;
  });

  readonly gift = computed(() => {
    if (!this.plays.value) return undefined;
    return firstOwed(this.race.view.value.gifts, this.race.seat.value);
  });

  readonly call = computed(() => {
    if (!this.plays.value) return undefined;
    return firstOwed(this.race.view.value.calls, this.race.seat.value);
  });

  /** The seats your gift may go to. */
  readonly receivers = computed(() => {
    const view = this.race.view.value;
    const others = this.race.players.value
      .map((_, seat) => seat)
      .filter((seat) => seat !== this.race.seat.value && isInRace(view, seat));
    const bound = this.gift.value?.to;
    return bound !== undefined && others.includes(bound) ? [bound] : others;
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
    const [first] = [...this.fits.value.keys()].sort(
      (one, other) => (this.gobbles.value.get(other) ?? 0) - (this.gobbles.value.get(one) ?? 0),
    );
    if (first !== undefined) this.walkTo(first);
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
    if (from !== undefined) this.aim.value = stepTowards(this.fits.value.keys(), from, arrow);
  }

  /** On to the next cell where the picked tile fits, or back, row by row and round again. */
  step(by: 1 | -1): void {
    const cells = inReadingOrder(this.fits.value.keys());
    const from = cells.indexOf(this.aimed.value ?? "");
    const next = from < 0 && by < 0 ? cells.length - 1 : (from + by + cells.length) % cells.length;
    const cell = cells[next];
    if (cell !== undefined) this.walkTo(cell);
  }

  private walkTo(cell: string): void {
    this.aim.value = cell;
    this.keyboard.value = "board";
    this.steps.value += 1;
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

  /** Lay the picked tile in a cell, or say why it cannot lie there. */
  async place(cell: string): Promise<void> {
    const tile = this.picked.value;
    if (tile === undefined || !this.plays.value) return;
    const rotation = this.rotationAt(cell);
    if (rotation === undefined) return this.say(this.whyNot(tile, cell), cell);

    this.laying.value = { ...this.laying.value, [tile]: { tile, cell, rotation } };
    this.drop();
    const answer = await this.race.send({ type: "place", tile, cell: cellOf(cell), rotation });
    if (!answer.ok) this.takeBack(tile, answer, cell);
  }

  /** Give the picked tile to a seat. */
  async give(to: number): Promise<void> {
    const tile = this.picked.value;
    if (tile === undefined || !this.mayAct.value || this.giving.value !== undefined) return;

    this.fly(tile, { hand: tile }, { racer: to });
    this.giving.value = tile;
    this.drop();
    const answer = await this.race.send({ type: "give", tile, to });
    this.giving.value = undefined;
    if (answer.ok) return;
    this.fly(tile, { racer: to }, { hand: tile });
    this.takeBack(tile, answer);
  }

  async callGobble(): Promise<void> {
    if (!this.call.value || !this.mayAct.value) return;
    const answer = await this.race.send({ type: "call" });
    if (!answer.ok) this.say(explain(answer, this.race.players.value));
  }

  /** A refused tile is in the hand again, and picked unless another one is by now. */
  private takeBack(tile: number, refused: Refused, cell?: string): void {
    const { [tile]: laying, ...others } = this.laying.value;
    this.laying.value = others;
    if (laying) this.scene.fly(tile, laying.rotation, laying, { hand: tile });
    if (this.picked.value === undefined) this.choice.value = tile;
    this.feel("back");
    this.say(explain(refused, this.race.players.value), cell);
  }

  private fly(tile: number, from: Place, to: Place): void {
    this.scene.fly(tile, this.rotationOf(tile), from, to);
  }

  private whyNot(tile: number, cell: string): string {
    if (!this.race.online.value) return say("board.offline");
    const needs = this.open.value.get(cell) ?? [];
    const clash = clashOf(tile, this.rotationOf(tile), needs);
    return clash
      ? say("refusals.colours_clash", { ...clash })
      : say("refusals.too_few_neighbours", { neighbours: touches(needs) });
  }

  /** Says something, also at the cell it is about. */
  private say(text: string, cell?: string): void {
    this.notices += 1;
    this.notice.value = { number: this.notices, text };
    if (cell !== undefined) this.scene.write(cell, text);
  }
}
