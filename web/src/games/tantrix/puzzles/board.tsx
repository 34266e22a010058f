// A puzzle on screen.

import { useCamera } from "../camera";
import { LaidTile } from "../laid";
import { Shadow } from "../shadow";
import { Surface, useFieldClass } from "../surface";
import { benchOf, cellsOf, type PuzzleMatch } from "./match";
import { sayOf } from "./tell";
import "../play.css";
import "../field.css";

export function Board({ match, game }: { match: PuzzleMatch; game: string }) {
  const camera = useCamera();
  const say = sayOf(game);
  const cells = cellsOf(benchOf(match.view.value, match.seat.value ?? 0));
  return (
    <div class="tantrix-play">
      <div class="tantrix-middle">
        <div class={useFieldClass(camera)}>
          <Surface camera={camera} label={say("board.label")} cells={Object.keys(cells)}>
            <Shadow cells={Object.keys(cells)} />
            {Object.entries(cells).map(([cell, laid]) => (
              <LaidTile key={cell} say={say} cell={cell} laid={laid} isNewest={false} />
            ))}
          </Surface>
        </div>
      </div>
    </div>
  );
}
