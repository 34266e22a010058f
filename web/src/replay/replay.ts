// One match that is watched again: its record, its board, and the hand on the slider.

import { computed } from "@preact/signals";
import { games } from "../games";
import { language } from "../i18n";
import type { Match } from "../net/rest.gen";
import type { Surroundings } from "../net/socket";
import { play } from "../ui/sound";
import type { Wish } from "./keys";
import { KeptMatch } from "./match";
import { Player } from "./player";
import { type Fetch, Recording } from "./recording";
import { nextMark, type Story, storyOf } from "./story";

export class Replay {
  readonly recording: Recording;
  readonly match: KeptMatch;
  readonly player: Player;

  /** What happened, once all of it is here. */
  readonly story = computed<Story | undefined>(() => {
    const { recording, match } = this;
    if (recording.count.value < recording.length) return undefined;
    language.value; // its sentences are in it
    return storyOf(recording, games[match.game], match.players.value);
  });

  constructor(
    readonly kept: Match,
    fetch: Fetch,
    world: Pick<Surroundings, "now" | "later">,
    private readonly onTrouble: (error: unknown) => void,
  ) {
    this.recording = new Recording(kept.entries, fetch);
    this.match = new KeptMatch(kept, () => this.player.now());
    this.player = new Player(this.recording, this.match, world, onTrouble);
  }

  /** Opens the match at a position; returns the way to close it. */
  open(at: number): () => void {
    const silence = this.match.onEvents((events) => {
      for (const event of events) this.#sound(event);
    });
    this.player.go(at);
    this.load();
    return () => {
      silence();
      this.player.stop();
    };
  }

  /** Fetches what is not here yet. */
  load(): void {
    this.recording.needAll().catch(this.onTrouble);
  }

  do(wish: Wish): void {
    const { player, recording } = this;
    switch (wish.to) {
      case "step":
        player.step(wish.by);
        break;
      case "event":
        this.#toEvent(wish.by);
        break;
      case "start":
        player.go(0);
        break;
      case "end":
        player.go(recording.last);
        break;
      case "play_or_pause":
        player.toggle();
        break;
    }
  }

  #toEvent(by: 1 | -1): void {
    const told = this.story.value?.told ?? [];
    const next = nextMark(told, this.player.aim.value, by);
    this.player.pause();
    this.player.go(next ?? (by === 1 ? this.recording.last : 0));
  }

  #sound(event: object): void {
    const sound = games[this.match.game]?.sound?.(event, undefined);
    if (sound) play(sound);
  }
}
