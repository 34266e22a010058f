// The bar of a race: how to turn and what helps now, or what is owed.

import { Hint, Bar as TurningBar } from "../bar";
import { CallButton, GiftRibbon } from "./gifts";
import type { Input } from "./input";
import type { Race } from "./race";
import { placeInWords, say } from "./tell";

interface BarProps {
  race: Race;
  input: Input;
  onKeys(): void;
}

export function Bar({ race, input, onKeys }: BarProps) {
  const call = input.call.value;
  const gift = input.gift.value;
  if (gift) {
    return (
      <div class="tantrix-bar">
        {call && <CallButton race={race} input={input} call={call} />}
        <GiftRibbon race={race} input={input} gift={gift} />
      </div>
    );
  }
  return (
    <TurningBar input={input} say={say} onKeys={onKeys}>
      {call && <CallButton race={race} input={input} call={call} />}
      {!call && <Hint>{hint(race, input)}</Hint>}
    </TurningBar>
  );
}

/** The one sentence that helps most now. */
function hint(race: Race, input: Input): string {
  const seat = race.seat.value ?? 0;
  const place = race.view.value.out?.[seat];
  const tile = input.picked.value;
  if (race.outcome.value) return say("board.over");
  if (place !== undefined) return say("board.finished", { place: placeInWords(place) });
  if (!input.plays.value) return say("board.left");
  if (!race.online.value) return say("board.offline");
  if (tile === undefined) return say(allUseless(input) ? "board.no_tile" : "board.pick");
  const count = input.fits.value.size;
  return count === 0 ? say("board.no_place") : say("board.places", { count });
}

function allUseless(input: Input): boolean {
  return input.hand.value.length === input.useless.value.size;
}
