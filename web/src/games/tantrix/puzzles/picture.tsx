// What the rules of a puzzle are explained by: boards as they look on screen.

import { LitLine } from "../lit_line";
import { Arrow, Frame, tilesOf, Verdict } from "../picture";
import { Shadow } from "../shadow";
import { At } from "../surface";
import { Tile } from "../tile";
import { SuggestedTile } from "./marks";
import { CLASHING, type Finished, JOINED, THREE } from "./positions";
import "./field.css";

/** A puzzle that is solved, its line lit. */
export function FinishedPicture({ finished, words }: { finished: Finished; words?: string }) {
  const { cells, along, colour } = finished;
  return (
    <Frame words={words} places={along}>
      <Shadow cells={along} />
      <g class="puzzle-solved">{tilesOf(cells)}</g>
      <LitLine cells={cells} along={along} colour={colour} />
    </Frame>
  );
}

/** Two tiles that match, and one that clashes with them. */
export function MatchPicture({ words }: { words: string }) {
  const places = [JOINED, CLASHING].flatMap((cells) => Object.keys(cells));
  return (
    <Frame words={words} places={places}>
      <Shadow cells={places} />
      {tilesOf(JOINED)}
      {Object.entries(CLASHING).map(([cell, laid]) => (
        <At key={cell} cell={cell}>
          <Tile {...laid} />
          <Verdict cells={JOINED} cell={cell} laid={laid} fits={false} />
        </At>
      ))}
      <At cell="0.5,0">
        <Verdict cells={{}} cell="0,0" laid={{ tile: 1, rotation: 0 }} fits />
      </At>
    </Frame>
  );
}

/** The last tile of three on its way to its cell. */
const LAST = "-1,0";
const BESIDE = "-2.3,-0.6";

export function PlayPicture({ words }: { words: string }) {
  const { [LAST]: last, ...others } = THREE.cells;
  return (
    <Frame words={words} places={[...Object.keys(others), LAST, BESIDE]}>
      <Shadow cells={Object.keys(others)} />
      {tilesOf(others)}
      {last && tilesOf({ [BESIDE]: last })}
      <Arrow from={BESIDE} to={LAST} />
    </Frame>
  );
}

export function HintPicture({ words }: { words: string }) {
  const { [LAST]: last, ...others } = THREE.cells;
  return (
    <Frame words={words} places={THREE.along}>
      <Shadow cells={Object.keys(others)} />
      {tilesOf(others)}
      {last && (
        <At cell={LAST}>
          <SuggestedTile {...last} />
        </At>
      )}
    </Frame>
  );
}

/** Two boards side by side: on the left the puzzle is solved first. */
export function RacePicture({ words }: { words: string }) {
  const { [LAST]: _, ...others } = THREE.cells;
  const beside = Object.fromEntries(
    Object.entries(others).map(([cell, laid]) => {
      const [q = 0, r = 0] = cell.split(",").map(Number);
      return [`${q + 2.6},${r}`, laid];
    }),
  );
  return (
    <Frame words={words} places={[...THREE.along, ...Object.keys(beside)]}>
      <Shadow cells={[...THREE.along, ...Object.keys(beside)]} />
      {tilesOf(THREE.cells)}
      <LitLine {...THREE} />
      {tilesOf(beside)}
    </Frame>
  );
}
