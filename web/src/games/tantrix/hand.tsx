// Hands: your own, from which tiles are picked, and anybody's, to look at.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { isLost } from "../../ui/focus";
import { isTouched } from "../../ui/touched";
import type { Axis, Drag } from "./drag";
import type { Picking } from "./picking";
import { TilePicture } from "./tile";
import { Turning } from "./turning";
import { type Say, tileInWords } from "./words";
import "./hand.css";

interface HandProps {
  input: Picking;
  drag: Drag;
  say: Say;
  stateOf(tile: number): TileState;
}

/** How a tile of your hand is, beside lying there. */
export interface TileState {
  /** Why nothing can be done with it now. */
  useless?: string | false;
  /** Whether it is seen elsewhere just now. */
  isAway?: boolean;
  /** What is written on it. */
  note?: string | undefined;
  /** What else is said about it. */
  words?: string;
  /** How it looks, where that is not its face alone. */
  picture?: ComponentChildren;
  /** Its place, counted from one, where each has its own and the others stay in theirs. */
  place?: number;
}

/** Your own hand: rows of buttons with one tab stop. */
export function Hand({ input, drag, say, stateOf }: HandProps) {
  const tiles = input.hand.value;
  const row = useRef<HTMLDivElement>(null);
  const visited = useSignal(0);
  const picked = tiles.find((tile) => tile === input.picked.value);
  const stop = picked ?? tiles[Math.min(visited.value, tiles.length - 1)];
  const isCalled = input.keyboard.value === "hand";

  const focusOn = (tile: number | undefined) =>
    row.current?.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus();

  // After a placement or a retreat by the keyboard the focus comes back here: its cell is gone.
  useLayoutEffect(() => {
    if (!isCalled) return;
    focusOn(stop);
    input.keyboard.value = undefined;
  }, [isCalled]);

  // At the start of a match nothing has the focus: the lobby is gone. A finger would only see a tile ringed.
  useLayoutEffect(() => {
    if (isLost() && !isTouched) focusOn(stop);
  }, []);

  // A tile that was refused may have been scrolled out of sight meanwhile. What is half in sight stays under its finger.
  useLayoutEffect(() => {
    if (picked !== undefined) visited.value = tiles.indexOf(picked);
    const tile = row.current?.querySelector(`[data-tile="${picked}"]`);
    if (tile && row.current && isApart(tile, row.current)) {
      tile.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }, [picked]);

  const indexOf = (target: EventTarget | null) => tiles.indexOf(tileOf(target) ?? Number.NaN);

  const onPointerDown = (event: PointerEvent) => {
    const tile = tileOf(event.target);
    if (tile === undefined || event.button > 0) return;
    drag.begin(event, tile, scrollsAlong(row.current));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const focused = indexOf(event.target);
    const next = neighbourInRow(event.key, focused, tiles.length);
    if (next !== undefined) {
      event.preventDefault();
      focusOn(tiles[next]);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const tile = tiles[focused];
      if (tile !== undefined) input.pickAndAim(tile);
    }
  };

  return (
    <div
      ref={row}
      class="tantrix-hand wood"
      role="toolbar"
      aria-label={say("board.hand_count", { count: tiles.length })}
      onFocusIn={(event) => {
        visited.value = Math.max(0, indexOf(event.target));
      }}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onWheel={scrollAlong}
    >
      <div class="tantrix-hand-tiles" style={{ "--half": Math.ceil(tiles.length / 2) }}>
        {tiles.map((tile) => {
          const state = stateOf(tile);
          return (
            <HandTile
              key={state.place ?? tile}
              input={input}
              say={say}
              tile={tile}
              isStop={tile === stop}
              isLifted={drag.lifted.value?.tile === tile}
              {...state}
            />
          );
        })}
      </div>
    </div>
  );
}

interface HandTileProps extends TileState {
  input: Picking;
  say: Say;
  tile: number;
  isStop: boolean;
  /** Whether it is in the air. */
  isLifted: boolean;
}

function HandTile({ input, say, tile, isStop, isLifted, ...state }: HandTileProps) {
  const { useless, isAway, note, place } = state;
  const picked = input.picked.value === tile;
  const rotation = input.rotationOf(tile);
  const words = [tileInWords(say, tile, rotation), state.words, useless, note];
  const marks = [
    useless && "useless",
    (isAway || isLifted) && "away",
    note !== undefined && "noted",
  ];
  return (
    <button
      type="button"
      class={["tantrix-hand-tile", ...marks].filter(Boolean).join(" ")}
      data-tile={tile}
      style={place === undefined ? undefined : { gridColumn: place }}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={picked}
      aria-label={words.filter(Boolean).join(", ")}
      onClick={() => (picked ? input.turn(1) : input.pick(tile))}
    >
      {state.picture ?? (
        <Turning key={tile} rotation={rotation}>
          <TilePicture tile={tile} rotation={rotation} />
        </Turning>
      )}
      {note !== undefined && (
        <span class="tantrix-note" aria-hidden="true">
          {note}
        </span>
      )}
    </button>
  );
}

/** Where the focus goes in a row by a key. */
function neighbourInRow(key: string, from: number, length: number): number | undefined {
  const last = length - 1;
  if (key === "ArrowRight") return Math.min(from + 1, last);
  if (key === "ArrowLeft") return Math.max(from - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return last;
  return undefined;
}

function tileOf(target: EventTarget | null): number | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-tile]") : null;
  return button ? Number(button.dataset.tile) : undefined;
}

/** The way a finger scrolls the hand, as the style has it. */
function scrollsAlong(hand: Element | null): Axis {
  return hand && getComputedStyle(hand).touchAction === "pan-y" ? "y" : "x";
}

/** Whether two boxes on screen have nothing in common. */
function isApart(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.right < b.left || a.left > b.right || a.bottom < b.top || a.top > b.bottom;
}

/** A mouse wheel goes up and down, a hand from left to right. */
function scrollAlong(event: WheelEvent & { currentTarget: HTMLElement }) {
  event.currentTarget.scrollLeft += event.deltaY;
}

interface OpenHandProps {
  say: Say;
  name: string | undefined;
  tiles: readonly number[];
}

/** Anybody's hand, to look at. */
export function OpenHand({ say, name, tiles }: OpenHandProps) {
  return (
    <section class="tantrix-open-hand" aria-label={say("board.other_hand", { name })}>
      <h2>{say("board.other_hand", { name })}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <ul tabIndex={0}>
        {tiles.map((tile) => (
          <li key={tile}>
            <span class="unseen">{tileInWords(say, tile, 0)}</span>
            <TilePicture tile={tile} rotation={0} detail={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
