// Small buttons over the structure, for those who play and those who watch: see all, see the last fall again, read.

import { Icon } from "../../ui/icon";
import { isCalm } from "../../ui/motion";
import { Drawn } from "./icons";
import { say } from "./say";
import type { Stage } from "./stage";
import { showsResultOnly } from "./still";
import "./corner.css";

interface CornerProps {
  stage: Stage;
  onSticks(): void;
}

export function Corner({ stage, onSticks }: CornerProps) {
  const { film, isFitted } = stage;
  const isMoving = stage.match.view.value.settling !== undefined;
  return (
    <div class="ntropy-corner">
      {film.isReplaying.value ? (
        <button type="button" class="ntropy-button" onClick={() => film.stop()}>
          <Icon name="stop" /> {say("board.stop")}
        </button>
      ) : (
        film.canReplay.value &&
        !isMoving && (
          <button
            type="button"
            class="ntropy-button square"
            aria-label={say("board.moved_again")}
            title={say("board.moved_again")}
            aria-keyshortcuts="R"
            onClick={() => film.replay()}
          >
            <Drawn as="replay" />
          </button>
        )
      )}
      {isCalm() && (
        <button
          type="button"
          class="ntropy-button square"
          aria-label={say("board.result_only")}
          title={say("board.result_only")}
          aria-pressed={showsResultOnly.value}
          onClick={() => {
            showsResultOnly.value = !showsResultOnly.value;
          }}
        >
          <Drawn as="result" />
        </button>
      )}
      <button
        type="button"
        class="ntropy-button square"
        aria-label={say("board.sticks")}
        title={say("board.sticks")}
        aria-keyshortcuts="D"
        onClick={onSticks}
      >
        <Icon name="log" />
      </button>
      {!isFitted.value && (
        <button
          type="button"
          class="ntropy-button square"
          aria-label={say("board.fit")}
          title={say("board.fit")}
          aria-keyshortcuts="0"
          onClick={() => stage.fit()}
        >
          <Icon name="fit" />
        </button>
      )}
    </div>
  );
}
