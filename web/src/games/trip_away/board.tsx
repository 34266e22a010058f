// A match of Trip Away on screen: everyone's pieces, the die, and what to do with it.

import type { TripAway } from "./match";
import { say } from "./say";

export function Board({ match }: { match: TripAway }) {
  return (
    <ul>
      {match.players.value.map(({ seat, name }) => (
        <li key={seat}>{say("seats.count", { name, count: match.view.value.counts[seat] })}</li>
      ))}
    </ul>
  );
}
