// The tiles on the board: those that lie, one on its way, and which was laid last.

import type { Laid } from "./board";
import type { Camera } from "./camera";
import { cornerAfter, FLAT, outline } from "./hex";
import { At, Sight } from "./surface";
import { Tile } from "./tile";
import { cellInWords, type Say, tileInWords } from "./words";

interface LaidTileProps {
  say: Say;
  cell: string;
  laid: Laid;
  isNewest: boolean;
}

export function LaidTile({ say, cell, laid, isNewest }: LaidTileProps) {
  const words = [
    cellInWords(say, cell),
    tileInWords(say, laid.tile, laid.rotation),
    isNewest && say("board.newest"),
  ];
  return (
    <At cell={cell}>
      <Sight words={words.filter(Boolean).join(", ")}>
        <g class={isNewest ? "tantrix-landed" : ""}>
          <Tile tile={laid.tile} rotation={laid.rotation} numbered />
        </g>
      </Sight>
    </At>
  );
}

/** A tile of yours that is shown before it is accepted: paler, with a dash that runs round it. */
export function SentTile({ tile, rotation }: Laid) {
  return (
    <g class="tantrix-sent" data-testid="sent">
      <Tile tile={tile} rotation={rotation} />
      <polygon points={outline(4)} />
    </g>
  );
}

/** The corner at the upper right. */
const CORNER = cornerAfter(5);

/** Half the height of the newest tile's tag, in pixels: as high as small print, however far away the board is. */
const TAG = 8;

/** How large a pixel of it is at least, of a tile's width. */
const LEAST = 1 / 90;

interface NewestProps {
  camera: Pick<Camera, "tileWidth">;
  /** Who laid it. */
  name: string | undefined;
}

/** Which tile was laid last: a solid outline, and a tag with the initial of who laid it. */
export function NewestMark({ camera, name }: NewestProps) {
  const pixel = Math.max(FLAT / Math.max(camera.tileWidth.value, 1), FLAT * LEAST);
  return (
    <g class="tantrix-newest">
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
