// What tests of the table share: a world with its own clock, a server's side of a socket, a table.

import { vi } from "vitest";
import type { GameInfo } from "./net/rest.gen";
import type { Socket, Stop, Surroundings } from "./net/socket";
import type { FromClient, FromServer, SeatState, Table, Update } from "./net/wire.gen";
import { TableStore } from "./table/store";

/** A socket as the server sees it. */
export class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly sent: FromClient[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  accept(): void {
    this.onopen?.();
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Tells a frame in bytes, as the server puts it together. */
  show(seq: number, now: number, ...picture: number[]): void {
    const bytes = new DataView(new ArrayBuffer(12 + picture.length));
    bytes.setUint32(0, seq, true);
    bytes.setFloat64(4, now, true);
    for (const [at, byte] of picture.entries()) bytes.setUint8(12 + at, byte);
    this.onmessage?.({ data: bytes.buffer });
  }

  drop(code = 1006): void {
    this.onclose?.({ code });
  }

  /** What was sent, but for pings. */
  get said(): FromClient[] {
    return this.sent.filter(({ type }) => type !== "ping");
  }
}

/** Surroundings in which time passes only when told to. */
export class FakeWorld implements Surroundings {
  readonly sockets: FakeSocket[] = [];
  chance = 1;
  stop: Stop | undefined;
  #now = 0;
  readonly #timers = new Set<{ at: number; callback: () => void }>();

  now = () => this.#now;
  random = () => this.chance;
  whyNot = async () => this.stop;

  open(): FakeSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  later(after: number, callback: () => void): () => void {
    const timer = { at: this.#now + after, callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const [next] = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers.delete(next);
      this.#now = next.at;
      next.callback();
    }
    this.#now = end;
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket;
  }
}

/** Lets what waits for a promise go on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

const FREE: SeatState = { substitute: false, ready: false, choice: {} };

export function person(player: string, name: string, more: Partial<SeatState> = {}): SeatState {
  return { ...FREE, player, name, presence: "here", ...more };
}

export function bot(name: string, level: string): SeatState {
  return { ...FREE, name, bot: level };
}

export function aTable(more: Partial<Table> = {}, ...seats: SeatState[]): Table {
  return {
    type: "table",
    code: "K7QF2MXW",
    game: "gobble",
    options: { split: false, call: false },
    public: false,
    locked: false,
    status: "lobby",
    playing: [],
    host: "anna",
    seats: [...seats, ...Array(6 - seats.length).fill(FREE)],
    spectators: { count: 0, people: [] },
    series: [],
    champions: [],
    now: 0,
    running: false,
    ...more,
  };
}

export function aGame(): GameInfo {
  return {
    name: "gobble",
    title: "Tantrix Gobble",
    players: [2, 6],
    options: { properties: { split: { type: "boolean", default: false } } },
    choice: { properties: { share: { enum: ["full", "half"], default: "full" } } },
    bots: ["beginner", "fair", "fast"],
  };
}

/** Anna and Luca in a race. */
export function aRace(more: Partial<Table> = {}): Table {
  const playing = [
    { seat: 0, player: "anna", name: "Anna" },
    { seat: 1, player: "luca", name: "Luca" },
  ];
  return aTable(
    { status: "playing", match: "m1", playing, running: true, ...more },
    person("anna", "Anna"),
    person("luca", "Luca"),
  );
}

export function anUpdate(more: Partial<Update> = {}): Update {
  return { type: "update", match: "m1", seq: 0, now: 0, events: [], to_act: [0, 1], ...more };
}

/** A store whose socket is open, seen by one of the players. */
export function atTable(me = "anna", table = aTable()) {
  const world = new FakeWorld();
  const voice = {
    tell: vi.fn((_game: string, event: Record<string, unknown>) => `told: ${event.type}`),
    sound: vi.fn(),
    refused: vi.fn(),
  };
  const store = new TableStore(table.code, me, world, voice);
  store.start();
  world.socket.accept();
  world.socket.tell(table);
  return { world, voice, store };
}

/** Answers every request of the page: by "METHOD /path", a body or a [status, body]. */
export function answering(answers: Record<string, unknown>) {
  const asked: { request: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    const request = `${method} ${path.replace("/api", "")}`;
    asked.push({ request, body: body === undefined ? undefined : JSON.parse(String(body)) });
    if (!(request in answers)) throw new TypeError(`nobody answers ${request}`);
    const given = answers[request];
    const [status, answer] =
      Array.isArray(given) && typeof given[0] === "number" ? given : [200, given];
    return new Response(answer === undefined ? null : JSON.stringify(answer), {
      status: answer === undefined ? 204 : status,
    });
  });
  return asked;
}
