// What a player alone is about to do: lay a tile, shown at once and taken back when it is refused. Where it fits is the
// server's word, and until it has answered no other tile is laid: which one comes next only it knows.

import { computed, signal } from "@preact/signals";
import { clashOf, type Laid, type Needs, openCells } from "../board";
import type { Touch } from "../feel";
import { cellOf } from "../hex";
import { type Fits, NO_FITS, Picking } from "../picking";
import type { Scene } from "../scene";
import { cellsOf, type SoloMatch } from "./match";
import type { Refused, Words } from "./words";

interface Laying extends Laid {
  cell: string;
}

/** The first tile lies here. */
const CENTRE = "0,0";

const NO_NEEDS: Needs = [];

export abstract class SoloInput extends Picking {
  private readonly laying = signal<Laying>();

  constructor(
    private readonly solo: SoloMatch,
    protected readonly words: Words,
    scene: Pick<Scene, "fly" | "write">,
    feel: (touch: Touch) => void,
  ) {
    super(scene, feel);
  }

  /** How many tiles a new one must touch. */
  protected abstract readonly touches: number;

  /** Where a tile of yours may be laid. */
  protected abstract fitsOf(tile: number): Fits;

  /** Whether it goes on, and you are the one who plays. */
  readonly plays = computed(() => {
    const seat = this.solo.seat.value;
    return (
      seat !== undefined && this.solo.outcome.value === undefined && this.solo.toAct.value.has(seat)
    );
  });

  /** Your tile that is shown on the board but not accepted yet. */
  readonly sent = computed(() => {
    const laying = this.laying.value;
    const isAnswered = laying && laying.cell in cellsOf(this.solo.view.value);
    return isAnswered ? undefined : laying;
  });

  /** Whether something can be done now. */
  readonly mayAct = computed(
    () => this.plays.value && this.solo.online.value && this.sent.value === undefined,
  );

  readonly open = computed(() => {
    const sent = this.sent.value;
    const cells = cellsOf(this.solo.view.value);
    const open = openCells(sent ? { ...cells, [sent.cell]: sent } : cells, this.touches);
    return open.size > 0 ? open : new Map([[CENTRE, NO_NEEDS]]);
  });

  readonly fits = computed(() => {
    const tile = this.picked.value;
    return tile === undefined || !this.mayAct.value ? NO_FITS : this.fitsOf(tile);
  });

  /** The tiles of yours that cannot be laid now. */
  readonly useless = computed(
    () => new Set(this.hand.value.filter((tile) => this.fitsOf(tile).size === 0)),
  );

  override pick(tile: number): void {
    if (tile !== this.sent.value?.tile) super.pick(tile);
  }

  async place(cell: string): Promise<void> {
    const tile = this.picked.value;
    if (tile === undefined || !this.plays.value || this.sent.value) return;
    if (!this.solo.online.value) return this.say(this.words.say("board.offline"));
    const rotation = this.rotationAt(cell);
    if (rotation === undefined) return this.say(this.whyNot(tile, cell), cell);

    this.laying.value = { tile, cell, rotation };
    this.drop();
    const answer = await this.solo.send({ type: "place", tile, cell: cellOf(cell), rotation });
    if (!answer.ok) this.takeBack({ tile, cell, rotation }, answer);
  }

  /** Why a tile may not be laid in an empty cell beside the others. */
  protected whyNot(tile: number, cell: string): string {
    const { say } = this.words;
    const clash = clashOf(tile, this.rotationOf(tile), this.open.value.get(cell) ?? NO_NEEDS);
    return clash ? say("refusals.colours_clash", { ...clash }) : say("board.does_not_fit");
  }

  /** A refused tile is where it was, and picked. */
  private takeBack(laying: Laying, refused: Refused): void {
    this.laying.value = undefined;
    this.scene.fly(laying.tile, laying.rotation, laying, { hand: laying.tile });
    this.choice.value ??= laying.tile;
    this.feel("back");
    this.say(this.words.explain(refused), laying.cell);
  }
}
