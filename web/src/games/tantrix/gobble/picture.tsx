// A few tiles on felt that stay as they are, to explain a rule by.

import type { ComponentChildren } from "preact";
import { type Cells, clashOf, type Laid, needsOf } from "../board";
import { boundsOf, sizeOf, widened } from "../bounds";
import { centreOf, cornerAfter, FLAT, outline, type Point, SIDE, shown } from "../hex";
import { Shadow } from "../shadow";
import { At } from "../surface";
import { Tile } from "../tile";
import { GIFT_SECONDS } from "./numbers";
import { giftSpaces, type Loose, mayLie, type Place, type Position } from "./positions";

/** How much larger a space's mark is than on the board, which is not looked at from so far away. */
const MARK = 1.9;

/** How far an arrow keeps from the middle of what it joins. */
const CLEAR = FLAT * 0.62;

const HEAD = 16;

const MARGIN = 10;

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
          <Verdict cells={cells} cell={cell} laid={laid} />
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

const CENTRED = { "dominant-baseline": "central", "text-anchor": "middle" } as const;

interface Frame {
  words: string | undefined;
  /** The places that must be in sight. */
  places: readonly Place[];
  children: ComponentChildren;
}

function Frame({ words, places, children }: Frame) {
  const sight = widened(boundsOf(places), MARGIN, MARGIN);
  const { width, height } = sizeOf(sight);
  return (
    <svg
      class="tantrix-picture felt"
      role={words === undefined ? undefined : "img"}
      aria-label={words}
      aria-hidden={words === undefined}
      viewBox={`${sight.left} ${sight.top} ${width} ${height}`}
    >
      {children}
    </svg>
  );
}

function tilesOf(cells: Cells) {
  return Object.entries(cells).map(([cell, laid]) => (
    <At key={cell} cell={cell}>
      <Tile {...laid} />
    </At>
  ));
}

/** A space that gives tiles away: as on the board, a dotted outline and a parcel with how many. */
function Space({ gifts }: { gifts: number }) {
  return (
    <g class="gobble-space">
      <polygon points={outline(7)} />
      <g transform={`scale(${MARK})`}>
        <path
          class="gobble-parcel"
          d="M-19,-6 h15 v15 h-15 z M-11.5,-6 v15 M-16,-12 l4.5,6 l4.5,-6"
        />
        <text x={9} y={2} {...CENTRED}>
          {gifts}
        </text>
      </g>
    </g>
  );
}

/** A tick on a tile that may lie there; else a cross, and the side where two colours meet. */
function Verdict({ cells, cell, laid }: { cells: Cells; cell: string; laid: Laid }) {
  const fits = mayLie(cells, cell, laid);
  const clash = clashOf(laid.tile, laid.rotation, needsOf(cells, cell));
  return (
    <g class={fits ? "verdict fits" : "verdict"}>
      {clash && (
        <path
          class="clash"
          d={`M${shown(cornerAfter(clash.edge + 5))} L${shown(cornerAfter(clash.edge))}`}
        />
      )}
      <circle class="badge" r={23} />
      <path class="on-badge" d={fits ? "M-11,0 l8,9 l14,-17" : "M-9,-9 l18,18 M9,-9 l-18,18"} />
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

function Arrow({ from, to }: { from: Place; to: Place }) {
  const [start, end] = [centreOf(from), centreOf(to)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const along: Point = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  const angle = (Math.atan2(along.y, along.x) * 180) / Math.PI;
  return (
    <g
      class="arrow"
      transform={`translate(${shown(start)}) rotate(${Math.round(angle * 10) / 10})`}
    >
      <path
        d={`M${CLEAR},0 H${length - CLEAR} m${-HEAD},${-HEAD} l${HEAD},${HEAD} l${-HEAD},${HEAD}`}
      />
    </g>
  );
}
