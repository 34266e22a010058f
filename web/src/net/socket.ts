// The connection of this page to one table. It comes back by itself until it is told to stop.
//
// A drop is followed by tries with full jitter, or by one at once when `wake` says that somebody
// looks again. A connection that has gone silent without closing is found out by a ping.

import { type Picture, unframed } from "./picture";
import type { CloseCode, FromClient, FromServer } from "./wire.gen";

/** Why there is no use in trying again. */
export type Stop = "other_version" | "not_signed_in" | "not_allowed" | "unknown_table";

export type Line =
  | { state: "connecting" }
  | { state: "online" }
  | { state: "offline"; tries: number }
  | { state: "stopped"; why: Stop };

/** As much of a WebSocket as is used here. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string | ArrayBuffer }) => void) | null;
  onclose: ((close: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The world around a connection. Times are in milliseconds. */
export interface Surroundings {
  open(): Socket;
  /** Calls back after a while; returns the way to call it off. */
  later(after: number, callback: () => void): () => void;
  now(): number;
  /** 0 … 1 */
  random(): number;
  /** Asked after an upgrade that failed, when a browser says nothing but "1006". */
  whyNot(): Promise<Stop | undefined>;
}

export interface Listener {
  onLine(line: Line): void;
  onMessage(message: FromServer): void;
  onPicture(picture: Picture): void;
}

export const PING_EVERY = 10_000;
export const PATIENCE = 8_000;
export const PATIENCE_AFTER_WAKING = 1_000;
export const LONGEST_PAUSE = 8_000;
const FIRST_PAUSE = 500;
const STEADY_AFTER = 5_000;

const STOPS: Partial<Record<CloseCode, Stop>> = {
  4400: "other_version",
  4401: "not_signed_in",
  4403: "not_allowed",
};

type Timer = "next" | "ping" | "silence" | "steady";

export class Connection {
  #socket: Socket | undefined;
  #isOpen = false;
  #isStopped = true;
  #tries = 0;
  #hasHeard = false;
  readonly #timers = new Map<Timer, () => void>();

  constructor(
    private readonly world: Surroundings,
    private readonly listener: Listener,
  ) {}

  start(): void {
    if (!this.#isStopped) return;
    this.#isStopped = false;
    this.#tries = 0;
    this.listener.onLine({ state: "connecting" });
    this.#connect();
  }

  /** Ends for good, until `start`. */
  stop(): void {
    this.#isStopped = true;
    this.#hangUp();
  }

  /** Says it now, or returns false: nothing is kept for later. */
  send(message: FromClient): boolean {
    if (!this.#isOpen || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Somebody looks again, or the network is back. */
  wake(): void {
    if (this.#isStopped) return;
    if (this.#socket) this.#ping(PATIENCE_AFTER_WAKING, () => this.#loseNoTime());
    else this.#connect();
  }

  /** Leaves this connection for a new one, to be shown everything from the start. */
  renew(): void {
    if (!this.#isStopped) this.#lose();
  }

  #connect(): void {
    this.#cancel("next");
    const socket = this.world.open();
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#heard(data);
    socket.onclose = ({ code }) => void this.#closed(code);
    this.#later("silence", PATIENCE, () => this.#lose());
  }

  #opened(): void {
    this.#isOpen = true;
    this.listener.onLine({ state: "online" });
    this.#ping(PATIENCE);
    this.#later("steady", STEADY_AFTER, () => {
      this.#tries = 0;
    });
  }

  #heard(data: string | ArrayBuffer): void {
    this.#hasHeard = true;
    if (typeof data === "string") this.listener.onMessage(JSON.parse(data) as FromServer);
    else this.listener.onPicture(unframed(data));
  }

  async #closed(code: number): Promise<void> {
    const wasOpen = this.#isOpen;
    this.#hangUp();
    const stop = STOPS[code as CloseCode] ?? (wasOpen ? undefined : await this.world.whyNot());
    if (this.#isStopped || this.#socket) return;
    if (stop) this.#giveUp(stop);
    else this.#tryLater();
  }

  #giveUp(why: Stop): void {
    this.stop();
    this.listener.onLine({ state: "stopped", why });
  }

  #lose(): void {
    this.#hangUp();
    this.#tryLater();
  }

  /** Somebody is looking at the page, and waits. */
  #loseNoTime(): void {
    this.#lose();
    this.#connect();
  }

  #tryLater(): void {
    const pause = this.world.random() * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries);
    this.#tries += 1;
    this.#later("next", pause, () => this.#connect());
    this.listener.onLine({ state: "offline", tries: this.#tries });
  }

  /** Asks for a sign of life; a connection that is only being made must come about instead. */
  #ping(patience: number, onSilence = () => this.#lose()): void {
    this.#hasHeard = false;
    this.send({ type: "ping", sent: this.world.now() });
    this.#later("ping", PING_EVERY, () => this.#ping(PATIENCE));
    this.#later("silence", patience, () => {
      if (!this.#hasHeard) onSilence();
    });
  }

  #hangUp(): void {
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
    const socket = this.#socket;
    this.#socket = undefined;
    this.#isOpen = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #later(timer: Timer, after: number, callback: () => void): void {
    this.#cancel(timer);
    const cancel = this.world.later(after, () => {
      this.#timers.delete(timer);
      callback();
    });
    this.#timers.set(timer, cancel);
  }

  #cancel(timer: Timer): void {
    this.#timers.get(timer)?.();
    this.#timers.delete(timer);
  }
}
