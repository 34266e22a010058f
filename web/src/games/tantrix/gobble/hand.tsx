// Hands: your own, from which tiles are picked, and anybody's, to look at.

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { isLost } from "../../../ui/focus";
import { TilePicture } from "../tile";
import { tileInWords } from "../words";
import type { Input } from "./input";
import { handOf, type Race } from "./race";
import { say } from "./tell";

/** Your own hand: a row of buttons with one tab stop. */
export function Hand({ input }: { input: Input }) {
  const tiles = input.hand.value;
  const row = useRef<HTMLDivElement>(null);
  const visited = useSignal(0);
  const stop = input.picked.value ?? tiles[Math.min(visited.value, tiles.length - 1)];
  const isCalled = input.keyboard.value === "hand";

  const focusOn = (tile: number | undefined) =>
    row.current?.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus();

  // After a placement or a retreat by the keyboard the focus comes back here: its cell is gone.
  useLayoutEffect(() => {
    if (!isCalled) return;
    focusOn(stop);
    input.keyboard.value = undefined;
  }, [isCalled]);

  // At the start of a race nothing has the focus: the lobby is gone.
  useLayoutEffect(() => {
    if (isLost()) focusOn(stop);
  }, []);

  const indexOf = (target: EventTarget | null) =>
    tiles.indexOf(Number((target as HTMLElement).dataset.tile));

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
      class="gobble-hand"
      role="toolbar"
      aria-label={say("board.hand_count", { count: tiles.length })}
      onFocusIn={(event) => {
        visited.value = Math.max(0, indexOf(event.target));
      }}
      onKeyDown={onKeyDown}
      onWheel={scrollAlong}
    >
      {tiles.map((tile) => (
        <HandTile key={tile} input={input} tile={tile} isStop={tile === stop} />
      ))}
    </div>
  );
}

function HandTile({ input, tile, isStop }: { input: Input; tile: number; isStop: boolean }) {
  const picked = input.picked.value === tile;
  const useless = input.useless.value.has(tile);
  const rotation = input.rotationOf(tile);
  const words = tileInWords(say, tile, rotation);
  return (
    <button
      type="button"
      class={`gobble-hand-tile${useless ? " useless" : ""}`}
      data-tile={tile}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={picked}
      aria-label={useless ? `${words}, ${say("board.nowhere")}` : words}
      onClick={() => (picked ? input.turn(1) : input.pick(tile))}
    >
      <TilePicture tile={tile} rotation={rotation} />
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

/** A mouse wheel goes up and down, a hand from left to right. */
function scrollAlong(event: WheelEvent & { currentTarget: HTMLElement }) {
  event.currentTarget.scrollLeft += event.deltaY;
}

/** Anybody's hand, to look at. */
export function OpenHand({ race, seat }: { race: Race; seat: number }) {
  const name = race.players.value[seat]?.name;
  const tiles = handOf(race.view.value, seat);
  return (
    <section class="gobble-open-hand" aria-label={say("board.other_hand", { name })}>
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
