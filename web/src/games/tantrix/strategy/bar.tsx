// The bar of a turn: how to turn, what helps now, and the tick that lays the tile.

import { Icon } from "../../../ui/icon";
import { Hint, Bar as TurningBar } from "../bar";
import type { Scene } from "../scene";
import type { Input } from "./input";
import type { Strategy } from "./match";
import { say } from "./tell";

interface BarProps {
  game: Strategy;
  input: Input;
  onKeys(): void;
}

export function Bar({ game, input, onKeys }: BarProps) {
  return (
    <TurningBar input={input} say={say} onKeys={onKeys}>
      {input.fixed.value !== undefined && input.isYourTurn.value ? (
        <button
          type="button"
          class="strategy-confirm"
          disabled={!input.mayConfirm.value}
          aria-keyshortcuts="Enter"
          onClick={() => input.confirm()}
        >
          <Icon name="check" /> {say("board.place")}
        </button>
      ) : (
        <Hint>{hint(game, input)}</Hint>
      )}
    </TurningBar>
  );
}

/** The one sentence that helps most now. */
function hint(game: Strategy, input: Input): string {
  if (game.outcome.value) return say("board.over");
  if (!input.plays.value) return say(hasLeft(game) ? "board.left" : "board.out_of_tiles");
  if (!game.online.value) return say("board.offline");
  if (input.fixed.value !== undefined) return say("board.planned");
  if (input.picked.value === undefined) {
    return say(input.isYourTurn.value ? "board.pick" : "board.plan");
  }
  const count = input.fits.value.size;
  return count === 0 ? say("board.nowhere_now") : say("board.places", { count });
}

function hasLeft(game: Strategy): boolean {
  return game.view.value.resigned?.[game.seat.value ?? -1] !== undefined;
}

interface TickProps {
  input: Input;
  scene: Pick<Scene, "locate">;
}

/** Beside the ghost, for a mouse that is there already. */
export function TickBesideGhost({ input, scene }: TickProps) {
  const cell = input.fixed.value;
  if (cell === undefined || !input.mayConfirm.value) return null;
  const spot = scene.locate({ cell });
  if (!spot) return null;
  return (
    <button
      type="button"
      class="strategy-tick"
      tabIndex={-1}
      aria-label={say("board.place")}
      style={{ "--x": `${spot.x}px`, "--y": `${spot.y}px`, "--wide": `${spot.width}px` }}
      onClick={() => input.confirm()}
    >
      <Icon name="check" />
    </button>
  );
}
