// What is drawn on the board beside its tiles: a space worth a gobble, a tile on its way, and the newest tile.

import type { Camera } from "../camera";
import { cornerAfter, FLAT, outline, SIDE } from "../hex";
import { Tile } from "../tile";
import { cellsOf, type Race } from "./race";
import { say } from "./tell";

/** The corner at the upper right. */
const CORNER = cornerAfter(5);

/** Half the height of the newest tile's tag, in pixels: as high as small print, however far away the board is. */
const TAG = 8;

/** How large a pixel of it is at least, of a tile's width. */
const LEAST = 1 / 90;

/** A space that gives tiles away: a dotted outline, and a parcel with how many. */
export function GobbleMark({ gifts }: { gifts: number }) {
  return (
    <g class="gobble-space">
      <polygon points={outline(7)} />
      <g transform={`translate(0 ${-SIDE * 0.46})`}>
        <path
          class="gobble-parcel"
          d="M-17,-7 h15 v15 h-15 z M-9.5,-7 v15 M-14,-13 l4.5,6 l4.5,-6"
        />
        <text x={9} y={1} dominant-baseline="central" text-anchor="middle">
          {gifts}
        </text>
      </g>
    </g>
  );
}

export function gobbleInWords(gifts: number): string {
  return say(gifts > 1 ? "board.double" : "board.gobble");
}

/** A tile of yours that is shown before it is accepted: paler, with a dash that runs round it. */
export function SentTile({ tile, rotation }: { tile: number; rotation: number }) {
  return (
    <g class="gobble-sent" data-testid="sent">
      <Tile tile={tile} rotation={rotation} />
      <polygon points={outline(4)} />
    </g>
  );
}

interface NewestProps {
  race: Race;
  camera: Pick<Camera, "tileWidth">;
  cell: string;
}

/** Which tile was laid last: a solid outline, and a tag with the initial of who laid it. */
export function NewestMark({ race, camera, cell }: NewestProps) {
  const seat = cellsOf(race.view.value)[cell]?.seat;
  const name = seat === undefined ? undefined : race.players.value[seat]?.name;
  const pixel = Math.max(FLAT / Math.max(camera.tileWidth.value, 1), FLAT * LEAST);
  return (
    <g class="gobble-newest">
      <polygon points={outline(1)} />
      {name && (
        <g transform={`translate(${CORNER.x} ${CORNER.y}) scale(${pixel})`}>
          <circle r={TAG} />
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a text cannot have the focus */}
          <text aria-hidden="true" dominant-baseline="central" text-anchor="middle">
            {[...name][0]}
          </text>
        </g>
      )}
    </g>
  );
}
