// Fingers on the structure. While a stick is held, one finger anywhere moves it as on a trackpad, so that it never covers
// it; two turn it or zoom, whichever they do first. Without one they look around.

import { radians } from "./measures";
import { distance, type Point, shortWay } from "./pose";
import type { Scene } from "./scene";

/** How much of its way the stick goes with the finger; and when it is to be precise. */
const GAIN = { usual: 0.5, precise: 0.15 };
/** How far a finger goes before it moves anything, in pixels; and before it takes up what has been lowered. */
const SLOP = { usual: 5, lowered: 14 };
/** How far two fingers turn or spread before they do only that. */
const TWIST = radians(8);
const PINCH = 12;

type Doing = "nothing yet" | "move" | "twist" | "pinch" | "nothing";

export class Fingers {
  private readonly fingers = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private doing: Doing = "nothing";
  private twisted = 0;
  private spread = 1;

  constructor(private readonly scene: Scene) {}

  down(id: number, at: Point): void {
    if (this.fingers.size >= 2) return;
    this.fingers.set(id, at);
    this.start = at;
    this.doing = "nothing yet";
    this.twisted = 0;
    this.spread = this.fingers.size === 2 ? this.span().distance : 1;
    this.scene.pointer.value = at;
  }

  move(id: number, to: Point): void {
    const from = this.fingers.get(id);
    if (!from) return;
    if (this.fingers.size === 2) this.both(id, to);
    else this.one(from, to);
    this.fingers.set(id, to);
    this.scene.pointer.value = to;
  }

  /** What is left of two fingers does nothing: it would move what they have just done. */
  up(id: number, at: Point): void {
    if (!this.fingers.delete(id)) return;
    const isTap = this.doing === "nothing yet" && this.fingers.size === 0;
    this.doing = "nothing";
    if (isTap) this.tap(at);
  }

  cancel(id: number): void {
    this.fingers.delete(id);
    this.doing = "nothing";
  }

  private tap(at: Point): void {
    if (this.scene.hand.holding.value) return;
    this.scene.pointedAt.value = this.scene.stickAt(this.scene.camera.toTable(at));
  }

  private one(from: Point, to: Point): void {
    const { hand } = this.scene;
    if (this.doing === "nothing yet") {
      const slop = hand.lowered.value || hand.lowering.value ? SLOP.lowered : SLOP.usual;
      if (distance(this.start, to) < slop) return;
      this.doing = "move";
    }
    if (this.doing !== "move") return;
    this.shift(to.x - from.x, to.y - from.y);
  }

  private shift(dx: number, dy: number): void {
    const { hand, camera } = this.scene;
    if (hand.holding.value) {
      const gain = hand.precise.value ? GAIN.precise : GAIN.usual;
      const { scale } = camera.sight.peek();
      hand.move((dx * gain) / scale, (-dy * gain) / scale);
    } else {
      camera.panBy(dx, dy);
    }
  }

  private both(id: number, to: Point): void {
    const before = this.span();
    this.fingers.set(id, to);
    const after = this.span();
    const by = shortWay(before.angle, after.angle);
    if (this.doing === "nothing yet") this.choose(by, after.distance);
    if (this.doing === "twist") this.scene.hand.turn(-by);
    if (this.doing === "pinch") {
      this.scene.camera.zoomBy(after.distance / before.distance, before.middle);
      const { middle } = after;
      this.scene.camera.panBy(middle.x - before.middle.x, middle.y - before.middle.y);
    }
  }

  private choose(by: number, spread: number): void {
    this.twisted += by;
    const { holding } = this.scene.hand;
    if (!holding.value) this.doing = "pinch";
    else if (Math.abs(this.twisted) >= TWIST) this.doing = "twist";
    else if (Math.abs(spread - this.spread) >= PINCH) this.doing = "pinch";
  }

  private span(): { middle: Point; distance: number; angle: number } {
    const [one, other] = [...this.fingers.values()] as [Point, Point];
    return {
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      distance: Math.max(1, distance(one, other)),
      angle: Math.atan2(other.y - one.y, other.x - one.x),
    };
  }
}
