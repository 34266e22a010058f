// The cells around the tiles while one is picked: those where it fits are buttons to walk over.

import { useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { centreOf, outline } from "./hex";
import type { Picking } from "./picking";
import { At } from "./surface";
import { Tile } from "./tile";
import { Turning } from "./turning";
import { isArrow } from "./walk";
import { cellInWords, type Say } from "./words";

interface ChoicesProps {
  input: Picking;
  say: Say;
  /** What else there is to say about a cell where the tile fits. */
  noteOf(cell: string): string | undefined;
  /** What marks a cell where it does not, and how that is said. */
  misfitOf?(cell: string): { words: string; mark: ComponentChildren } | undefined;
  /** What stands beside the tile in the cell aimed at. */
  children?: ComponentChildren;
}

export function Choices({ input, say, noteOf, misfitOf, children }: ChoicesProps) {
  const fits = input.fits.value;
  const aimed = input.aimed.value;
  const stop = aimed ?? fits.keys().next().value;
  useRetreat(input);
  return (
    <>
      {[...input.open.value.keys()].map((cell) => {
        const ways = fits.get(cell)?.length;
        if (ways === undefined) {
          const { words, mark } = misfitOf?.(cell) ?? { words: say("board.does_not_fit") };
          return (
            <Misfit
              key={cell}
              input={input}
              cell={cell}
              words={`${cellInWords(say, cell)}, ${words}`}
            >
              {mark}
            </Misfit>
          );
        }
        const words = [cellInWords(say, cell), say("board.fits", { count: ways }), noteOf(cell)];
        return (
          <Choice
            key={cell}
            input={input}
            cell={cell}
            ways={ways}
            words={words.filter(Boolean).join(", ")}
            isStop={cell === stop}
          />
        );
      })}
      {aimed !== undefined && (
        <Ghost input={input} cell={aimed}>
          {children}
        </Ghost>
      )}
    </>
  );
}

/** Sends the keyboard back to the hand when no cell is left to walk to. */
export function useRetreat(input: Picking) {
  useSignalEffect(() => {
    if (input.keyboard.value === "board" && input.aimed.value === undefined) {
      input.keyboard.value = "hand";
    }
  });
}

interface ChoiceProps {
  input: Picking;
  cell: string;
  ways: number;
  words: string;
  isStop: boolean;
}

function Choice({ ways, ...choice }: ChoiceProps) {
  const isAimed = choice.input.aimed.value === choice.cell;
  return (
    <CellButton {...choice} class={`tantrix-choice${isAimed ? " aimed" : ""}`}>
      <polygon points={outline(3)} />
      <text dominant-baseline="central" text-anchor="middle">
        {ways}×
      </text>
    </CellButton>
  );
}

interface CellButtonProps {
  input: Picking;
  cell: string;
  words: string;
  /** Whether it is the one that Tab comes to. */
  isStop: boolean;
  class: string;
  isPressed?: boolean;
  children: ComponentChildren;
}

/** A cell that the keyboard walks to and on from. */
export function CellButton({ input, cell, words, isStop, isPressed, ...rest }: CellButtonProps) {
  const button = useRef<SVGGElement>(null);
  const walkedTo = input.keyboard.value === "board" && input.aimed.value === cell;
  const step = walkedTo ? input.steps.value : undefined;
  useLayoutEffect(() => {
    if (step !== undefined) button.current?.focus();
  }, [step]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isArrow(event.key)) input.walk(event.key);
    else if (event.key === "Enter" || event.key === " ") input.enter(cell);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <At cell={cell}>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button */}
      <g
        ref={button}
        class={rest.class}
        role="button"
        tabindex={isStop ? 0 : -1}
        aria-label={words}
        aria-pressed={isPressed}
        data-cell={cell}
        onKeyDown={onKeyDown}
        onFocus={() => {
          input.aim.value = cell;
          input.keyboard.value = "board";
        }}
      >
        {rest.children}
      </g>
    </At>
  );
}

interface MisfitProps {
  input: Picking;
  cell: string;
  words: string;
  children: ComponentChildren;
}

/** A cell where the picked tile does not fit: touching it says why. */
function Misfit({ input, cell, words, children }: MisfitProps) {
  return (
    <At cell={cell}>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button */}
      <g
        class="tantrix-misfit"
        role="button"
        tabindex={-1}
        aria-disabled="true"
        aria-label={words}
        data-cell={cell}
        onKeyDown={(event) => event.key === "Enter" && input.place(cell)}
      >
        <polygon points={outline(3)} />
        {children}
      </g>
    </At>
  );
}

interface GhostProps {
  input: Picking;
  cell: string;
  children?: ComponentChildren;
}

/** The picked tile as it would lie in the cell aimed at; it glides from cell to cell. */
export function Ghost({ input, cell, children }: GhostProps) {
  const tile = input.picked.value;
  const rotation = input.rotationAt(cell);
  if (tile === undefined || rotation === undefined) return null;
  const { x, y } = centreOf(cell);
  return (
    <g
      class="tantrix-ghost"
      data-testid="ghost"
      data-rotation={rotation}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <Turning as="g" rotation={rotation}>
        <Tile tile={tile} rotation={rotation} />
      </Turning>
      {children}
    </g>
  );
}
