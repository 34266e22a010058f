// The bar between board and hand, always as high: how to turn and what helps now, or what is owed.

import { CallButton, GiftRibbon } from "./gifts";
import type { Input } from "./input";
import type { Race } from "./race";
import { placeInWords, say } from "./tell";
import "./bar.css";

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
      <div class="gobble-bar">
        {call && <CallButton race={race} input={input} call={call} />}
        <GiftRibbon race={race} input={input} gift={gift} />
      </div>
    );
  }
  return (
    <div class="gobble-bar">
      <TurnButton input={input} step={-1} />
      {call && <CallButton race={race} input={input} call={call} />}
      {!call && <p class="gobble-hint">{hint(race, input)}</p>}
      {/* After the race the result lies over it. */}
      {!race.outcome.value && <KeysButton onKeys={onKeys} />}
      <TurnButton input={input} step={1} />
    </div>
  );
}

function TurnButton({ input, step }: { input: Input; step: 1 | -1 }) {
  return (
    <button
      type="button"
      class="gobble-turn"
      disabled={input.picked.value === undefined}
      aria-label={say(step > 0 ? "board.turn_right" : "board.turn_left")}
      aria-keyshortcuts={step > 0 ? "E" : "Q"}
      onClick={() => input.turn(step)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" class={step > 0 ? "" : "mirrored"}>
        <path d="M19.5,12 a7.5,7.5 0 1 1 -2.6,-5.7 M17.5,1.8 v4.9 h-4.9" />
      </svg>
    </button>
  );
}

/** Only where there is likely to be a keyboard. */
function KeysButton({ onKeys }: { onKeys(): void }) {
  return (
    <button
      type="button"
      class="gobble-keys-button"
      aria-label={say("keys.title")}
      aria-keyshortcuts="?"
      onClick={onKeys}
    >
      <kbd>?</kbd>
    </button>
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
