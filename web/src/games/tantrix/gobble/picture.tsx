// A few tiles on felt that stay as they are, to explain a rule by.

import { outline, SIDE } from "../hex";
import { Arrow, CENTRED, Frame, tilesOf, Verdict } from "../picture";
import { Shadow } from "../shadow";
import { At } from "../surface";
import { Tile } from "../tile";
import { Parcel } from "./marks";
import { GIFT_SECONDS } from "./numbers";
import { giftSpaces, type Loose, mayLie, type Position } from "./positions";

/** How much larger a space's mark is than on the board, which is not looked at from so far away. */
const MARK = 1.9;

interface BoardPicture {
  position: Position;
  /** Without words it is decoration: they stand beside it. */
  words?: string;
}

export function BoardPicture({ words, position }: BoardPicture) {
  const { cells, tries = {}, newest, loose = [] } = position;
  const places = [cells, tries].flatMap(Object.keys).concat(loose.map(({ at }) => at));
  return (
    <Frame words={words} places={places}>
      <Shadow cells={[cells, tries].flatMap(Object.keys)} />
      {tilesOf(cells)}
      {giftSpaces(cells).map(([cell, gifts]) => (
        <At key={cell} cell={cell}>
          <Space gifts={gifts} />
        </At>
      ))}
      {newest !== undefined && (
        <At cell={newest}>
          <polygon class="newest" points={outline(1)} />
        </At>
      )}
      {Object.entries(tries).map(([cell, laid]) => (
        <At key={cell} cell={cell}>
          <Tile {...laid} />
          <Verdict cells={cells} cell={cell} laid={laid} fits={mayLie(cells, cell, laid)} />
        </At>
      ))}
      {loose.map((one) => (
        <LooseTile key={one.tile} loose={one} />
      ))}
    </Frame>
  );
}

/** One tile of a hand that goes to another before time runs out. */
export function GiftPicture({ words }: { words: string }) {
  return (
    <Frame words={words} places={["0,0", "3.7,0", "2,-0.7", "2,0.5"]}>
      {tilesOf({ "3.5,0": { tile: 22, rotation: 0 }, "3,0": { tile: 47, rotation: 2 } })}
      {tilesOf({ "0,0": { tile: 16, rotation: 2 } })}
      <Arrow from="0,0" to="3,0" />
      <At cell="1.85,-0.6">
        <circle class="ring" r={32} />
        <text {...CENTRED}>{GIFT_SECONDS}</text>
      </At>
    </Frame>
  );
}

/** The first has no tile left, the others race on. */
export function PlacesPicture({ words }: { words: string }) {
  const [first, second, third] = ["0,0", "1.4,0", "2.8,0"] as const;
  return (
    <Frame words={words} places={["0.2,-0.4", "3.3,0", "2,0.3"]}>
      <At cell={first}>
        <polygon class="empty" points={outline(3)} />
        <text {...CENTRED}>0</text>
      </At>
      {tilesOf({ [second]: { tile: 12, rotation: 2 } })}
      {tilesOf({ "3.3,0": { tile: 33, rotation: 1 }, [third]: { tile: 7, rotation: 0 } })}
      {[first, second, third].map((cell, index) => (
        <At key={cell} cell={cell}>
          <g transform={`translate(0 ${-SIDE * 1.15})`}>
            <circle class="badge" r={27} />
            <text class="on-badge" {...CENTRED}>
              {index + 1}
            </text>
          </g>
        </At>
      ))}
    </Frame>
  );
}

/** A space that gives tiles away: as on the board, a dotted outline and a parcel with how many. */
function Space({ gifts }: { gifts: number }) {
  return (
    <g class="gobble-space">
      <polygon points={outline(7)} />
      <g transform={`scale(${MARK})`}>
        <Parcel gifts={gifts} />
      </g>
    </g>
  );
}

function LooseTile({ loose: { at, cell, isSentBack, ...laid } }: { loose: Loose }) {
  return (
    <>
      {!isSentBack && (
        <At cell={cell}>
          <polygon class="empty" points={outline(6)} />
        </At>
      )}
      {tilesOf({ [at]: laid })}
      <Arrow from={isSentBack ? cell : at} to={isSentBack ? at : cell} />
    </>
  );
}
