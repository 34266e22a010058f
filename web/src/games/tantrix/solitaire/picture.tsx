// What the rules of Solitaire are explained by.

import { Back } from "../back";
import type { Cells } from "../board";
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

/** Three piles, number side up; the tile on top of one turns over and comes to the board. */
export function PilesPicture({ words }: { words: string }) {
  const face = "1.2,-1.5";
  return (
    <Frame words={words} places={["-0.9,-0.05", "3.3,0.1", face]}>
      {PILES.map(({ tile, under }, nth) => (
        <At key={tile} cell={`${nth * 1.2},0`}>
          <Back tile={tile} under={under} />
        </At>
      ))}
      {tilesOf({ [face]: { tile: PILES[0].tile, rotation: 0 } })}
      <Arrow from="0,0" to={face} />
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
