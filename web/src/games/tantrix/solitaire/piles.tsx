// The three piles: the tiles lie number side up; the one on top turns over when it is picked.

import { BackPicture } from "../back";
import type { Drag } from "../drag";
import { Hand, type TileState } from "../hand";
import { outline } from "../hex";
import { TilePicture } from "../tile";
import { Turning } from "../turning";
import { tileInWords } from "../words";
import type { Input } from "./input";
import { type Pile, pilesOf, type Solitaire, setAsideIn } from "./match";
import type { SolitaireView } from "./messages.gen";
import { say } from "./tell";
import "./piles.css";

interface PilesProps {
  match: Solitaire;
  input: Input;
  drag: Drag;
}

export function Piles({ match, input, drag }: PilesProps) {
  const piles = pilesOf(match.view.value);
  if (piles.length === 0) return null;
  if (!input.plays.value) return <ShownPiles piles={piles} />;
  const stateOf = (tile: number): TileState => {
    const pile = piles.find(({ top }) => top === tile);
    return {
      useless: input.useless.value.has(tile) && input.whyUseless("label"),
      isAway: input.sent.value?.tile === tile,
      ...(pile && {
        place: pile.number + 1,
        words: inWords(pile),
        picture: (
          <PilePicture
            pile={pile}
            rotation={input.rotationOf(tile)}
            isPicked={input.picked.value === tile}
          />
        ),
      }),
    };
  };
  return (
    <div class="solo-tray wood">
      <Hand input={input} drag={drag} say={say} stateOf={stateOf} />
    </div>
  );
}

/** For who watches. */
function ShownPiles({ piles }: { piles: readonly Pile[] }) {
  return (
    <div class="solo-tray wood">
      <ul class="solitaire-piles">
        {piles.map((pile) => (
          <li key={pile.number} style={{ gridColumn: pile.number + 1 }}>
            <span class="unseen">{`${tileInWords(say, pile.top, 0)}, ${inWords(pile)}`}</span>
            <PilePicture pile={pile} rotation={0} isPicked={false} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PilePictureProps {
  pile: Pile;
  rotation: number;
  isPicked: boolean;
}

/** The pile as it lies; beside it the face of the tile on top, which its number tells, and how many there are. */
function PilePicture({ pile: { top, tiles }, rotation, isPicked }: PilePictureProps) {
  return (
    <span class="solitaire-pile">
      <span key={`${top} ${isPicked}`} class={isPicked ? "solitaire-top turned" : "solitaire-top"}>
        <BackPicture tile={top} under={tiles - 1} />
        {isPicked && (
          <span class="solitaire-face">
            <Turning rotation={rotation}>
              <TilePicture tile={top} rotation={rotation} />
            </Turning>
            <svg class="solitaire-outline" viewBox="-51 -58.5 102 117" aria-hidden="true">
              <polygon points={outline(1)} />
            </svg>
          </span>
        )}
      </span>
      <span class="solitaire-beside" aria-hidden="true">
        <TilePicture tile={top} rotation={rotation} detail={false} />
        <b>×{tiles}</b>
      </span>
    </span>
  );
}

function inWords({ number, tiles }: Pile): string {
  return say("piles.pile", { pile: number + 1, count: tiles });
}

/** The tiles that had no place: each counts against the player. */
export function SetAside({ view }: { view: SolitaireView }) {
  const tiles = setAsideIn(view);
  if (tiles.length === 0) return null;
  return (
    <section class="solitaire-set-aside" aria-label={say("piles.set_aside")}>
      <h2>
        {say("piles.set_aside")} <b>−{tiles.length}</b>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <ul tabIndex={0}>
        {tiles.map((tile) => (
          <li key={tile}>
            <span class="unseen">{tileInWords(say, tile, 0)}</span>
            <TilePicture tile={tile} rotation={0} detail={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
