// What this page knows of its table, kept fresh from the table's socket.

import { batch, computed, signal } from "@preact/signals";
import type { Player } from "../games/game";
import { keep, kept } from "../kept";
import type { Json } from "../net/patch";
import type { Picture } from "../net/picture";
import { Connection, type Line, type Surroundings } from "../net/socket";
import type {
  Emote,
  Emoted,
  FromClient,
  FromServer,
  Participant,
  Rejected,
  Said,
  Table,
  Update,
} from "../net/wire.gen";
import { PlayClock } from "./clock";
import { TableMatch } from "./match";

/** How long an emote is shown, in milliseconds. */
export const EMOTE_SHOWN = 2_500;
const LINES_KEPT = 200;
const MUTED = "muted";

/** How long a line may be lost, in milliseconds, before it is worth a word. */
export const HICCUP = 2_000;

export interface Logged {
  id: number;
  text: string;
  /** Whether it was done by you, or to you. */
  isYours: boolean;
}

/** What the table asks of the page around it. */
export interface Voice {
  /** A sentence for an event of the game, if there is one. */
  tell(game: string, event: Json, players: readonly Player[]): string | undefined;
  /** An event of the game has happened just now, and may sound. */
  sound(game: string, event: Json, seat: number | undefined): void;
  /** Something this page sent was refused, other than a command. */
  refused(refusal: Rejected): void;
}

export class TableStore {
  readonly table = signal<Table | undefined>(undefined);
  /** When `table` was told, by `local`. */
  readonly toldAt = signal(0);
  readonly match = signal<TableMatch | undefined>(undefined);
  readonly chat = signal<readonly Said[]>([]);
  /** Whose lines and reactions are hidden here, for as long as the tab is open. */
  readonly muted = signal<ReadonlySet<string>>(new Set(kept(MUTED, "tab")?.split(" ")));
  readonly heard = computed(() =>
    this.chat.value.filter(({ player }) => !this.muted.value.has(player)),
  );
  /** Lines of others that have come since the chat was last on screen. */
  readonly unread = signal(0);
  /** What is being written, wherever on the page the chat is shown. */
  readonly draft = signal("");
  readonly log = signal<readonly Logged[]>([]);
  /** By player: what they show just now. */
  readonly emotes = signal<Readonly<Record<string, Emoted>>>({});
  readonly line = signal<Line>({ state: "connecting" });
  /** Whether the line has been lost for longer than a hiccup. */
  readonly isLost = signal(false);
  /** The way to the server and back, in milliseconds. */
  readonly latency = signal<number | undefined>(undefined);
  /** When the countdown ends, by `local`. */
  readonly startsAt = signal<number | undefined>(undefined);

  readonly online = computed(() => this.line.value.state === "online");
  readonly isHost = computed(() => this.table.value?.host === this.me);
  /** Your seat at the table. */
  readonly mySeat = computed(() => seatOf(this.table.value, this.me));
  /** Your seat in the match. */
  readonly myPart = computed(() => {
    const part = this.table.value?.playing.findIndex(({ player }) => player === this.me) ?? -1;
    return part < 0 ? undefined : part;
  });
  readonly players = computed(() => playersOf(this.table.value, this.me));
  readonly options = computed(() => this.table.value?.options ?? {});

  readonly #clock: PlayClock;
  readonly #connection: Connection;
  #cancelLost: (() => void) | undefined;
  readonly #emoteEnds = new Map<string, () => void>();
  #ref = 0;
  #logged = 0;

  constructor(
    readonly code: string,
    readonly me: string,
    private readonly world: Surroundings,
    private readonly voice: Voice,
  ) {
    this.#clock = new PlayClock(world.now);
    this.#connection = new Connection(world, {
      onLine: (line) => this.#onLine(line),
      onMessage: (message) => batch(() => this.#take(message)),
      onPicture: (picture) => this.#show(picture),
    });
  }

  start = () => this.#connection.start();
  wake = () => this.#connection.wake();

  stop(): void {
    this.#connection.stop();
    this.#cancelLost?.();
    for (const cancel of this.#emoteEnds.values()) cancel();
    this.#emoteEnds.clear();
  }

  say = (text: string) => this.#connection.send({ type: "say", text });
  emote = (emote: Emote) => this.#connection.send({ type: "emote", emote });

  mute(player: string, isMuted: boolean): void {
    const muted = new Set(this.muted.value);
    if (isMuted) muted.add(player);
    else muted.delete(player);
    this.muted.value = muted;
    keep(MUTED, [...muted].join(" "), "tab");
  }

  /** The browser's time in milliseconds, that `startsAt` is told in. */
  local = () => this.world.now();

  #onLine(line: Line): void {
    this.line.value = line;
    this.#watchLoss(line.state === "offline");
    if (line.state === "online") {
      this.match.value?.repeat();
    } else {
      this.latency.value = undefined;
      this.#clock.stop();
    }
  }

  #watchLoss(isOffline: boolean): void {
    if (!isOffline) {
      this.#cancelLost?.();
      this.#cancelLost = undefined;
      this.isLost.value = false;
      return;
    }
    this.#cancelLost ??= this.world.later(HICCUP, () => {
      this.isLost.value = true;
    });
  }

  #take(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.#takeTable(message);
        break;
      case "update":
        this.#takeUpdate(message);
        break;
      case "accepted":
        this.match.value?.answer(message);
        break;
      case "rejected":
        this.#takeRejected(message);
        break;
      case "chat":
        this.chat.value = message.lines;
        break;
      case "said":
        this.chat.value = [...this.chat.value, message].slice(-LINES_KEPT);
        if (this.#isHeard(message.player)) this.unread.value += 1;
        break;
      case "emoted":
        if (!this.muted.value.has(message.player)) this.#showEmote(message);
        break;
      case "pong":
        this.latency.value = this.#clock.measure(message);
        break;
    }
  }

  #takeTable(table: Table): void {
    this.#clock.set(table.now, table.running);
    this.table.value = table;
    this.toldAt.value = this.world.now();
    this.startsAt.value =
      table.starts_in === undefined ? undefined : this.world.now() + table.starts_in * 1000;
    if (table.match !== this.match.value?.id) this.#close();
  }

  #takeUpdate(update: Update): void {
    this.#clock.reach(update.now);
    const match = this.#matchOf(update);
    if (!match.take(update)) {
      this.#connection.renew();
      return;
    }
    this.#tell(match, update.events);
    if (!update.view) this.#sound(match, update.events);
  }

  #show(picture: Picture): void {
    this.#clock.reach(picture.now);
    this.match.value?.show(picture);
  }

  #matchOf(update: Update): TableMatch {
    const current = this.match.value;
    if (current?.id === update.match) return current;

    this.#close();
    const match = new TableMatch(update.match, this.table.value?.game ?? "", {
      seat: this.myPart,
      players: this.players,
      online: this.online,
      options: this.options,
      now: () => this.#clock.now(),
      nextRef: () => ++this.#ref,
      say: (message: FromClient) => this.#connection.send(message),
      later: (after, callback) => this.world.later(after, callback),
    });
    this.match.value = match;
    return match;
  }

  #close(): void {
    this.match.value?.close();
    this.match.value = undefined;
    this.log.value = [];
  }

  #tell(match: TableMatch, events: readonly Json[]): void {
    const told = events.flatMap((event) => {
      const text = this.voice.tell(match.game, event, this.players.value);
      if (text === undefined) return [];
      return [{ id: ++this.#logged, text, isYours: names(event, this.myPart.value) }];
    });
    if (told.length > 0) this.log.value = [...this.log.value, ...told].slice(-LINES_KEPT);
  }

  #sound(match: TableMatch, events: readonly Json[]): void {
    for (const event of events) this.voice.sound(match.game, event, this.myPart.value);
  }

  #takeRejected(rejected: Rejected): void {
    if (rejected.ref !== undefined) {
      this.match.value?.answer(rejected);
      return;
    }
    this.voice.refused(rejected);
    // The flood may have swallowed a command: it is asked again when the server listens.
    if (rejected.code === "too_many") {
      this.world.later(Number(rejected.details.ms), () => this.match.value?.repeat());
    }
  }

  /** Whether what this player says is news here. */
  #isHeard(player: string): boolean {
    return player !== this.me && !this.muted.value.has(player);
  }

  #showEmote(emoted: Emoted): void {
    const { player } = emoted;
    this.#emoteEnds.get(player)?.();
    this.emotes.value = { ...this.emotes.value, [player]: emoted };
    const end = this.world.later(EMOTE_SHOWN, () => {
      this.#emoteEnds.delete(player);
      const { [player]: _, ...others } = this.emotes.value;
      this.emotes.value = others;
    });
    this.#emoteEnds.set(player, end);
  }
}

function names(event: Json, seat: number | undefined): boolean {
  return seat !== undefined && (event.seat === seat || event.to === seat);
}

function seatOf(table: Table | undefined, player: string): number | undefined {
  const seat = table?.seats.findIndex((state) => state.player === player) ?? -1;
  return seat < 0 ? undefined : seat;
}

function playersOf(table: Table | undefined, me: string): readonly Player[] {
  return table?.playing.map((part, seat) => playerOf(table, part, seat, me)) ?? [];
}

function playerOf(table: Table, part: Participant, seat: number, me: string): Player {
  const state = table.seats[part.seat];
  const isTheirs = part.player !== undefined && state?.player === part.player;
  const bot = part.bot ?? (isTheirs && state.substitute ? state.bot : undefined);
  return {
    seat,
    name: part.name,
    you: part.player === me,
    here: part.bot !== undefined || (isTheirs && state.presence === "here"),
    ...(bot === undefined ? {} : { bot }),
  };
}
