// The board: the tiles laid, the spaces worth a gobble, and where the picked tile may go.

import { useSignalEffect } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useCamera } from "../camera";
import { outline, SIDE } from "../hex";
import { Shadow } from "../shadow";
import { At, Sight, Surface } from "../surface";
import { Tile } from "../tile";
import { isArrow } from "../walk";
import { cellInWords, tileInWords } from "../words";
import type { Input } from "./input";
import type { LaidTile } from "./messages.gen";
import { cellsOf, type Race } from "./race";
import { say } from "./tell";

export function Field({ race, input }: { race: Race; input: Input }) {
  const cells = cellsOf(race.view.value);
  const { last } = race.view.value;
  const sent = input.sent.value;
  const open = [...input.open.value.keys()];
  const camera = useCamera();
  useRetreat(input);
  return (
    <div class="gobble-field">
      <Surface
        camera={camera}
        label={say("board.label")}
        cells={[...Object.keys(cells), ...Object.keys(sent), ...open]}
        newest={last}
        onWheelTurn={input.picked.value === undefined ? undefined : (step) => input.turn(step)}
      >
        <Shadow cells={[...Object.keys(cells), ...Object.keys(sent)]} />
        {Object.entries(cells).map(([cell, laid]) => (
          <LaidTileView key={cell} cell={cell} laid={laid} newest={cell === last} />
        ))}
        {Object.entries(sent).map(([cell, { tile, rotation }]) => (
          <At key={`sent ${cell}`} cell={cell}>
            <g class="gobble-sent" data-testid="sent">
              <Tile tile={tile} rotation={rotation} />
            </g>
          </At>
        ))}
        {last !== undefined && (
          <At key="newest" cell={last}>
            <polygon class="gobble-newest" points={outline(1)} />
          </At>
        )}
        {[...input.gobbles.value].map(([cell, gifts]) => (
          <At key={`gobble ${cell}`} cell={cell}>
            <Sight words={`${cellInWords(say, cell)}, ${gobbleInWords(gifts)}`}>
              <GobbleMark gifts={gifts} />
            </Sight>
          </At>
        ))}
        {input.picked.value !== undefined && input.plays.value && <Choices input={input} />}
      </Surface>
    </div>
  );
}

/** Sends the keyboard back to the hand when no cell is left to walk to. */
function useRetreat(input: Input) {
  useSignalEffect(() => {
    if (input.keyboard.value === "board" && input.aimed.value === undefined) {
      input.keyboard.value = "hand";
    }
  });
}

interface LaidTileProps {
  cell: string;
  laid: LaidTile;
  newest: boolean;
}

function LaidTileView({ cell, laid, newest }: LaidTileProps) {
  const words = [
    cellInWords(say, cell),
    tileInWords(say, laid.tile, laid.rotation),
    newest && say("board.newest"),
  ];
  return (
    <At cell={cell}>
      <Sight words={words.filter(Boolean).join(", ")}>
        <Tile tile={laid.tile} rotation={laid.rotation} numbered />
      </Sight>
    </At>
  );
}

/** A space that gives tiles away: a dotted outline, and a parcel with how many. */
function GobbleMark({ gifts }: { gifts: number }) {
  return (
    <g class="gobble-space">
      <polygon points={outline(7)} />
      <g transform={`translate(0 ${-SIDE * 0.46})`}>
        <path
          class="gobble-parcel"
          d="M-17,-7 h15 v15 h-15 z M-9.5,-7 v15 M-14,-13 l4.5,6 l4.5,-6"
        />
        <text x={9} y={1} dominant-baseline="central" text-anchor="middle">
          {gifts}
        </text>
      </g>
    </g>
  );
}

/** The cells around the tiles while one is picked: those where it fits are buttons to walk over. */
function Choices({ input }: { input: Input }) {
  const fits = input.fits.value;
  const aimed = input.aimed.value;
  const stop = aimed ?? fits.keys().next().value;
  return (
    <>
      {[...input.open.value.keys()].map((cell) => {
        const ways = fits.get(cell)?.length;
        return ways === undefined ? (
          <Misfit key={cell} input={input} cell={cell} />
        ) : (
          <Choice key={cell} input={input} cell={cell} ways={ways} isStop={cell === stop} />
        );
      })}
      {aimed !== undefined && <Ghost input={input} cell={aimed} />}
    </>
  );
}

interface ChoiceProps {
  input: Input;
  cell: string;
  ways: number;
  isStop: boolean;
}

function Choice({ input, cell, ways, isStop }: ChoiceProps) {
  const button = useRef<SVGGElement>(null);
  const walkedTo = input.keyboard.value === "board" && input.aimed.value === cell;
  const step = walkedTo ? input.steps.value : undefined;
  useLayoutEffect(() => {
    if (step !== undefined) button.current?.focus();
  }, [step]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isArrow(event.key)) input.walk(event.key);
    else if (event.key === "Enter" || event.key === " ") input.place(cell);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <At cell={cell}>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button */}
      <g
        ref={button}
        class={`gobble-choice${input.aimed.value === cell ? " aimed" : ""}`}
        role="button"
        tabindex={isStop ? 0 : -1}
        aria-label={choiceInWords(input, cell, ways)}
        data-cell={cell}
        onClick={() => input.place(cell)}
        onKeyDown={onKeyDown}
        onMouseDown={keepFocus}
        onFocus={() => {
          input.aim.value = cell;
          input.keyboard.value = "board";
        }}
        onPointerEnter={(event) => {
          if (event.pointerType !== "touch") input.aim.value = cell;
        }}
        onPointerLeave={() => {
          if (input.aim.value === cell && !walkedTo) input.aim.value = undefined;
        }}
      >
        <polygon points={outline(3)} />
        <text dominant-baseline="central" text-anchor="middle">
          {ways}×
        </text>
      </g>
    </At>
  );
}

/** Only the keyboard moves the focus into the board: a click would pull the hand's scroll about. */
function keepFocus(event: Event) {
  event.preventDefault();
}

function choiceInWords(input: Input, cell: string, ways: number): string {
  const gifts = input.gobbles.value.get(cell);
  const words = [
    cellInWords(say, cell),
    say("board.fits", { count: ways }),
    gifts !== undefined && gobbleInWords(gifts),
  ];
  return words.filter(Boolean).join(", ");
}

function gobbleInWords(gifts: number): string {
  return say(gifts > 1 ? "board.double" : "board.gobble");
}

/** A cell where the picked tile does not fit: touching it says why. */
function Misfit({ input, cell }: { input: Input; cell: string }) {
  return (
    <At cell={cell}>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button */}
      <g
        class="gobble-misfit"
        role="button"
        tabindex={-1}
        aria-disabled="true"
        aria-label={`${cellInWords(say, cell)}, ${say("board.does_not_fit")}`}
        data-cell={cell}
        onMouseDown={keepFocus}
        onClick={() => input.place(cell)}
        onKeyDown={(event) => event.key === "Enter" && input.place(cell)}
      >
        <polygon points={outline(3)} />
      </g>
    </At>
  );
}

function Ghost({ input, cell }: { input: Input; cell: string }) {
  const tile = input.picked.value;
  const rotation = input.rotationAt(cell);
  if (tile === undefined || rotation === undefined) return null;
  return (
    <At cell={cell}>
      <g class="gobble-ghost" data-testid="ghost" data-rotation={rotation}>
        <Tile tile={tile} rotation={rotation} />
      </g>
    </At>
  );
}
