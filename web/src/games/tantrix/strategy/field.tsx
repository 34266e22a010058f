// The board: the tiles laid, the forced spaces, where the picked tile may go and where not, and the lines looked at.

import type { Camera } from "../camera";
import { Choices } from "../choices";
import { LaidTile, NewestMark, SentTile } from "../laid";
import { LitLine } from "../lit_line";
import { usePointing } from "../pointing";
import { Shadow } from "../shadow";
import { ForcedMark, Turns } from "../spaces";
import { At, Sight, Surface, useFieldClass } from "../surface";
import { cellInWords } from "../words";
import { fittingAmong } from "./fits";
import type { Input } from "./input";
import type { Looking } from "./looking";
import { BarredMark, FixedMark, LitCell, SameTurnMark } from "./marks";
import { bestOf, cellsOf, colourOf, type Strategy } from "./match";
import type { LaidTile as Laid } from "./messages.gen";
import { say } from "./tell";
import "../field.css";
import "./field.css";

interface FieldProps {
  game: Strategy;
  input: Input;
  camera: Camera;
  looking: Looking;
}

export function Field({ game, input, camera, looking }: FieldProps) {
  const view = game.view.value;
  const cells = cellsOf(view);
  const { last } = view;
  const sent = input.sent.value;
  const all = [...Object.keys(cells), ...(sent ? [sent.cell] : [])];
  const holds = input.picked.value !== undefined;
  const lines = looking.lit.value;
  return (
    <div class={useFieldClass(camera)} {...usePointing(input, camera)}>
      <Surface
        camera={camera}
        label={say("board.label")}
        cells={[...all, ...input.open.value.keys()]}
        newest={last}
        onWheelTurn={holds ? (step) => input.turn(step) : undefined}
      >
        <Shadow cells={all} />
        <g class={lines.length > 0 ? "strategy-tiles dimmed" : "strategy-tiles"}>
          {Object.entries(cells).map(([cell, laid]) => (
            <LaidTile key={cell} say={say} cell={cell} laid={laid} isNewest={cell === last} />
          ))}
        </g>
        {lines.map((seat) => (
          <LitLine
            key={seat}
            cells={cells}
            along={bestOf(view, seat).cells}
            colour={colourOf(view, seat)}
          />
        ))}
        {sent && (
          <At key={`sent ${sent.cell}`} cell={sent.cell}>
            <SentTile tile={sent.tile} rotation={sent.rotation} />
          </At>
        )}
        <ForcedSpaces game={game} input={input} />
        {holds && input.plays.value && !sent && (
          <Choices
            input={input}
            say={say}
            noteOf={(cell) => (view.forced?.[cell] ? say("board.forced") : undefined)}
            misfitOf={(cell) => (view.barred?.[cell] ? barred() : undefined)}
          >
            {input.fixed.value !== undefined && <FixedMark />}
            <Turns input={input} />
          </Choices>
        )}
        {input.lit.value.map((cell) => (
          <At key={`lit ${cell}`} cell={cell}>
            <LitCell />
          </At>
        ))}
        {laidWith(last, cells).map((cell) => (
          <At key={`same turn ${cell}`} cell={cell}>
            <SameTurnMark />
          </At>
        ))}
        {last !== undefined && (
          <At key="newest" cell={last}>
            <NewestMark camera={camera} name={game.players.value[cells[last]?.seat ?? -1]?.name} />
          </At>
        )}
      </Surface>
    </div>
  );
}

/** The other tiles of the turn in which the newest was laid. */
function laidWith(last: string | undefined, cells: Readonly<Record<string, Laid>>): string[] {
  const turn = cells[last ?? ""]?.turn;
  return Object.keys(cells).filter((cell) => cell !== last && cells[cell]?.turn === turn);
}

function barred() {
  return { words: say("board.barred"), mark: <BarredMark /> };
}

function ForcedSpaces({ game, input }: Pick<FieldProps, "game" | "input">) {
  const view = game.view.value;
  return Object.entries(view.forced ?? {})
    .filter(([cell]) => cell !== input.sent.value?.cell && cell !== input.aimed.value)
    .map(([cell, { fits = {} }]) => {
      const needs = input.open.value.get(cell) ?? [];
      const fitting = input.isYourTurn.value
        ? Object.keys(fits).length
        : fittingAmong(input.hand.value, needs);
      const isAsked = input.plays.value && input.picked.value === undefined;
      const mine = isAsked ? fitting : undefined;
      const words = [
        cellInWords(say, cell),
        say("board.forced"),
        mine !== undefined && say("board.fitting", { count: mine }),
      ];
      return (
        <At key={`forced ${cell}`} cell={cell}>
          <Sight words={words.filter(Boolean).join(", ")}>
            <ForcedMark fitting={mine} />
          </Sight>
        </At>
      );
    });
}
