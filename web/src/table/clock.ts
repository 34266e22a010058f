// What the server's play clock says now, as well as a browser can know.

/** Above this, in milliseconds, a connection is called slow. */
export const SLOW = 500;

export class PlayClock {
  #at = 0;
  #since = 0;
  #running = false;

  /** `local` tells the browser's time in milliseconds. */
  constructor(private readonly local: () => number) {}

  /** Seconds of play. */
  now(): number {
    return this.#running ? this.#at + (this.local() - this.#since) / 1000 : this.#at;
  }

  /** The server said so just now, and has stopped or started the clock. */
  set(at: number, running: boolean): void {
    this.#at = at;
    this.#since = this.local();
    this.#running = running;
  }

  /** Nobody knows any more: it shows what was known last. */
  stop(): void {
    this.set(this.now(), false);
  }

  /** The server said so at some moment since we asked. Returns the way there and back, in ms. */
  measure(pong: { sent: number; now: number; running: boolean }): number {
    const roundTrip = this.local() - pong.sent;
    this.set(pong.now + (pong.running ? roundTrip / 2000 : 0), pong.running);
    return roundTrip;
  }

  /** An update cannot come from the future: the clock is at least there. */
  reach(at: number): void {
    if (at > this.now()) this.set(at, this.#running);
  }
}
