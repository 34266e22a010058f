// A position of the rules as a picture, marked as on the board.

import { LitLine } from "../lit_line";
import { Arrow, Frame, tilesOf, Verdict } from "../picture";
import { Shadow } from "../shadow";
import { ForcedMark } from "../spaces";
import { At } from "../surface";
import { Tile } from "../tile";
import { threeAlike } from "./fits";
import { BarredMark, LitCell } from "./marks";
import { closedCells, forcedSpaces, mayLie, type Position } from "./positions";
import "./field.css";

interface PictureProps {
  position: Position;
  /** Without words it is decoration: they stand beside it. */
  words?: string;
}

export function BoardPicture({ position, words }: PictureProps) {
  const { cells, tries = {}, coming, line } = position;
  const closed = forcedSpaces(cells).length > 0 && !coming ? closedCells(cells) : [];
  const places = [...Object.keys(cells), ...Object.keys(tries), ...closed];
  const loose = coming ? { [coming.at]: coming.laid } : {};
  return (
    <Frame words={words} places={[...places, ...Object.keys(loose)]}>
      <Shadow cells={[cells, tries, loose].flatMap(Object.keys)} />
      {tilesOf(cells)}
      {line && <LitLine cells={cells} {...line} />}
      {!line && marksOf(forcedSpaces(cells), <ForcedMark fitting={undefined} />)}
      {marksOf(closed, <BarredMark />)}
      {Object.entries(tries).map(([cell, laid]) => (
        <g key={cell}>
          <At cell={cell}>
            <Tile {...laid} />
            <Verdict cells={cells} cell={cell} laid={laid} fits={mayLie(cells, cell, laid)} />
          </At>
          {marksOf([threeAlike(cells, cell, laid)?.space ?? []].flat(), <LitCell />)}
        </g>
      ))}
      {tilesOf(loose)}
      {coming && <Arrow from={coming.at} to={coming.cell} />}
    </Frame>
  );
}

function marksOf(cells: readonly string[], mark: preact.JSX.Element) {
  return cells.map((cell) => (
    <At key={cell} cell={cell}>
      {mark}
    </At>
  ));
}
