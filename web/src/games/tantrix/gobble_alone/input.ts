// What the player is about to do in Gobble alone: lay the tile that was drawn, or put a freed one back.

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Touch } from "../feel";
import { NO_FITS } from "../picking";
import type { Scene } from "../scene";
import { SoloInput } from "../solo/input";
import { fitsIn } from "../solo/match";
import type { GobbleAlone } from "./match";
import { words } from "./tell";

export class Input extends SoloInput {
  protected readonly touches = 2;
  private readonly returning = signal<number>();

  constructor(
    private readonly match: GobbleAlone,
    scene: Pick<Scene, "fly" | "write">,
    feel: (touch: Touch) => void,
  ) {
    super(match, words, scene, feel);
  }

  readonly hand = computed(() => {
    const { hand } = this.match.view.value;
    return hand ? [hand.tile] : [];
  });

  /** The only tile there is; it need not be picked first. */
  override readonly picked: ReadonlySignal<number | undefined> = computed(() => {
    const [tile] = this.hand.value;
    const isLeaving = this.sent.value !== undefined || this.returning.value === tile;
    return this.plays.value && !isLeaving ? tile : undefined;
  });

  /** Whether the tile in hand may go back in the bag. */
  readonly mayPutBack = computed(
    () =>
      this.match.view.value.hand?.freed === true &&
      this.mayAct.value &&
      this.picked.value !== undefined,
  );

  protected fitsOf(tile: number) {
    const { hand } = this.match.view.value;
    return hand?.tile === tile ? fitsIn(Object.entries(hand.fits)) : NO_FITS;
  }

  /** Where there is most to free. */
  protected override worthOf(cell: string): number {
    return this.match.view.value.gobbles?.[cell] ?? 0;
  }

  async putBack(): Promise<void> {
    const tile = this.picked.value;
    if (tile === undefined || !this.mayPutBack.value) return;
    this.returning.value = tile;
    this.drop();
    const answer = await this.match.send({ type: "put_back", tile });
    this.returning.value = undefined;
    if (!answer.ok) this.say(words.explain(answer));
  }
}
