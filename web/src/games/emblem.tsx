// A game's drawing on its piece of felt.

import { games } from ".";
import "./emblem.css";

export function EmblemOf({ game }: { game: string }) {
  const Emblem = games[game]?.Emblem;
  return <div class="emblem felt">{Emblem && <Emblem />}</div>;
}
