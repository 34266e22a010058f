// What the player does with a puzzle: pick a tile, lay it, turn it where it lies, move it, take it back.
//
// The picked tile stays picked while it lies on the board. A tap, and Enter on a cell, turns it where it lies, picks
// another tile that lies, or sends the picked one to an empty cell; a drag sends it anywhere, and where another tile
// lies the two change places.

import { computed, signal } from "@preact/signals";
import { type Cells, type Needs, needsOf, rotationsFor, touches } from "../board";
import type { Touch } from "../feel";
import { cellAt, cellOf, DIRECTIONS, nearestTo, type Point } from "../hex";
import { type Fits, NO_FITS, Picking } from "../picking";
import type { Place, Scene } from "../scene";
import { snapTo } from "../snap";
import { cellsOn, tileAt, type Work, worked } from "./bench";
import { clashesOf } from "./clashes";
import { benchOf, isRace, type PuzzleMatch, taskOf } from "./match";
import { guideOf, offeredCells, takenBy } from "./offered";
import { explain, sayOf } from "./tell";
import { Working } from "./work";

export class Input extends Picking {
  readonly work: Working;
  private readonly dismissed = signal(0);

  constructor(
    private readonly match: PuzzleMatch,
    private readonly game: string,
    scene: Pick<Scene, "fly" | "write">,
    feel: (touch: Touch) => void,
  ) {
    super(scene, feel);
    this.work = new Working(match, (refused) => {
      this.feel("back");
      this.say(explain(this.game, refused));
    });
  }

  readonly task = computed(() => taskOf(this.match.view.value));

  readonly cells = computed<Cells>(() => cellsOn(this.work.bench.value));

  /** The tiles of the task that do not lie. */
  readonly hand = computed(() =>
    this.task.value.tiles.filter((tile) => !this.work.bench.value.places.has(tile)),
  );

  readonly plays = computed(() => {
    const seat = this.match.seat.value;
    return (
      seat !== undefined &&
      this.match.outcome.value === undefined &&
      this.match.toAct.value.has(seat)
    );
  });

  override readonly picked = computed(() => {
    const tile = this.choice.value;
    const isYours = tile !== undefined && this.task.value.tiles.includes(tile);
    return isYours && this.plays.value ? tile : undefined;
  });

  /** Whether the picked tile lies on the board. */
  readonly liesPicked = computed(() => this.work.bench.value.places.has(this.picked.value ?? 0));

  /** The triangle that is asked, with the tile of a hint in it. */
  readonly guide = computed(() => guideOf(this.task.value, this.taken.value));

  /** The cells that hold a tile, or shall by a hint. */
  readonly taken = computed(() => takenBy(this.cells.value, this.hint.value));

  /** The cells offered, with what the picked tile would have to match there. */
  readonly open = computed<ReadonlyMap<string, Needs>>(() => {
    const offered = offeredCells(Object.keys(this.cells.value), this.guide.value);
    const others = Object.entries(this.cells.value).filter(
      ([, { tile }]) => tile !== this.picked.value,
    );
    const cells = Object.fromEntries(others);
    return new Map(offered.map((cell) => [cell, needsOf(cells, cell)]));
  });

  /** Every cell offered, with the rotations the picked tile may come to lie in. */
  readonly fits = computed<Fits>(() => {
    const tile = this.picked.value;
    if (tile === undefined) return NO_FITS;
    return new Map([...this.open.value.keys()].map((cell) => [cell, this.rotationsIn(tile, cell)]));
  });

  override readonly aimed = computed(() => this.aim.value);

  readonly clashes = computed(() => clashesOf(this.cells.value));

  /** The newest hint about the board as it is shown. */
  readonly hint = computed(() => {
    const { hint, hints = 0 } = benchOf(this.match.view.value, this.match.seat.value);
    const isMeant = this.work.isSettled.value && hints !== this.dismissed.value;
    return isMeant && this.plays.value ? hint : undefined;
  });

  readonly isAsking = computed(
    () => benchOf(this.match.view.value, this.match.seat.value).asking === true,
  );

  readonly hasHints = computed(() => !isRace(this.match));

  protected override get walkable(): string[] {
    return [...this.fits.value.keys(), ...Object.keys(this.cells.value)];
  }

  override rotationOf(tile: number): number {
    return this.work.bench.value.places.get(tile)?.rotation ?? super.rotationOf(tile);
  }

  override rotationAt(cell: string): number | undefined {
    const tile = this.picked.value;
    if (tile === undefined || this.fits.value.has(cell)) return super.rotationAt(cell);
    const rotation = this.rotationOf(tile);
    if (this.work.bench.value.places.get(tile)?.cell === cell) return rotation;
    const rotations = this.rotationsIn(tile, cell);
    return rotations.find((each) => each >= rotation) ?? rotations[0];
  }

  override homeOf(tile: number): Place {
    const place = this.work.bench.value.places.get(tile);
    return place ? { cell: place.cell } : { hand: tile };
  }

  /** Where the tile matches most of what lies around. */
  protected override worthOf(cell: string): number {
    const isFitting = (this.fits.value.get(cell)?.length ?? 0) < DIRECTIONS.length;
    return isFitting ? touches(this.open.value.get(cell) ?? []) : 0;
  }

  /** A tap beside the offered cells means the nearest one, if it is near. */
  override near(point: Point): string | undefined {
    const cell = cellAt(point);
    const offered = this.open.value;
    if (offered.has(cell) || cell in this.cells.value) return cell;
    const isEmpty = this.work.bench.value.places.size === 0;
    return isEmpty ? nearestTo(offered.keys(), point) : (snapTo(offered.keys(), point) ?? cell);
  }

  /** A drag goes to any cell there is. */
  override aimNear(point: Point | undefined): void {
    const isEmpty = this.work.bench.value.places.size === 0;
    this.aim.value = point && (isEmpty ? this.near(point) : cellAt(point));
  }

  override pick(tile: number): void {
    const aim = this.aim.value;
    super.pick(tile);
    if (this.keyboard.value === "board") this.aim.value = aim;
  }

  override drop(): void {
    super.drop();
    if (this.hand.value.length === 0) this.keyboard.value = undefined;
  }

  override tap(cell: string): void {
    const tile = tileAt(this.work.bench.value, cell);
    if (!this.plays.value) return;
    if (tile !== undefined && tile === this.picked.value) this.turn(1);
    else if (tile !== undefined) this.pick(tile);
    else if (this.fits.value.has(cell)) this.place(cell);
    else this.drop();
  }

  override enter(cell: string): void {
    this.tap(cell);
  }

  /** Lay the picked tile in a cell, or move it there: it stays picked. */
  place(cell: string): void {
    const tile = this.picked.value;
    const rotation = this.rotationAt(cell);
    if (tile === undefined || rotation === undefined) return;
    this.lay(tile, cell, rotation);
    if (this.keyboard.value === "board") this.walkTo(cell);
    else this.aim.value = undefined;
  }

  /** Turn the picked tile: where it lies, or before it is laid. */
  override turn(step: 1 | -1): void {
    const tile = this.picked.value;
    const place = this.work.bench.value.places.get(tile ?? 0);
    if (tile !== undefined && place) {
      this.lay(tile, place.cell, (place.rotation + step + 6) % 6);
      this.feel("turn");
    } else {
      super.turn(step);
    }
  }

  /** Let the picked tile and the one under the keyboard change places. */
  swap(): void {
    const cell = this.aim.value;
    const there = cell === undefined ? undefined : tileAt(this.work.bench.value, cell);
    if (cell !== undefined && there !== undefined && there !== this.picked.value) this.place(cell);
  }

  /** Take the picked tile back, or the one under the keyboard. */
  takeBack(): void {
    const aimed = this.keyboard.value === "board" ? this.aim.value : undefined;
    const there = aimed === undefined ? undefined : tileAt(this.work.bench.value, aimed);
    const tile = this.liesPicked.value ? this.picked.value : there;
    const place = this.work.bench.value.places.get(tile ?? 0);
    if (tile === undefined || !place) return;
    this.letGo(tile);
    this.scene.fly(tile, place.rotation, place, this.homeOf(tile));
  }

  override letGo(tile: number): void {
    this.do({ type: "lift", tile });
    if (this.picked.value === tile) this.drop();
  }

  clear(): void {
    if (this.work.bench.value.places.size === 0) return;
    this.do({ type: "clear" });
    this.drop();
  }

  undo(): void {
    if (this.work.bench.value.undo > 0) this.do({ type: "undo" });
  }

  redo(): void {
    if (this.work.bench.value.redo > 0) this.do({ type: "redo" });
  }

  async askHint(): Promise<void> {
    if (!this.mayWork() || !this.hasHints.value || this.isAsking.value) return;
    const answer = await this.match.send({ type: "ask_hint" });
    if (!answer.ok) this.say(explain(this.game, answer));
  }

  /** Do what the hint says. */
  follow(): void {
    const hint = this.hint.value;
    if (hint?.type === "lay") {
      this.do({ type: "lay", tile: hint.tile, cell: hint.cell, rotation: hint.rotation });
    } else if (hint?.type === "take_back") {
      for (const tile of hint.tiles) this.do({ type: "lift", tile });
    }
    this.drop();
  }

  dismissHint(): void {
    this.dismissed.value = benchOf(this.match.view.value, this.match.seat.value).hints ?? 0;
  }

  private lay(tile: number, cell: string, rotation: number): void {
    this.do({ type: "lay", tile, cell: cellOf(cell), rotation });
  }

  private do(command: Work): void {
    const isNothing = worked(this.work.bench.value, command) === this.work.bench.value;
    if (!isNothing && this.mayWork()) this.work.do(command);
  }

  private mayWork(): boolean {
    if (this.plays.value && !this.match.online.value) {
      this.say(sayOf(this.game)("board.offline"));
    }
    return this.plays.value && this.match.online.value;
  }

  /** The rotations in which a tile matches all around a cell; where there is none, all. */
  private rotationsIn(tile: number, cell: string): readonly number[] {
    const rotation = this.rotationOf(tile);
    const moved = worked(this.work.bench.value, {
      type: "lay",
      tile,
      cell: cellOf(cell),
      rotation,
    });
    const rotations = rotationsFor(tile, needsOf(cellsOn(moved), cell));
    return rotations.length > 0 ? rotations : DIRECTIONS;
  }
}
