// How often others are shown where a held thing is: now and then, and always where it is at last.

/** The shortest time between two, in milliseconds. */
export const STEER_EVERY = 50;

export interface Pose {
  x: number;
  y: number;
  angle: number;
}

export class Steering {
  #newest: Pose | undefined;
  #cancel: (() => void) | undefined;

  constructor(
    private readonly later: (after: number, callback: () => void) => () => void,
    private readonly say: (pose: Pose) => void,
  ) {}

  to(pose: Pose): void {
    this.#newest = pose;
    if (!this.#cancel) this.#send();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #send(): void {
    this.#cancel = undefined;
    if (!this.#newest) return;
    this.say(this.#newest);
    this.#newest = undefined;
    this.#cancel = this.later(STEER_EVERY, () => this.#send());
  }
}
