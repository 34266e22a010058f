// The server's REST interface, one function a request.

import type {
  Addresses,
  Changes,
  CheckResult,
  Created,
  Friend,
  FriendsStandings,
  GameInfo,
  Log,
  Match,
  MatchList,
  Puzzles,
  Recovery,
  Session,
  TableCard,
} from "./rest.gen";
import type { Table } from "./wire.gen";

/** A JSON Schema of options or choices, as far as a form needs it. */
export interface FieldSchema {
  type?: string;
  description?: string;
  default?: unknown;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  $ref?: string;
  /** Set by the server: nobody chooses it. */
  readOnly?: boolean;
}

export interface FormSchema {
  properties?: Record<string, FieldSchema>;
  $defs?: Record<string, FieldSchema>;
}

export type Values = Record<string, unknown>;

/** Which matches: of a game, with a player, and further down than a page has come. */
export interface Narrowed extends Record<string, string> {}

/** The server said no, or could not be reached (code "unreachable"). */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
    readonly details: Values = {},
    readonly status = 0,
  ) {
    super(text);
  }
}

export const session = () => request<Session>("GET", "/session");
export const sayName = (name: string) => request<Session>("POST", "/session", { name });
export const addresses = () => request<Addresses>("GET", "/addresses");
export const games = () => request<GameInfo[]>("GET", "/games");
export const openTables = () => request<TableCard[]>("GET", "/tables");
export const myTables = () => request<TableCard[]>("GET", "/tables/mine");
export const puzzles = () => request<Puzzles>("GET", "/puzzles");
export const friends = () => request<Friend[]>("GET", "/friends");
export const standings = (game: string) =>
  request<FriendsStandings>("GET", `/standings?${new URLSearchParams({ game })}`);
export const matches = (narrowed: Narrowed) =>
  request<MatchList>("GET", `/matches?${new URLSearchParams({ player: "me", ...narrowed })}`);
export const takeOut = (match: string) =>
  request<void>("DELETE", `/matches/${encodeURIComponent(match)}/mine`);
export const recoveryCode = () => request<Recovery>("POST", "/session/recovery", {});
export const recover = (code: string) => request<Session>("PUT", "/session/recovery", { code });
export const forgetMe = () => request<void>("DELETE", "/session");
export const openTable = (game: string, options: Values, isPublic: boolean) =>
  request<Created>("POST", "/tables", { game, options, public: isPublic });

export const table = (code: string) => request<Table>("GET", at(code));
export const change = (code: string, changes: Changes) => request<void>("PATCH", at(code), changes);
export const sit = (code: string, seat: number) => request<void>("PUT", at(code, seat), {});
export const seatBot = (code: string, seat: number, bot: string) =>
  request<void>("PUT", at(code, seat), { bot });
export const seatPlayer = (code: string, seat: number, player: string) =>
  request<void>("PUT", at(code, seat), { player });
export const choose = (code: string, seat: number, choice: Values) =>
  request<void>("PATCH", at(code, seat), { choice });
export const freeSeat = (code: string, seat: number) => request<void>("DELETE", at(code, seat));
export const kick = (code: string, player: string) =>
  request<void>("POST", `${at(code)}/kick`, { player });
export const ready = (code: string, isReady: boolean) =>
  request<void>("PUT", `${at(code)}/ready`, { ready: isReady });
export const start = (code: string) => request<void>("POST", `${at(code)}/start`, {});
export const end = (code: string) => request<void>("POST", `${at(code)}/end`, {});
export const substitute = (code: string, seat: number) =>
  request<void>("POST", `${at(code)}/substitute`, { seat });

export const match = (id: string) => request<Match>("GET", ofMatch(id));
export const log = (id: string, from: number) =>
  request<Log>("GET", `${ofMatch(id)}/log?from=${from}`);
export const verify = (id: string) => request<CheckResult>("POST", `${ofMatch(id)}/verify`);
/** Where the record of a match can be had as a file. */
export const exportOf = (id: string) => `/api${ofMatch(id)}/export`;

function ofMatch(id: string): string {
  return `/matches/${encodeURIComponent(id)}`;
}

function at(code: string, seat?: number): string {
  const path = `/tables/${encodeURIComponent(code)}`;
  return seat === undefined ? path : `${path}/seats/${seat}`;
}

/** What was asked last that changes something. */
let latest: Promise<unknown> = Promise.resolve();

/** Changes arrive in the order in which they were asked for, so that the last wish holds. */
function request<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const ask = () => answer<Answer>(method, path, body);
  if (method === "GET") return ask();
  const asked = latest.then(ask);
  latest = asked.catch(() => {});
  return asked;
}

async function answer<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetched(method, path, body);
  if (!response.ok) throw await refusal(response);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

/** A request that is not answered in this time, in milliseconds, is given up. */
const PATIENCE = 15_000;

async function fetched(method: string, path: string, body?: object): Promise<Response> {
  const sent = body && {
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  };
  try {
    return await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      signal: AbortSignal.timeout(PATIENCE),
      ...sent,
    });
  } catch {
    throw new Refused("unreachable", "The server cannot be reached.");
  }
}

async function refusal(response: Response): Promise<Refused> {
  try {
    const { code, text, details } = await response.json();
    if (typeof code === "string") return new Refused(code, text, details, response.status);
  } catch {
    // Not ours: a proxy in between has answered.
  }
  return new Refused("failed", "Something went wrong.", {}, response.status);
}
