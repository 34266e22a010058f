// The line above the board: where in the turn its mover is, whose turn it is and what for, and how full the bag is.

import { useSignal } from "@preact/signals";
import { Dialog } from "../../../ui/dialog";
import { useFading } from "../../../ui/notice";
import { BagPicture } from "../bag";
import { TilePicture } from "../tile";
import { tileInWords } from "../words";
import type { Input } from "./input";
import { bagOf, type Strategy } from "./match";
import type { Phase } from "./messages.gen";
import { bagInWords, say, taskOf } from "./tell";
import "./status.css";

interface StatusProps {
  game: Strategy;
  input: Input;
}

export function Status({ game, input }: StatusProps) {
  const notice = input.notice.value;
  const isYours = input.isYourTurn.value;
  useFading(input.notice);
  return (
    <div class={isYours ? "strategy-status yours" : "strategy-status"}>
      <Stepper phase={game.view.value.phase} />
      <div class="strategy-banner">
        <div role="alert">{notice && <p key={notice.number}>{notice.text}</p>}</div>
        {!notice && <Banner game={game} isYours={isYours} />}
      </div>
      <Bag game={game} />
    </div>
  );
}

/** Said to those who listen by the log: here it is to be seen. */
function Banner({ game, isYours }: { game: Strategy; isYours: boolean }) {
  const view = game.view.value;
  const { mover } = view;
  if (mover === undefined) return <p>{say("turn.over")}</p>;
  const name = game.players.value[mover]?.name;
  return (
    <p key={`${view.turn} ${view.phase}`} class={isYours ? "strategy-call" : ""}>
      <b>{isYours ? say("turn.yours") : say("turn.of", { name })}</b> {taskOf(view, isYours)}
    </p>
  );
}

const PHASES: readonly Phase[] = ["before", "free", "after"];

/** Forced spaces, one free move, forced spaces: three steps, one of which is now. */
function Stepper({ phase }: { phase: Phase | undefined }) {
  return (
    <ol class="strategy-stepper" aria-label={say("phases.label")}>
      {PHASES.map((each) => (
        <li key={each} aria-current={each === phase ? "step" : undefined}>
          <span>{say(`phases.${each}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** How many tiles are left, and which. */
function Bag({ game }: { game: Strategy }) {
  const isOpen = useSignal(false);
  const view = game.view.value;
  const tiles = bagOf(view);
  if (tiles.length === 0) {
    return <p class="strategy-bag empty">{say("bag.empty_short")}</p>;
  }
  return (
    <>
      <button
        type="button"
        class="strategy-bag"
        aria-label={say("bag.button", { count: tiles.length })}
        onClick={() => (isOpen.value = true)}
      >
        <BagPicture />
        {tiles.length}
      </button>
      {isOpen.value && (
        <Dialog title={bagInWords(view)} onClose={() => (isOpen.value = false)}>
          <p>{say("bag.order")}</p>
          <ul class="strategy-bag-tiles felt">
            {tiles.map((tile) => (
              <li key={tile}>
                <span class="unseen">{tileInWords(say, tile, 0)}</span>
                <TilePicture tile={tile} rotation={0} numbered />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
