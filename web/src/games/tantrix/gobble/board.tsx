// A race of Gobble on screen: everyone's count, the board, what is owed, and a hand.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { isShortcut } from "../../../ui/keys";
import { Field } from "./field";
import { CallButton, GiftRibbon } from "./gifts";
import { Hand, OpenHand } from "./hand";
import { Input } from "./input";
import type { GobbleEvent } from "./messages.gen";
import type { Race } from "./race";
import { Racers } from "./racers";
import { placeInWords, say, tell } from "./tell";
import "./style.css";
import "./landscape.css";

/** How long a sentence stays over the board, in milliseconds. */
const SHOWN = 4000;

export function Board({ match }: { match: Race }) {
  const input = useMemo(() => new Input(match), [match]);
  const { peeked, peek } = usePeek(match);
  useKeys(input);
  return (
    <div class="gobble">
      <Racers race={match} peeked={peeked} onPeek={peek} />
      <div class="gobble-middle">
        <Field race={match} input={input} />
        <Notices race={match} input={input} />
        {peeked !== undefined && <OpenHand race={match} seat={peeked} />}
      </div>
      {match.seat.value !== undefined && (
        <>
          <Bar race={match} input={input} />
          <Hand input={input} />
        </>
      )}
    </div>
  );
}

/** The seat whose hand lies open below the board; who watches always sees one. */
function usePeek(race: Race) {
  const chosen = useSignal<number>();
  const watched = race.seat.value === undefined ? 0 : undefined;
  const peeked = chosen.value ?? watched;
  const peek = (seat: number) => {
    chosen.value = seat === peeked ? undefined : seat;
  };
  return { peeked, peek };
}

/** Between board and hand, always as high: how to turn, or what is owed. */
function Bar({ race, input }: { race: Race; input: Input }) {
  const call = input.call.value;
  const gift = input.gift.value;
  return (
    <div class="gobble-bar">
      <TurnButton input={input} step={-1} />
      {call && <CallButton race={race} input={input} call={call} />}
      {gift && <GiftRibbon race={race} input={input} gift={gift} />}
      {!call && !gift && <p class="gobble-hint">{hint(race, input)}</p>}
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

/** A sentence over the board: why something of yours was refused, else what just happened. */
function Notices({ race, input }: { race: Race; input: Input }) {
  const news = useNews(race);
  useFading(input.notice);
  const notice = input.notice.value;
  return (
    <div class="gobble-notices">
      <div role="alert">
        {notice && (
          <p key={notice.number} class="gobble-notice">
            {notice.text}
          </p>
        )}
      </div>
      {news.value && !notice && (
        <p class="gobble-news" aria-hidden="true">
          {news.value}
        </p>
      )}
    </div>
  );
}

/** The newest gobble, or gift to you. The table's log says it to those who listen. */
function useNews(race: Race): Signal<string | undefined> {
  const news = useSignal<string>();
  useFading(news);
  useEffect(
    () =>
      race.onEvents((events) => {
        const players = race.players.value;
        const newest = events.filter((event) => isNews(event, race.seat.value)).at(-1);
        if (newest) news.value = tell(newest, players);
      }),
    [race, news],
  );
  return news;
}

function isNews(event: GobbleEvent, seat: number | undefined): boolean {
  if (event.type === "given") return event.to === seat || event.late;
  return event.type === "gobbled" || event.type === "out" || event.type === "turned_up";
}

/** Empties a signal some seconds after its last change. */
function useFading<T>(shown: Signal<T | undefined>): void {
  const value = shown.value;
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => {
      shown.value = undefined;
    }, SHOWN);
    return () => clearTimeout(timer);
  }, [shown, value]);
}

/** The keys that work wherever the focus is, except where one writes. */
function useKeys(input: Input): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isShortcut(event) && press(input, event.key)) event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [input]);
}

function press(input: Input, key: string): boolean {
  const digit = Number(key);
  if (key === "q" || key === "Q") input.turn(-1);
  else if (key === "e" || key === "E") input.turn(1);
  else if (key === "Escape" && input.picked.value !== undefined) input.drop();
  else if ((key === "g" || key === "G" || key === " ") && input.call.value) input.callGobble();
  else if (digit >= 1 && input.gift.value) giveToNth(input, digit);
  else return false;
  return true;
}

function giveToNth(input: Input, nth: number): void {
  const receiver = input.receivers.value[nth - 1];
  if (receiver !== undefined) input.give(receiver);
}
