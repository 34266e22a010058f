// The die in the middle of the table: to be rolled by whose turn it is, and what it shows.

import { useEffect, useRef, useState } from "preact/hooks";
import { isCalm } from "../../ui/motion";
import { FACE_NAMES, FaceIcon } from "./icons";
import type { Input } from "./input";
import type { Rectangle } from "./layout";
import type { TripAway } from "./match";
import type { Face } from "./messages.gen";
import { say } from "./say";
import { faceInWords } from "./wording";
import "./die.css";

interface DieProps {
  game: TripAway;
  input: Input;
  at: Rectangle;
}

export function Die({ game, input, at }: DieProps) {
  const { die } = game.view.value;
  const rolls = useRolls(game);
  if (game.outcome.value) return null;
  const isYours = input.asked.value.asks === "roll";
  const style = { left: `${at.x}px`, top: `${at.y}px`, "--size": `${at.width}px` };
  if (isYours) {
    return (
      <button
        type="button"
        class="trip-die yours"
        style={style}
        aria-keyshortcuts="Space"
        onClick={() => input.roll()}
      >
        <DieFace face={die} />
        <span class="trip-die-word">{say("die.roll")}</span>
      </button>
    );
  }
  return (
    <div class={die ? "trip-die" : "trip-die idle"} style={style} data-testid="die">
      <DieFace key={rolls} face={die} isRolled={rolls > 0} />
      <span key={`word ${rolls}`} class={rolls > 0 ? "trip-die-word rolled" : "trip-die-word"}>
        {die && faceInWords(die)}
      </span>
    </div>
  );
}

function DieFace({ face, isRolled = false }: { face: Face | undefined; isRolled?: boolean }) {
  const strip = isRolled && face ? [...FACE_NAMES.filter((name) => name !== face), face] : [];
  return (
    <span class={isRolled ? "trip-cube rolled" : "trip-cube"} aria-hidden="true">
      {strip.length > 0 ? (
        <span class="trip-strip">
          {strip.map((name) => (
            <FaceIcon key={name} face={name} />
          ))}
        </span>
      ) : (
        <FaceIcon face={face ?? "unrolled"} />
      )}
    </span>
  );
}

/** How often the die has been rolled while it is on screen. */
function useRolls(game: TripAway): number {
  const [rolls, setRolls] = useState(0);
  const count = useRef(0);
  useEffect(
    () =>
      game.onEvents((events) => {
        if (isCalm() || !events.some(({ type }) => type === "rolled")) return;
        count.current += 1;
        setRolls(count.current);
      }),
    [game],
  );
  return rolls;
}
