// What the player is about to do: the picked tile, the ghost that is fixed in a cell, and the tile on its way to the server.
//
// While others play one may plan: pick, turn and fix a ghost that only oneself sees. It stays if it is still legal when
// the turn comes. Nothing is sent before it is confirmed, by the tick or, where a click is enough, by the click itself.

import { computed, effect, signal, untracked } from "@preact/signals";
import { confirms } from "../../../ui/confirming";
import { type Laid, type Needs, openCells } from "../board";
import type { Touch } from "../feel";
import { cellOf, type Point } from "../hex";
import { NO_FITS, nextOf, Picking } from "../picking";
import type { Scene } from "../scene";
import { type Arrow, inReadingOrder } from "../walk";

import { movesOf, plansFor } from "./fits";
import { cellsOf, handOf, type Strategy } from "./match";
import { explain, type Refused, type Why, whyNot } from "./reasons";
import { say } from "./tell";

interface Laying extends Laid {
  cell: string;
}

/** The first tile lies here. */
const CENTRE = "0,0";

const NO_NEEDS: Needs = [];

export class Input extends Picking {
  private readonly fixedIn = signal<string>();
  private readonly laying = signal<Laying>();
  private readonly reason = signal<readonly string[]>([]);

  constructor(
    private readonly game: Strategy,
    scene: Pick<Scene, "fly" | "write">,
    feel: (touch: Touch) => void,
  ) {
    super(scene, feel);
  }

  readonly hand = computed(() => {
    const seat = this.game.seat.value;
    return seat === undefined ? [] : handOf(this.game.view.value, seat);
  });

  /** Whether you are in the match, with tiles. */
  readonly plays = computed(() => this.hand.value.length > 0 && !this.game.outcome.value);

  readonly isYourTurn = computed(
    () => this.plays.value && this.game.view.value.mover === this.game.seat.value,
  );

  /** Your tile that is shown on the board but not accepted yet. */
  readonly sent = computed(() => {
    const laying = this.laying.value;
    const isAnswered = laying && laying.cell in cellsOf(this.game.view.value);
    return isAnswered ? undefined : laying;
  });

  private readonly cells = computed(() => {
    const sent = this.sent.value;
    const cells = cellsOf(this.game.view.value);
    return sent ? { ...cells, [sent.cell]: sent } : cells;
  });

  readonly open = computed(() => {
    const open = openCells(this.cells.value, 1);
    return open.size > 0 ? open : new Map([[CENTRE, NO_NEEDS]]);
  });

  readonly fits = computed(() => {
    const tile = this.picked.value;
    return tile === undefined ? NO_FITS : this.fitsOf(tile);
  });

  private fitsOf(tile: number) {
    if (!this.plays.value || this.sent.value) return NO_FITS;
    const view = this.game.view.value;
    return this.isYourTurn.value
      ? movesOf(view, tile)
      : plansFor(view, this.cells.value, this.open.value, tile);
  }

  /** The tiles of yours that cannot be laid now, in your turn. */
  readonly useless = computed(() => {
    const isAsked = this.isYourTurn.value && !this.sent.value;
    return new Set(isAsked ? this.hand.value.filter((tile) => this.fitsOf(tile).size === 0) : []);
  });

  /** The cell where the ghost stays, to be turned and confirmed. */
  readonly fixed = computed(() => {
    const cell = this.fixedIn.value;
    return cell !== undefined && this.fits.value.has(cell) ? cell : undefined;
  });

  /** The cells that the newest notice is about. */
  readonly lit = computed(() => (this.notice.value ? this.reason.value : []));

  readonly mayConfirm = computed(
    () => this.fixed.value !== undefined && this.isYourTurn.value && this.game.online.value,
  );

  /** Why a tile is useless: as a part of its name, or as a sentence of its own. */
  whyUseless(as: "label" | "sentence"): string {
    const why = this.game.view.value.phase === "free" ? "nowhere" : "not_forced";
    return say(as === "label" ? `board.${why}` : `board.${why}_now`);
  }

  override pick(tile: number): void {
    if (tile === this.sent.value?.tile) return;
    if (this.useless.value.has(tile)) {
      this.say(this.whyUseless("sentence"));
      return;
    }
    this.fixedIn.value = undefined;
    super.pick(tile);
  }

  /** Enter on the tile whose ghost is fixed confirms it. */
  override pickAndAim(tile: number): void {
    if (tile === this.picked.value && this.fixed.value !== undefined) this.confirm();
    else super.pickAndAim(tile);
  }

  override drop(): void {
    this.fixedIn.value = undefined;
    super.drop();
  }

  /** One step back: the ghost is free again, then the tile is in the hand. */
  back(): void {
    if (this.fixed.value === undefined || this.keyboard.value === undefined) this.drop();
    else this.fixedIn.value = undefined;
  }

  /** A fixed ghost does not follow the pointer. */
  override hover(cell: string | undefined): void {
    if (this.fixed.value === undefined) super.hover(cell);
  }

  override aimNear(point: Point | undefined): void {
    this.fixedIn.value = undefined;
    super.aimNear(point);
  }

  override walk(arrow: Arrow): void {
    this.fixedIn.value = undefined;
    super.walk(arrow);
  }

  protected override walkTo(cell: string): void {
    this.fixedIn.value = undefined;
    super.walkTo(cell);
  }

  protected override worthOf(cell: string): number {
    return this.game.view.value.forced?.[cell] ? 1 : 0;
  }

  /** On to the next forced space that one of your tiles fits, with that tile picked. */
  nextForced(by: 1 | -1): void {
    const fills = (cell: string) => this.hand.value.find((tile) => this.fitsOf(tile).has(cell));
    const spaces = Object.keys(this.game.view.value.forced ?? {});
    const cell = nextOf(
      inReadingOrder(spaces.filter((space) => fills(space) !== undefined)),
      this.aimed.value,
      by,
    );
    if (cell === undefined) {
      this.say(say("board.no_forced"));
      return;
    }
    const tile = this.fits.value.has(cell) ? undefined : fills(cell);
    if (tile !== undefined) this.pick(tile);
    this.walkTo(cell);
  }

  /** Fix the ghost in a cell, turn the one that is there, or say why it cannot be. */
  place(cell: string): void {
    const tile = this.picked.value;
    if (tile === undefined || !this.plays.value || this.sent.value) return;
    if (cell === this.fixed.value) {
      this.turn(1);
    } else if (this.fits.value.has(cell)) {
      this.fix(cell);
      if (this.isYourTurn.value && !confirms.value) this.confirm();
    } else {
      this.tell(this.whyNot(tile, cell));
    }
  }

  override enter(cell: string): void {
    if (cell === this.fixed.value) this.confirm();
    else if (this.fits.value.has(cell)) this.fix(cell);
  }

  private fix(cell: string): void {
    this.aim.value = cell;
    this.fixedIn.value = cell;
    this.feel("snap");
  }

  /** Lay the tile where its ghost is. */
  async confirm(): Promise<void> {
    const tile = this.picked.value;
    const cell = this.fixed.value;
    const rotation = cell === undefined ? undefined : this.rotationAt(cell);
    if (tile === undefined || cell === undefined || rotation === undefined) return;
    if (!this.isYourTurn.value) return this.say(say("board.not_yet"));
    if (!this.game.online.value) return this.say(say("board.offline"));

    this.drop();
    this.laying.value = { tile, cell, rotation };
    const answer = await this.game.send({ type: "place", tile, cell: cellOf(cell), rotation });
    if (!answer.ok) this.takeBack({ tile, cell, rotation }, answer);
  }

  /** A refused tile is in the hand again, and picked. */
  private takeBack(laying: Laying, refused: Refused): void {
    this.laying.value = undefined;
    this.scene.fly(laying.tile, laying.rotation, laying, { hand: laying.tile });
    this.choice.value ??= laying.tile;
    this.feel("back");
    this.tell(explain(refused));
  }

  private whyNot(tile: number, cell: string): Why {
    const needs = this.open.value.get(cell) ?? NO_NEEDS;
    const rotation = this.rotationOf(tile);
    const mustFill = this.isYourTurn.value && this.game.view.value.phase !== "free";
    const move = { tile, rotation, cell, mustFill };
    return whyNot(this.game.view.value, this.cells.value, needs, move);
  }

  private tell({ text, cells }: Why): void {
    this.say(text);
    this.reason.value = cells;
  }

  protected override say(text: string): void {
    this.reason.value = [];
    super.say(text);
  }

  /** Gives a plan up when it is not legal any more. Returns the way to stop. */
  watchPlan(): () => void {
    return effect(() => {
      const isGone = this.fixedIn.value !== undefined && this.fixed.value === undefined;
      if (!isGone || !this.plays.value) return;
      untracked(() => {
        this.fixedIn.value = undefined;
        this.aim.value = undefined;
        this.say(say("board.plan_gone"));
      });
    });
  }
}
