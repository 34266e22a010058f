// A match of the strategy game on screen: everyone's card, whose turn it is and what for, the board, and a hand.

import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { type Speech, Spoken, useSpeech } from "../../../ui/speech";
import { KeyList } from "../../key_list";
import { useCamera } from "../camera";
import { Drag } from "../drag";
import { useDrag } from "../dragging";
import { feel } from "../feel";
import { Flying } from "../flying";
import { Hand, OpenHand } from "../hand";
import { Scene } from "../scene";
import { locateIn } from "../stage";
import { Bar, TickBesideGhost } from "./bar";
import { Field } from "./field";
import { Input } from "./input";
import { KEY_ROWS, useKeys } from "./keys";
import { Looking } from "./looking";
import { handOf, type Strategy } from "./match";
import { Seats } from "./seats";
import { Status } from "./status";
import { lastMove, say, summarise, turnInWords } from "./tell";
import "../play.css";
import "../landscape.css";
import "./style.css";

export function Board({ match }: { match: Strategy }) {
  const root = useRef<HTMLDivElement>(null);
  const { input, scene, drag, camera, looking } = useHands(match, root);
  const keysShown = useSignal(false);
  const speech = useSpeech();
  const showKeys = () => {
    keysShown.value = true;
  };
  useKeys({ input, drag, speak: useWords(match, speech), showKeys });
  const open = looking.open.value;
  return (
    <div ref={root} class={`tantrix-play strategy${input.isYourTurn.value ? " your-turn" : ""}`}>
      <Seats game={match} looking={looking} />
      <Status game={match} input={input} />
      <div class="tantrix-middle">
        <Field game={match} input={input} camera={camera} looking={looking} />
        {open !== undefined && (
          <OpenHand
            say={say}
            name={match.players.value[open]?.name}
            tiles={handOf(match.view.value, open)}
          />
        )}
      </div>
      {match.seat.value !== undefined && (
        <>
          <Bar game={match} input={input} onKeys={showKeys} />
          <Hand
            input={input}
            drag={drag}
            say={say}
            stateOf={(tile) => ({
              useless: input.useless.value.has(tile) && input.whyUseless("label"),
              isAway: scene.isAwaited(tile) || input.sent.value?.tile === tile,
            })}
          />
        </>
      )}
      <Flying scene={scene} drag={drag} input={input} />
      <TickBesideGhost input={input} scene={scene} />
      <Spoken speech={speech} />
      {keysShown.value && (
        <KeyList
          say={say}
          rows={KEY_ROWS}
          onClose={() => {
            keysShown.value = false;
          }}
        />
      )}
    </div>
  );
}

/** What a player does with a match, and what is seen of it. */
function useHands(game: Strategy, root: RefObject<HTMLElement | null>) {
  const camera = useCamera();
  const hands = useMemo(() => {
    const scene = new Scene((place) => locateIn(root.current, camera, place));
    const input = new Input(game, scene, feel);
    const drag = new Drag(input, scene, camera, feel);
    return { camera, scene, input, drag, looking: new Looking(game) };
  }, [game, camera, root]);
  useEffect(() => hands.input.watchPlan(), [hands]);
  useDrag(hands.drag);
  return hands;
}

/** What is said on demand. */
function useWords(game: Strategy, { speak }: Speech) {
  return useMemo(
    () => ({
      lastMove: () => speak(lastMove(game.view.value, game.players.value)),
      summary: () => speak(summarise(game.view.value, game.players.value)),
      turn: () => speak(turnInWords(game.view.value, game.players.value, game.now())),
    }),
    [game, speak],
  );
}
