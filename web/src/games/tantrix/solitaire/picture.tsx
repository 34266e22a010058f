// What the rules of Solitaire are explained by.

import { Back } from "../back";
import type { Cells } from "../board";
import { outline } from "../hex";
import { LitLine } from "../lit_line";
import { Arrow, Frame, tilesOf, Verdict } from "../picture";
import { Shadow } from "../shadow";
import { ForcedMark } from "../spaces";
import { At } from "../surface";
import { Tile } from "../tile";
import { FORCED, MATCH, PILES } from "./positions";

/** A line or a loop of red, lit. */
export function LinePicture({
  words,
  cells,
  along,
}: {
  words?: string;
  cells: Cells;
  along: readonly string[];
}) {
  return (
    <Frame words={words} places={along}>
      <Shadow cells={along} />
      <g class="solo-tiles dimmed">{tilesOf(cells)}</g>
      <LitLine cells={cells} along={along} colour="red" />
    </Frame>
  );
}

/** How far apart two piles are, and how much smaller the face is under one. */
const APART = 1.25;
const SMALL = 0.55;

/** Three piles, number side up, the face of each tile on top under it; the first one is turned over. */
export function PilesPicture({ words }: { words: string }) {
  return (
    <Frame
      words={words}
      places={["0,0", `${2 * APART},0`, "-0.1,1.05", `${2 * APART - 1.05},1.05`]}
    >
      {PILES.map(({ tile, under }, nth) => (
        <At key={tile} cell={`${nth * APART},0`}>
          <Back tile={tile} under={under} />
          {nth === 0 && (
            <>
              <Tile tile={tile} rotation={0} />
              <polygon class="newest" points={outline(1)} />
            </>
          )}
          <g transform={`translate(0 118) scale(${SMALL})`}>
            <Tile tile={tile} rotation={0} />
          </g>
        </At>
      ))}
    </Frame>
  );
}

export function MatchPicture({ words }: { words: string }) {
  const { cells, cell, laid } = MATCH;
  const places = [...Object.keys(cells), cell];
  return (
    <Frame words={words} places={places}>
      <Shadow cells={places} />
      {tilesOf(cells)}
      <At cell={cell}>
        <Tile {...laid} />
        <Verdict cells={cells} cell={cell} laid={laid} fits />
      </At>
    </Frame>
  );
}

export function ForcedPicture({ words }: { words?: string }) {
  const { cells, cell, laid } = FORCED;
  const beside = "-2.4,-0.3";
  return (
    <Frame words={words} places={[...Object.keys(cells), cell, beside]}>
      <Shadow cells={[...Object.keys(cells), beside]} />
      {tilesOf(cells)}
      <At cell={cell}>
        <ForcedMark fitting={undefined} />
      </At>
      {tilesOf({ [beside]: laid })}
      <Arrow from={beside} to={cell} />
    </Frame>
  );
}
