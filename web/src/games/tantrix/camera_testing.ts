// What tests of the camera share: a frame on the screen, and a clock that the test moves.

import { Camera, type Clock, type Frame } from "./camera";

export class FakeClock implements Clock {
  time = 0;
  calm = false;
  private waiting: (() => void)[] = [];

  now(): number {
    return this.time;
  }

  onFrame(callback: () => void): void {
    this.waiting.push(callback);
  }

  isCalm(): boolean {
    return this.calm;
  }

  /** Lets so many milliseconds pass, frame by frame. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    while (this.time < end) {
      this.time = Math.min(end, this.time + 16);
      for (const callback of this.waiting.splice(0)) callback();
    }
  }
}

export const LAPTOP: Frame = { left: 260, top: 100, width: 860, height: 560 };
export const PHONE: Frame = { left: 0, top: 90, width: 360, height: 400 };

/** A camera that shows some cells in a frame. */
export function aCamera(cells: readonly string[], frame = LAPTOP) {
  const clock = new FakeClock();
  const camera = new Camera(clock);
  camera.frame(() => frame);
  camera.show(cells, cells.at(-1));
  return { camera, clock };
}

/** The cells of some rows: from one column to another, in row `r`. */
export function row(r: number, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => `${from + index},${r}`);
}
