// What the rules of Gobble alone are explained by.

import { BAG } from "../bag";
import { outline } from "../hex";
import { Arrow, Frame, type Place, tilesOf, Verdict } from "../picture";
import { Shadow } from "../shadow";
import { At } from "../surface";
import { Tile } from "../tile";
import { FreeingMark } from "./marks";
import { BELOW, DISCARDS, FILLING, GOBBLE, JOINED, UNWELCOME, WELCOME } from "./positions";
import "../spaces.css";
import "./style.css";

interface Words {
  words?: string;
}

/** The bag, as wide as a tile. */
export function Bag({ at }: { at: Place }) {
  return (
    <At cell={at}>
      <path class="alone-drawn-bag" d={BAG} transform="scale(4.6) translate(-12 -12)" />
    </At>
  );
}

/** A tile from the bag touches the two that lie joined: it fits. */
export function DrawPicture({ words }: Words) {
  const bag = "-2.2,1";
  return (
    <Frame words={words} places={[...Object.keys(JOINED), BELOW, bag]}>
      <Shadow cells={[...Object.keys(JOINED), BELOW]} />
      {tilesOf(JOINED)}
      <Bag at={bag} />
      <At cell={BELOW}>
        <Tile {...WELCOME} />
        <Verdict cells={JOINED} cell={BELOW} laid={WELCOME} fits />
      </At>
      <Arrow from={bag} to={BELOW} />
    </Frame>
  );
}

/** One that fits nowhere goes to the discards. */
export function DiscardPicture({ words }: Words) {
  const pile = "3,1";
  return (
    <Frame words={words} places={[...Object.keys(JOINED), BELOW, pile]}>
      <Shadow cells={[...Object.keys(JOINED), BELOW]} />
      {tilesOf(JOINED)}
      <At cell={BELOW}>
        <Tile {...UNWELCOME} />
        <Verdict cells={JOINED} cell={BELOW} laid={UNWELCOME} fits={false} />
      </At>
      <Fan at={pile} tiles={DISCARDS.slice(0, 2)} />
      <Arrow from={BELOW} to="2.4,1" />
    </Frame>
  );
}

/** A space with three neighbours, and the tile that fills it. */
export function GobblePicture({ words }: Words) {
  const beside = "1.5,1.3";
  return (
    <Frame words={words} places={[...Object.keys(GOBBLE), beside]}>
      <Shadow cells={[...Object.keys(GOBBLE), beside]} />
      {tilesOf(GOBBLE)}
      <At cell={BELOW}>
        <FreeingMark tiles={1} />
      </At>
      {tilesOf({ [beside]: FILLING })}
      <Arrow from={beside} to={BELOW} />
    </Frame>
  );
}

/** The discard on top is free: to the board, or back in the bag. */
export function FreedPicture({ words }: Words) {
  const [pile, freed, cell, bag] = ["0,0", "2,0", "4.1,-0.8", "3.3,0.8"] as const;
  const top = DISCARDS.at(-1);
  return (
    <Frame words={words} places={["-0.3,0", cell, bag]}>
      <Fan at={pile} tiles={DISCARDS.slice(0, -1)} />
      {top && tilesOf({ [freed]: top })}
      <At cell={cell}>
        <polygon class="empty" points={outline(6)} />
      </At>
      <Bag at={bag} />
      {[
        [pile, freed],
        [freed, cell],
        [freed, bag],
      ].map(([from = "", to = ""]) => (
        <Arrow key={to} from={from} to={to} />
      ))}
    </Frame>
  );
}

/** Discards one over the other, a little apart. */
function Fan({ at, tiles }: { at: Place; tiles: typeof DISCARDS }) {
  const [q = 0, r = 0] = at.split(",").map(Number);
  return (
    <>
      {tiles.map((laid, nth) => (
        <At key={laid.tile} cell={`${q + 0.3 * (nth + 1 - tiles.length)},${r}`}>
          <Tile {...laid} />
        </At>
      ))}
    </>
  );
}
