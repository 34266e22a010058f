// Everyone in the race, seat by seat: how many tiles are left, who is out, who is away.

import type { Player } from "../../game";
import type { GobbleView } from "./messages.gen";
import { handOf, isInRace, type Race } from "./race";
import { placeInWords, say } from "./tell";

/** What is dealt at most: the full width of a bar. */
const DEALT = 54;

interface RacersProps {
  race: Race;
  /** The seat whose hand is looked at. */
  peeked: number | undefined;
  onPeek(seat: number): void;
}

export function Racers({ race, peeked, onPeek }: RacersProps) {
  const view = race.view.value;
  const players = race.players.value;
  const share = Math.floor(DEALT / Math.max(players.length, 1));
  return (
    <ul class="gobble-racers" aria-label={say("racers.label")}>
      {players.map((player, seat) => (
        <li key={player.seat}>
          <Racer
            player={player}
            tags={tagsOf(view, seat, player)}
            count={handOf(view, seat).length}
            share={share}
            peeked={peeked === seat}
            onPeek={() => onPeek(seat)}
          />
        </li>
      ))}
    </ul>
  );
}

interface RacerProps {
  player: Player;
  tags: string[];
  count: number;
  share: number;
  peeked: boolean;
  onPeek(): void;
}

function Racer({ player, tags, count, share, peeked, onPeek }: RacerProps) {
  const inWords = [player.name, say("racers.tiles", { count }), ...tags];
  const card = (
    <>
      <span class="gobble-racer-name">{player.name}</span>
      <span class="gobble-racer-count">{count}</span>
      <span class="gobble-racer-tags">
        {tags.map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </span>
      <span class="gobble-racer-bar">
        <span style={{ width: `${Math.min(100, (100 * count) / share)}%` }} />
      </span>
    </>
  );
  if (player.you) {
    return (
      <div class="gobble-racer you">
        <span class="unseen">{inWords.join(", ")}</span>
        <span class="gobble-racer-card" aria-hidden="true">
          {card}
        </span>
      </div>
    );
  }
  return (
    <button
      type="button"
      class="gobble-racer"
      aria-pressed={peeked}
      aria-label={[...inWords, say("racers.show_hand")].join(", ")}
      onClick={onPeek}
    >
      <span class="gobble-racer-card">{card}</span>
    </button>
  );
}

/** What there is to say about a player, the most important first. */
function tagsOf(view: GobbleView, seat: number, player: Player): string[] {
  const place = view.out?.[seat];
  const tags = [
    place !== undefined && say("racers.out", { place: placeInWords(place) }),
    view.resigned?.[seat] !== undefined && say("racers.resigned"),
    isInRace(view, seat) && handOf(view, seat).length === 1 && say("racers.one_left"),
    !player.here && player.bot === undefined && say("racers.away"),
    player.bot !== undefined && say("racers.bot"),
    player.you && say("racers.you"),
  ];
  return tags.filter((tag) => tag !== false);
}
