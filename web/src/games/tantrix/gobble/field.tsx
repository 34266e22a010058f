// The board: the tiles laid, the spaces worth a gobble, and where the picked tile may go.

import { useComputed, useSignalEffect } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Camera } from "../camera";
import { centreOf, outline } from "../hex";
import { Shadow } from "../shadow";
import { At, Sight, Surface } from "../surface";
import { Tile } from "../tile";
import { isArrow } from "../walk";
import { cellInWords, tileInWords } from "../words";
import type { Input } from "./input";
import { GobbleMark, gobbleInWords, NewestMark, SentTile } from "./marks";
import type { LaidTile } from "./messages.gen";
import { usePointing } from "./pointing";
import { cellsOf, type Race } from "./race";
import { say } from "./tell";
import { Turning } from "./turning";
import "./field.css";

/** From this width of a tile on, in pixels, there is room for words in a cell. */
const ROOMY = 44;

interface FieldProps {
  race: Race;
  input: Input;
  camera: Camera;
}

export function Field({ race, input, camera }: FieldProps) {
  const cells = cellsOf(race.view.value);
  const { last } = race.view.value;
  const sent = input.sent.value;
  const open = [...input.open.value.keys()];
  const holds = input.picked.value !== undefined;
  const isCramped = useComputed(() => camera.tileWidth.value < ROOMY);
  useRetreat(input);
  return (
    <div
      class={isCramped.value ? "gobble-field cramped" : "gobble-field"}
      {...usePointing(input, camera)}
    >
      <Surface
        camera={camera}
        label={say("board.label")}
        cells={[...Object.keys(cells), ...Object.keys(sent), ...open]}
        newest={last}
        onWheelTurn={holds ? (step) => input.turn(step) : undefined}
      >
        <Shadow cells={[...Object.keys(cells), ...Object.keys(sent)]} />
        {Object.entries(cells).map(([cell, laid]) => (
          <LaidTileView key={cell} cell={cell} laid={laid} newest={cell === last} />
        ))}
        {Object.entries(sent).map(([cell, { tile, rotation }]) => (
          <At key={`sent ${cell}`} cell={cell}>
            <SentTile tile={tile} rotation={rotation} />
          </At>
        ))}
        {[...input.gobbles.value].map(([cell, gifts]) => (
          <At key={`gobble ${cell}`} cell={cell}>
            <Sight words={`${cellInWords(say, cell)}, ${gobbleInWords(gifts)}`}>
              <GobbleMark gifts={gifts} />
            </Sight>
          </At>
        ))}
        {holds && input.plays.value && <Choices input={input} />}
        {last !== undefined && (
          <At key="newest" cell={last}>
            <NewestMark race={race} camera={camera} cell={last} />
          </At>
        )}
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
        <g class={newest ? "gobble-landed" : ""}>
          <Tile tile={laid.tile} rotation={laid.rotation} numbered />
        </g>
      </Sight>
    </At>
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
        onKeyDown={onKeyDown}
        onFocus={() => {
          input.aim.value = cell;
          input.keyboard.value = "board";
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

function choiceInWords(input: Input, cell: string, ways: number): string {
  const gifts = input.gobbles.value.get(cell);
  const words = [
    cellInWords(say, cell),
    say("board.fits", { count: ways }),
    gifts !== undefined && gobbleInWords(gifts),
  ];
  return words.filter(Boolean).join(", ");
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
        onKeyDown={(event) => event.key === "Enter" && input.place(cell)}
      >
        <polygon points={outline(3)} />
      </g>
    </At>
  );
}

/** The picked tile as it would lie in the cell aimed at; it glides from cell to cell. */
function Ghost({ input, cell }: { input: Input; cell: string }) {
  const tile = input.picked.value;
  const rotation = input.rotationAt(cell);
  if (tile === undefined || rotation === undefined) return null;
  const { x, y } = centreOf(cell);
  return (
    <g
      class="gobble-ghost"
      data-testid="ghost"
      data-rotation={rotation}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <Turning as="g" rotation={rotation}>
        <Tile tile={tile} rotation={rotation} />
      </Turning>
    </g>
  );
}
