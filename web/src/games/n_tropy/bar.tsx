// The bar below the structure: what can be done now, as buttons that are easy to hit.

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { isLost, useKeptFocus } from "../../ui/focus";
import { isTouched } from "../../ui/touched";
import { Dial } from "./dial";
import { type Drawing, Drawn } from "./icons";
import { LetGo } from "./let_go";
import { radians } from "./measures";
import { say } from "./say";
import type { Step, Turn } from "./turn";
import "./bar.css";

/** Where the keyboard goes on when its button has gone. */
const HEIRS = [".main"];

const LEVEL = 0;
const UPRIGHT = Math.PI / 2;

interface BarProps {
  turn: Turn;
  onKeys(): void;
}

export function Bar({ turn, onKeys }: BarProps) {
  const bar = useKeptFocus<HTMLDivElement>(HEIRS);
  useEffect(() => {
    if (turn.wasListed && isLost()) {
      const [heir] = [".main", ".ntropy-where"].flatMap(
        (each) => bar.current?.querySelector<HTMLElement>(each) ?? [],
      );
      heir?.focus();
    }
    turn.wasListed = false;
  }, [turn]);
  const { hand } = turn.stage;
  const step = turn.step.value;
  const isHeld = turn.isYours.value && hand.holding.value;
  const marks = ["ntropy-bar", turn.isYours.value && "yours", isHeld && "holding"];
  return (
    <div
      class={marks.filter(Boolean).join(" ")}
      ref={bar}
      role="toolbar"
      aria-label={say("board.bar")}
      onKeyDown={pressOnce}
    >
      {isHeld ? (
        <Holding turn={turn} step={step} />
      ) : step === "pick" && turn.isYours.value ? (
        <Picking turn={turn} />
      ) : (
        <p class="ntropy-hint">{hintInWords(turn)}</p>
      )}
      <button
        type="button"
        class="ntropy-button square ntropy-keys-button"
        aria-label={say("keys.title")}
        aria-keyshortcuts="?"
        onClick={onKeys}
      >
        <kbd>?</kbd>
      </button>
    </div>
  );
}

/** A key that is kept down must not take a stick, lower it and let it go. */
function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
}

function hintInWords(turn: Turn): string {
  const step = turn.step.value;
  const isSettling = step === "settle" || step === "again" || step === "late";
  if (isSettling) return say("board.hands_off");
  return turn.isYours.value ? "…" : say("board.wait");
}

function Picking({ turn }: { turn: Turn }) {
  return (
    <>
      <Main shortcut="Space" onPress={() => turn.stage.hand.pick()}>
        {say("bar.pick")}
      </Main>
      <Where turn={turn} />
    </>
  );
}

interface HoldingProps {
  turn: Turn;
  step: Step;
}

function Holding({ turn, step }: HoldingProps) {
  const { hand } = turn.stage;
  return (
    <>
      <div class="ntropy-row">
        <Tool as="left" says={say("bar.left")} onPress={() => hand.turn(radians(1))} />
        <Dial hand={hand} />
        <Tool as="right" says={say("bar.right")} onPress={() => hand.turn(radians(-1))} />
      </div>
      <div class="ntropy-row">
        <Tool
          as="level"
          says={say("bar.level")}
          shortcut="H"
          onPress={() => hand.setAngle(LEVEL)}
        />
        <Tool
          as="upright"
          says={say("bar.upright")}
          shortcut="V"
          onPress={() => hand.setAngle(UPRIGHT)}
        />
        <Tool
          as="precise"
          says={say("bar.precise")}
          shortcut="P"
          isOn={hand.precise.value}
          onPress={() => hand.togglePrecise()}
        />
        <Where turn={turn} />
        <Down turn={turn} step={step} />
      </div>
    </>
  );
}

/** Lower it; then, where it touches, let it go. The step is told, so that the bar hands on the focus after it. */
function Down({ turn, step }: HoldingProps) {
  const { hand } = turn.stage;
  if (step === "travelling") return <p class="ntropy-hint">{say("turn.travelling")}</p>;
  if (step === "lowered") {
    return (
      <LetGo isTouched={isTouched} takesFocus={turn.isBrought} onRelease={() => hand.release()} />
    );
  }
  return (
    <Main shortcut="Space" onPress={() => hand.lower()}>
      <Drawn as="down" /> {say("bar.lower")}
    </Main>
  );
}

/** A list of places for the stick. */
function Where({ turn }: { turn: Turn }) {
  return (
    <button
      type="button"
      class="ntropy-button ntropy-where"
      aria-label={say("bar.where")}
      title={say("bar.where")}
      aria-keyshortcuts="L"
      aria-disabled={!turn.mayAsk.value}
      onClick={() => turn.list()}
    >
      <Drawn as="where" />
      <span>{say("bar.where_short")}</span>
    </button>
  );
}

interface MainProps {
  shortcut: string;
  onPress(): void;
  children: ComponentChildren;
}

function Main({ shortcut, onPress, children }: MainProps) {
  return (
    <button type="button" class="ntropy-button main" aria-keyshortcuts={shortcut} onClick={onPress}>
      {children}
    </button>
  );
}

interface ToolProps {
  as: Drawing;
  says: string;
  shortcut?: string;
  isOn?: boolean;
  onPress(): void;
}

function Tool({ as, says, shortcut, isOn, onPress }: ToolProps) {
  return (
    <button
      type="button"
      class="ntropy-button square"
      aria-label={says}
      title={says}
      aria-keyshortcuts={shortcut}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <Drawn as={as} />
    </button>
  );
}
