// What is foretold of a held stick, whoever holds it: only reckoned when somebody looks, and anew when something moves.

import { computed, type ReadonlySignal } from "@preact/signals";
import { obstaclesOf } from "./contact";
import { areNear, boxOf, heightsAt, placed } from "./convex";
import { type NTropy, posesOf, uprightsOf } from "./match";
import { LENGTH } from "./measures";
import { SHAFT } from "./outlines";
import type { Pose } from "./pose";
import { type Aid, foretold } from "./verdict";

/** Nearer to another stick than this a hand goes slower, in millimetres. */
const NEAR = LENGTH / 2;

export class Foresight {
  constructor(
    private readonly match: NTropy,
    private readonly hand: ReadonlySignal<Pose | undefined>,
  ) {}

  private readonly standing = computed(() => posesOf(this.match.view.value));
  private readonly obstacles = computed(() => {
    const view = this.match.view.value;
    return obstaclesOf(this.standing.value, uprightsOf(view), view.held?.stick ?? -1);
  });
  private readonly aid = computed(() => (this.match.options.value.aid ?? "basic") as Aid);

  /** All of it, whatever may be shown. */
  readonly all = computed(() => {
    const pose = this.hand.value;
    const { held, points } = this.match.view.value;
    if (!pose || !held) return undefined;
    return foretold(pose, this.obstacles.value, this.standing.value, points, this.aid.value);
  });
  /** What may be shown (N9). */
  private readonly shown = computed(() => (this.aid.value === "none" ? undefined : this.all.value));
  readonly marks = computed(() => this.shown.value?.marks);
  readonly landing = computed(() => this.shown.value?.landing);
  /** How it comes to rest, with full aid. */
  readonly rest = computed(() => this.shown.value?.rest);

  get isNear(): boolean {
    const pose = this.hand.value;
    if (!pose) return false;
    const around = boxOf(placed(SHAFT, pose));
    return this.obstacles.value.some(
      ({ kind, box }) => kind !== "table" && areNear(around, box, NEAR),
    );
  }

  /** The height of what is right below a point. */
  floorUnder(x: number, y: number): number {
    let floor = 0;
    for (const { kind, box, outline } of this.obstacles.value) {
      if (kind === "cap" || x < box.left || x > box.right || box.bottom > y) continue;
      const [, top] = heightsAt(outline, x);
      if (top <= y) floor = Math.max(floor, top);
    }
    return floor;
  }
}
