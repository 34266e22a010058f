// What tests of the hand on the structure share: a scene of a match whose server and whose time are the test.

import { onTestFinished } from "vitest";
import type { NTropyView } from "./messages.gen";
import { Scene } from "./scene";
import { aView, FakeMatch } from "./testing";

/** A scene of 800 by 600 pixels. */
export function aScene(view: Partial<NTropyView> = {}) {
  const match = new FakeMatch(aView(view));
  const scene = new Scene(match);
  let now = 0;
  match.now.mockImplementation(() => now / 1000);
  onTestFinished(scene.watch());
  scene.camera.frame({ width: 800, height: 600 });
  /** Lets seconds pass, picture by picture. Returns whether it still moves. */
  const pass = (seconds: number) => {
    let moves = false;
    for (let frame = 0; frame < seconds * 60; frame++) {
      now += 1000 / 60;
      moves = scene.step(now);
    }
    return moves;
  };
  pass(0.5);
  return { match, scene, pass, hand: scene.hand };
}

/** Anna's stick, far above everything. */
export const IN_HAND: Partial<NTropyView> = {
  phase: "carry",
  held: { stick: 8, x: 0, y: 600, angle: 0, since: 0 },
};
