// The tray: the tiles of the task that wait beside the board, and the place where the picked one comes back to.

import type { Drag } from "../drag";
import { Hand } from "../hand";
import { outline } from "../hex";
import type { Scene } from "../scene";
import type { Say } from "../words";
import type { Input } from "./input";
import "./tray.css";

interface TrayProps {
  input: Input;
  drag: Drag;
  scene: Scene;
  say: Say;
}

/** So few tiles can be large where there is room. */
const FEW = 7;

export function Tray({ input, drag, scene, say }: TrayProps) {
  const isSmall = input.task.value.tiles.length <= FEW;
  return (
    <div class={`puzzle-tray wood${isSmall ? " few" : ""}`}>
      <button
        type="button"
        class="puzzle-take-back"
        disabled={!input.liesPicked.value}
        aria-label={say("tools.take_back")}
        aria-keyshortcuts="Backspace"
        onClick={() => input.takeBack()}
      >
        <svg viewBox="-51 -58.5 102 117" aria-hidden="true">
          <polygon points={outline(5)} />
          <path d="M0,-24 V20 M-19,3 L0,22 L19,3" />
        </svg>
      </button>
      <Hand
        input={input}
        drag={drag}
        say={say}
        stateOf={(tile) => ({ isAway: scene.isAwaited(tile) })}
      />
    </div>
  );
}
