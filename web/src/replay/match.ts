// A match that is over as its game's own board shows it: nobody sits, and nothing can be done.

import { signal } from "@preact/signals";
import type { Answer, Match, MovingMatch, Player } from "../games/game";
import type { Json } from "../net/patch";
import type { Picture } from "../net/picture";
import type { Match as Kept, Outcome, Update } from "../net/rest.gen";

const NOT_SEATED: Answer = { ok: false, code: "not_seated", text: "", details: {} };

export class KeptMatch implements MovingMatch<Json, Json, object> {
  readonly id: string;
  readonly game: string;
  readonly view = signal<Json>({});
  readonly picture = signal<Picture | null>(null);
  readonly toAct = signal<ReadonlySet<number>>(new Set());
  readonly outcome = signal<Outcome | undefined>(undefined);
  readonly seat = signal<number | undefined>(undefined);
  readonly online = signal(true);
  readonly players: Match["players"];
  readonly options: Match["options"];

  readonly #listeners = new Set<(events: readonly Json[]) => void>();

  /** `now` tells the seconds of play at which the replay is. */
  constructor(
    kept: Kept,
    readonly now: () => number,
  ) {
    this.id = kept.id;
    this.game = kept.game;
    this.players = signal(playersOf(kept));
    this.options = signal(kept.options);
  }

  async send(): Promise<Answer> {
    return NOT_SEATED;
  }

  steer(): void {
    // Nobody holds anything here.
  }

  onEvents(listener: (events: readonly Json[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Shows how things stood after an entry; its events only if it is seen to happen. */
  show(update: Update, view: Json, isSeen: boolean): void {
    this.view.value = view;
    this.picture.value = null;
    this.toAct.value = new Set(update.to_act);
    this.outcome.value = update.outcome;
    if (!isSeen || update.events.length === 0) return;
    for (const listener of this.#listeners) listener(update.events);
  }

  /** Shows how things moved after the entry that is shown. */
  move(picture: Picture): void {
    this.picture.value = picture;
  }
}

/** As watchers see them: nobody is "you", and nobody is away. */
function playersOf({ playing }: Kept): readonly Player[] {
  return playing.map(({ name, bot }, seat) => ({
    seat,
    name,
    you: false,
    here: true,
    ...(bot === undefined ? {} : { bot }),
  }));
}
