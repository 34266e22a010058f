// Below the board: the tools and the buttons that turn; or the hint that was asked for, and one press to follow it.

import type { ComponentChildren } from "preact";
import { useHeir } from "../../../ui/focus";
import { Icon } from "../../../ui/icon";
import { KeysButton, TurnButton } from "../bar";
import type { Say } from "../words";
import type { Input } from "./input";
import { takeBackInWords } from "./tell";
import "./bar.css";

interface BarProps {
  input: Input;
  say: Say;
  onKeys(): void;
}

export function Bar({ input, say, onKeys }: BarProps) {
  const hint = input.hint.value;
  if (hint?.type === "lay") {
    return (
      <Advice input={input} say={say} press={say("hints.put")}>
        {say("hints.lay", { tile: hint.tile })}
      </Advice>
    );
  }
  if (hint?.type === "take_back") {
    return (
      <Advice input={input} say={say} press={say("hints.take_back")}>
        {takeBackInWords(say, hint)}
      </Advice>
    );
  }
  return <Tools input={input} say={say} onKeys={onKeys} />;
}

interface AdviceProps extends Omit<BarProps, "onKeys"> {
  /** What the button that follows it says. */
  press: string;
  children: ComponentChildren;
}

/** It takes the tools' place, and the focus of the one that asked for it; by keys it gives it to the tiles. */
function Advice({ input, say, press, children }: AdviceProps) {
  const follow = useHeir<HTMLButtonElement>();
  const leave = (event: MouseEvent) => {
    if (event.detail === 0) input.keyboard.value = "hand";
  };
  return (
    <div class="tantrix-bar puzzle-bar advice">
      <p>{children}</p>
      <button
        ref={follow}
        type="button"
        class="puzzle-follow"
        onClick={(event) => {
          input.follow();
          leave(event);
        }}
      >
        {press}
      </button>
      <button
        type="button"
        class="puzzle-dismiss"
        aria-label={say("hints.dismiss")}
        onClick={(event) => {
          input.dismissHint();
          leave(event);
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

function Tools({ input, say, onKeys }: BarProps) {
  const { undo, redo, places } = input.work.bench.value;
  const plays = input.plays.value;
  const isAsking = input.isAsking.value;
  return (
    <div class="tantrix-bar puzzle-bar">
      <TurnButton input={input} say={say} step={-1} />
      <Tool
        name="undo"
        say={say}
        isOff={!plays || undo === 0}
        keys="Control+Z"
        onPress={() => input.undo()}
      />
      <Tool
        name="redo"
        say={say}
        isOff={!plays || redo === 0}
        keys="Control+Y"
        onPress={() => input.redo()}
      />
      {input.hasHints.value && (
        <Tool
          name="hint"
          say={say}
          text={isAsking ? say("hints.looking") : undefined}
          isOff={!plays || isAsking || input.hand.value.length === 0}
          keys="I"
          onPress={() => input.askHint()}
        />
      )}
      <Tool
        name="clear"
        say={say}
        label={say("tools.clear_all")}
        isOff={!plays || places.size === 0}
        onPress={() => input.clear()}
      />
      <KeysButton say={say} onKeys={onKeys} />
      <TurnButton input={input} say={say} step={1} />
    </div>
  );
}

type ToolName = keyof typeof DRAWN;

interface ToolProps {
  name: ToolName;
  say: Say;
  /** What it says in place of its name. */
  text?: string | undefined;
  /** What it is called in full. */
  label?: string;
  isOff: boolean;
  keys?: string;
  onPress(): void;
}

/** It stays where it is when there is nothing to do with it: the focus and the thumb do too. */
function Tool({ name, say, text, label, isOff, keys, onPress }: ToolProps) {
  return (
    <button
      type="button"
      class={`puzzle-tool ${name}`}
      aria-disabled={isOff}
      aria-label={label}
      aria-keyshortcuts={keys}
      onClick={() => !isOff && onPress()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={DRAWN[name]} />
      </svg>
      <span>{text ?? say(`tools.${name}`)}</span>
    </button>
  );
}

const DRAWN = {
  undo: "M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",
  redo: "M15 5l5 5-5 5M20 10H10a5 5 0 0 0 0 10h3",
  hint: "M9 17.5c0-2-3-3.500-3-7.500a6 6 0 0 1 12 0c0 4-3 5.500-3 7.500zM9.500 21h5",
  clear: "M12 3v10M8 9.500l4 4 4-4M4 16v4h16v-4",
} as const;
