// Below the board: the bag, the tile drawn, and the discards, of which the one on top is freed first.

import { useSignal } from "@preact/signals";
import { Dialog } from "../../../ui/dialog";
import { BagPicture } from "../bag";
import type { Drag } from "../drag";
import { Hand } from "../hand";
import { outline } from "../hex";
import { TilePicture } from "../tile";
import { tileInWords } from "../words";
import type { DrawScene } from "./draw_scene";
import type { Input } from "./input";
import { discardsOf, type GobbleAlone } from "./match";
import type { GobbleAloneView } from "./messages.gen";
import { bagInWords, discardsInWords, say } from "./tell";
import "./tray.css";

interface TrayProps {
  match: GobbleAlone;
  input: Input;
  scene: DrawScene;
  drag: Drag;
}

export function Tray({ match, input, scene, drag }: TrayProps) {
  const view = match.view.value;
  const tile = view.hand?.tile;
  return (
    <div class="solo-tray wood">
      <p class="alone-bag">
        <span data-pile="bag">
          <BagPicture />
        </span>
        <b aria-hidden="true">{view.bag ?? 0}</b>
        <span class="unseen">{bagInWords(view)}</span>
      </p>
      <div class="alone-drawn" data-pile="hand">
        {input.plays.value ? (
          <Hand
            input={input}
            drag={drag}
            say={say}
            stateOf={(drawn) => ({
              place: 1,
              isAway: scene.isComing(drawn) || input.picked.value !== drawn,
            })}
          />
        ) : (
          tile !== undefined && <ShownTile tile={tile} />
        )}
      </div>
      <Discards view={view} />
    </div>
  );
}

/** For who watches. */
function ShownTile({ tile }: { tile: number }) {
  return (
    <div class="alone-shown" data-tile={tile}>
      <span class="unseen">{tileInWords(say, tile, 0)}</span>
      <TilePicture tile={tile} rotation={0} />
    </div>
  );
}

/** Where there is none, the place for one. */
function NoTile() {
  return (
    <svg class="alone-no-tile" viewBox="-51 -58.5 102 117" aria-hidden="true">
      <polygon points={outline(4)} />
    </svg>
  );
}

/** So many discards are fanned out; the others lie under them. */
const FANNED = 4;

function Discards({ view }: { view: GobbleAloneView }) {
  const isOpen = useSignal(false);
  const tiles = discardsOf(view);
  const fanned = tiles.slice(-FANNED);
  return (
    <>
      <button
        type="button"
        class="alone-discards"
        disabled={tiles.length === 0}
        aria-label={discardsInWords(view)}
        onClick={() => (isOpen.value = true)}
      >
        <span
          class="alone-fan"
          data-pile="discards"
          style={{ "--under": Math.max(fanned.length - 1, 0) }}
        >
          <NoTile />
          {fanned.map((tile, nth) => (
            <span key={tile} class="alone-fanned" style={{ "--nth": fanned.length - 1 - nth }}>
              <TilePicture tile={tile} rotation={0} detail={false} />
            </span>
          ))}
        </span>
        <b>{tiles.length}</b>
      </button>
      {isOpen.value && (
        <Dialog title={discardsInWords(view)} onClose={() => (isOpen.value = false)}>
          <p>{say("discards.order")}</p>
          <ol class="alone-all-discards felt">
            {[...tiles].reverse().map((tile) => (
              <li key={tile}>
                <span class="unseen">{tileInWords(say, tile, 0)}</span>
                <TilePicture tile={tile} rotation={0} numbered />
              </li>
            ))}
          </ol>
        </Dialog>
      )}
    </>
  );
}
