// The keys that carry, turn, lower and let go of the stick, and those that move the camera.

import { useEffect } from "preact/hooks";
import { isCommand, isShortcut } from "../../ui/keys";
import { done } from "../../ui/pressing";
import type { Scene } from "./scene";
import { NOTCH_TURN } from "./turning";

/** How far one press goes, in millimetres: with Shift, without, with Ctrl. */
const STEP = { fine: 0.3, usual: 3, wide: 14 };
/** A key that is held goes so much farther with each repeat, up to so many times. */
const FASTER = { each: 0.12, most: 4 };
const KEY_ZOOM = 1.25;
const OWN_ARROWS = "[role=slider], [role=listbox], [role=menu], [role=tablist], [role=radiogroup]";

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export type Press = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "repeat">;

export class HandKeys {
  private repeats = 0;

  constructor(private readonly scene: Scene) {}

  /** Does what a key stands for. False when it stands for nothing now. */
  press(event: Press): boolean {
    this.repeats = event.repeat ? this.repeats + 1 : 0;
    const way = WAYS[event.key];
    if (way) return !hasOwnArrows() && this.move(way, event);
    if (event.ctrlKey || event.metaKey) return false;
    return this.act(event);
  }

  private move([right, up]: readonly [number, number], event: Press): boolean {
    const { hand } = this.scene;
    if (!hand.holding.value) return false;
    const { shiftKey, ctrlKey, metaKey } = event;
    const step = shiftKey ? STEP.fine : ctrlKey || metaKey ? STEP.wide : STEP.usual;
    const times = Math.min(FASTER.most, 1 + FASTER.each * this.repeats);
    return done(hand.move(right * step * times, up * step * times));
  }

  private act({ key, shiftKey, repeat }: Press): boolean {
    const { hand, camera } = this.scene;
    const isHeld = hand.holding.value;
    const turn = shiftKey ? NOTCH_TURN.fine : NOTCH_TURN.wide;
    switch (key.toLowerCase()) {
      case "q":
        return isHeld && done(hand.turn(turn));
      case "e":
        return isHeld && done(hand.turn(-turn));
      case "h":
        return isHeld && done(hand.setAngle(0));
      case "v":
        return isHeld && done(hand.setAngle(Math.PI / 2));
      case " ":
        return isOnStructure() && this.space(repeat);
      case "enter":
        return isOnStructure() && hand.lowered.value && !repeat && done(hand.release());
      case "0":
        return done(this.scene.fit());
      case "+":
      case "=":
        return done(camera.zoomBy(KEY_ZOOM, camera.middle));
      case "-":
        return done(camera.zoomBy(1 / KEY_ZOOM, camera.middle));
      default:
        return false;
    }
  }

  /** Takes a stick, or lowers the one that is held. A key that is kept down does so once. */
  private space(isRepeat: boolean): boolean {
    const { hand } = this.scene;
    if (!hand.holding.value && !hand.canPick.value) return false;
    if (isRepeat) return true;
    if (hand.holding.value) return done(hand.lower());
    hand.isStepped = true;
    return done(hand.pick());
  }
}

/** Whether the focus is where arrows go from one thing to another. */
function hasOwnArrows(): boolean {
  return document.activeElement?.closest(OWN_ARROWS) != null;
}

/** Whether no button elsewhere has the focus, which has its own keys. */
function isOnStructure(): boolean {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.closest(".ntropy-structure, [data-testid=board]:focus") !== null
  );
}

/** Hears the keys wherever the focus is, except where one writes. */
export function useHandKeys(scene: Scene): void {
  useEffect(() => {
    const keys = new HandKeys(scene);
    const onKeyDown = (event: KeyboardEvent) => {
      const isArrow = event.key in WAYS;
      const isHeard = isShortcut(event) || (isArrow && isCommand(event));
      if (isHeard && keys.press(event)) event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [scene]);
}
