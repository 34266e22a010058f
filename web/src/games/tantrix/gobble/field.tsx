// The board: the tiles laid, the spaces worth a gobble, and where the picked tile may go.

import type { Camera } from "../camera";
import { Choices } from "../choices";
import { LaidTile, NewestMark, SentTile } from "../laid";
import { usePointing } from "../pointing";
import { Shadow } from "../shadow";
import { At, Sight, Surface, useFieldClass } from "../surface";
import { cellInWords } from "../words";
import type { Input } from "./input";
import { GobbleMark, gobbleInWords } from "./marks";
import { cellsOf, type Race } from "./race";
import { say } from "./tell";
import "../field.css";
import "./field.css";

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
  return (
    <div class={useFieldClass(camera)} {...usePointing(input, camera)}>
      <Surface
        camera={camera}
        label={say("board.label")}
        cells={[...Object.keys(cells), ...Object.keys(sent), ...open]}
        newest={last}
        onWheelTurn={holds ? (step) => input.turn(step) : undefined}
      >
        <Shadow cells={[...Object.keys(cells), ...Object.keys(sent)]} />
        {Object.entries(cells).map(([cell, laid]) => (
          <LaidTile key={cell} say={say} cell={cell} laid={laid} isNewest={cell === last} />
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
        {holds && input.plays.value && (
          <Choices input={input} say={say} noteOf={(cell) => giftsAt(input, cell)} />
        )}
        {last !== undefined && (
          <At key="newest" cell={last}>
            <NewestMark camera={camera} name={race.players.value[cells[last]?.seat ?? -1]?.name} />
          </At>
        )}
      </Surface>
    </div>
  );
}

function giftsAt(input: Input, cell: string): string | undefined {
  const gifts = input.gobbles.value.get(cell);
  return gifts === undefined ? undefined : gobbleInWords(gifts);
}
