// What the player is about to do in Solitaire: take a tile off a pile and lay it.

import { computed } from "@preact/signals";
import type { Touch } from "../feel";
import type { Scene } from "../scene";
import { SoloInput } from "../solo/input";
import { movesOf, pilesOf, type Solitaire, spacesToFill } from "./match";
import { words } from "./tell";

export class Input extends SoloInput {
  protected readonly touches = 1;

  constructor(
    private readonly match: Solitaire,
    scene: Pick<Scene, "fly" | "write">,
    feel: (touch: Touch) => void,
  ) {
    super(match, words, scene, feel);
  }

  /** The tiles on top, in the order of their piles. */
  readonly hand = computed(() => pilesOf(this.match.view.value).map(({ top }) => top));

  /** Whether a forced space comes first. */
  readonly mustFill = computed(() => spacesToFill(this.match.view.value).length > 0);

  protected fitsOf(tile: number) {
    return movesOf(this.match.view.value, tile);
  }

  /** Why a tile is useless: as a part of its name, or as a sentence of its own. */
  whyUseless(as: "label" | "sentence"): string {
    const why = this.mustFill.value ? "not_forced" : "nowhere";
    return words.say(as === "label" ? `board.${why}` : `board.${why}_now`);
  }

  /** Pick the tile on top of a pile by the pile's place, counted from one. */
  override pickNth(nth: number): void {
    const piles = pilesOf(this.match.view.value);
    const place = piles.findIndex(({ number }) => number === nth - 1);
    if (place >= 0) super.pickNth(place + 1);
  }

  protected override whyNot(tile: number, cell: string): string {
    const isForced = spacesToFill(this.match.view.value).includes(cell);
    if (this.mustFill.value && !isForced) return words.say("refusals.fill_forced");
    return super.whyNot(tile, cell);
  }
}
