// Everyone in the race, seat by seat: how many tiles are left, who is out, who is away.

import { useChanges } from "../../../ui/changes";
import type { Player } from "../../game";
import type { GobbleView } from "./messages.gen";
import { DEALT } from "./numbers";
import { handOf, isInRace, type Race } from "./race";
import { placeInWords, say } from "./tell";
import "./racers.css";

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
    <ul class="tantrix-seats gobble-racers" aria-label={say("racers.label")}>
      {players.map((player, seat) => (
        <li key={player.seat} data-seat={seat}>
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
  tags: Tag[];
  count: number;
  share: number;
  peeked: boolean;
  onPeek(): void;
}

function Racer({ player, tags, count, share, peeked, onPeek }: RacerProps) {
  const inWords = [player.name, say("racers.tiles", { count }), ...tags.map(({ text }) => text)];
  const card = <RacerCard player={player} tags={tags} count={count} share={share} />;
  if (player.you) {
    return (
      <div class="gobble-racer you">
        <span class="unseen">{inWords.join(", ")}</span>
        {card}
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
      {card}
    </button>
  );
}

type CardProps = Pick<RacerProps, "player" | "tags" | "count" | "share">;

function RacerCard({ player, tags, count, share }: CardProps) {
  const changes = useChanges(count);
  return (
    <span class="gobble-racer-card" aria-hidden="true">
      <span class="gobble-racer-name">{player.name}</span>
      <span class="gobble-racer-count">{count}</span>
      <span class="gobble-racer-tags">
        {tags.map(({ kind, text }) => (
          <span key={kind} class={kind}>
            {text}
          </span>
        ))}
      </span>
      <span class="gobble-racer-bar">
        <span style={{ width: `${Math.min(100, (100 * count) / share)}%` }} />
        {changes > 0 && <i key={changes} />}
      </span>
    </span>
  );
}

interface Tag {
  kind: "out" | "resigned" | "one-left" | "away" | "bot" | "you";
  text: string;
}

/** What there is to say about a player, the most important first. */
function tagsOf(view: GobbleView, seat: number, player: Player): Tag[] {
  const place = view.out?.[seat];
  const isLast = isInRace(view, seat) && handOf(view, seat).length === 1;
  const tags: (Tag | false)[] = [
    place !== undefined && { kind: "out", text: say("racers.out", { place: placeInWords(place) }) },
    view.resigned?.[seat] !== undefined && { kind: "resigned", text: say("racers.resigned") },
    isLast && { kind: "one-left", text: say("racers.one_left") },
    !player.here && player.bot === undefined && { kind: "away", text: say("racers.away") },
    player.bot !== undefined && { kind: "bot", text: say("racers.bot") },
    player.you && { kind: "you", text: say("racers.you") },
  ];
  return tags.filter((tag) => tag !== false);
}
