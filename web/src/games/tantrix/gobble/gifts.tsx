// What must be settled before time runs out: the call of a gobble, and the gift it brings.

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { TilePicture } from "../tile";
import type { Input } from "./input";
import type { Owed } from "./messages.gen";
import { handOf, type Race } from "./race";
import { say } from "./tell";
import "./gifts.css";

/** How often a countdown looks at the clock, in milliseconds. */
const TICK = 200;

export function CallButton({ race, input, call }: { race: Race; input: Input; call: Owed }) {
  return (
    <button
      ref={useCallBack(input)}
      type="button"
      class="gobble-call"
      disabled={!input.mayAct.value}
      onClick={() => input.callGobble()}
    >
      {say("gifts.call")}
      <Countdown key={call.cell} race={race} until={call.until} />
    </button>
  );
}

export function GiftRibbon({ race, input, gift }: { race: Race; input: Input; gift: Owed }) {
  const tile = input.picked.value;
  const second = gift.to !== undefined;
  const ask = tile === undefined ? "pick" : "give";
  return (
    <section ref={useCallBack(input)} class="gobble-gift" aria-label={say("gifts.label")}>
      <p>
        <Countdown key={gift.cell} race={race} until={gift.until} />
        {tile !== undefined && (
          <TilePicture tile={tile} rotation={input.rotationOf(tile)} detail={false} />
        )}
        <span>{say(`gifts.${second ? `${ask}_second` : ask}`)}</span>
      </p>
      <div class="gobble-receivers">
        {input.receivers.value.map((seat, index) => (
          <Receiver key={seat} race={race} input={input} seat={seat} digit={index + 1} />
        ))}
      </div>
    </section>
  );
}

interface ReceiverProps {
  race: Race;
  input: Input;
  seat: number;
  /** The key that gives to them. */
  digit: number;
}

function Receiver({ race, input, seat, digit }: ReceiverProps) {
  const name = race.players.value[seat]?.name;
  const count = handOf(race.view.value, seat).length;
  return (
    <button
      type="button"
      disabled={input.picked.value === undefined || !input.mayAct.value}
      aria-label={say("gifts.to", { name, count })}
      aria-keyshortcuts={String(digit)}
      onClick={() => input.give(seat)}
    >
      <kbd>{digit}</kbd>
      <span class="gobble-receiver-name">{name}</span>
      <b>{count}</b>
    </button>
  );
}

/** Calls the keyboard back to the hand, should it be here when this goes away. */
function useCallBack<Part extends HTMLElement>(input: Input): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(
    () => () => {
      const focused = document.activeElement;
      if (part.current?.contains(focused) && focused?.matches(":focus-visible")) {
        input.keyboard.value = "hand";
      }
    },
    [],
  );
  return part;
}

/** A ring that empties until a time of play, with the seconds left. */
function Countdown({ race, until }: { race: Race; until: number }) {
  const left = useSecondsLeft(race, until);
  const whole = useRef(Math.max(left, 1));
  const seconds = Math.ceil(left);
  return (
    <span
      class="gobble-countdown"
      role="timer"
      aria-label={say("gifts.seconds", { count: seconds })}
    >
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <circle r={10} pathLength={1} stroke-dasharray={`${left / whole.current} 1`} />
        <text class="gobble-seconds" dominant-baseline="central" text-anchor="middle">
          {race.online.value ? seconds : "?"}
        </text>
      </svg>
    </span>
  );
}

function useSecondsLeft(race: Race, until: number): number {
  const [now, setNow] = useState(() => race.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(race.now()), TICK);
    return () => clearInterval(timer);
  }, [race]);
  return Math.max(0, until - now);
}
