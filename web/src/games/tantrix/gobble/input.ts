// What the player is about to do in a race: lay a tile, give one, call a gobble; and the tiles that are on their way to
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
import type { Touch } from "../feel";
import { cellOf } from "../hex";
import { NO_FITS, Picking } from "../picking";
import type { Place, Scene } from "../scene";
import { cellsOf, firstOwed, handOf, isInRace, type Race } from "./race";
import { explain, type Refused, say } from "./tell";

interface Laying extends Laid {
  cell: string;
}

export class Input extends Picking {
  private readonly laying = signal<Readonly<Record<number, Laying>>>({});
  private readonly giving = signal<number>();

  constructor(
    private readonly race: Race,
    scene: Pick<Scene, "fly" | "write">,
    feel: (touch: Touch) => void,
  ) {
    super(scene, feel);
  }

  /** Your tiles in the order they came, without those on their way. */
  readonly hand = computed(() =>
    this.held.value.filter((tile) => !(tile in this.laying.value) && tile !== this.giving.value),
  );

  private readonly held = computed(() => {
    const seat = this.race.seat.value;
    return seat === undefined ? [] : handOf(this.race.view.value, seat);
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

  /** Where there is most to give away. */
  protected override worthOf(cell: string): number {
    return this.gobbles.value.get(cell) ?? 0;
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

    this.fly(tile, { hand: tile }, { seat: to });
    this.giving.value = tile;
    this.drop();
    const answer = await this.race.send({ type: "give", tile, to });
    this.giving.value = undefined;
    if (answer.ok) return;
    this.fly(tile, { seat: to }, { hand: tile });
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
}
