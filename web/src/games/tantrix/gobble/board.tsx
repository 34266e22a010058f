// A race of Gobble on screen: everyone's count, the news, the board, what is owed, and a hand.

import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Spoken, useSpeech } from "../../../ui/speech";
import { KeyList } from "../../key_list";
import { useCamera } from "../camera";
import { Drag } from "../drag";
import { useDrag } from "../dragging";
import { feel } from "../feel";
import { Flying } from "../flying";
import { Hand, OpenHand, type TileState } from "../hand";
import { locateIn } from "../stage";
import { Bar } from "./bar";
import { Field } from "./field";
import { GiftScene } from "./gift_scene";
import { Input } from "./input";
import { keyRows, useKeys } from "./keys";
import { NewsLine } from "./news";
import { handOf, type Race } from "./race";
import { Racers } from "./racers";
import { lastMove, say, summarise } from "./tell";
import "../play.css";
import "../landscape.css";

export function Board({ match }: { match: Race }) {
  const root = useRef<HTMLDivElement>(null);
  const { input, scene, drag, camera } = useHands(match, root);
  const { peeked, peek } = usePeek(match);
  const keysShown = useSignal(false);
  const speech = useSpeech();
  const showKeys = () => {
    keysShown.value = true;
  };
  useKeys({
    input,
    drag,
    speak: {
      lastMove: () => speech.speak(lastMove(match.view.value, match.players.value)),
      summary: () => speech.speak(summarise(match.view.value, match.players.value)),
    },
    showKeys,
  });
  return (
    <div ref={root} class="tantrix-play">
      <Racers race={match} peeked={peeked} onPeek={peek} />
      <NewsLine race={match} input={input} />
      <div class="tantrix-middle">
        <Field race={match} input={input} camera={camera} />
        {peeked !== undefined && (
          <OpenHand
            say={say}
            name={match.players.value[peeked]?.name}
            tiles={handOf(match.view.value, peeked)}
          />
        )}
      </div>
      {match.seat.value !== undefined && (
        <>
          <Bar race={match} input={input} onKeys={showKeys} />
          <Hand
            input={input}
            drag={drag}
            say={say}
            stateOf={(tile) => stateOf(tile, match, input, scene)}
          />
        </>
      )}
      <Flying scene={scene} drag={drag} input={input} />
      <Spoken speech={speech} />
      {keysShown.value && (
        <KeyList
          say={say}
          rows={keyRows(match.options.value.call === true)}
          onClose={() => {
            keysShown.value = false;
          }}
        />
      )}
    </div>
  );
}

/** How a tile of the hand is: fitting nowhere, in the air, just given. */
function stateOf(tile: number, race: Race, input: Input, scene: GiftScene): TileState {
  const giver = scene.giverOf(tile);
  const name = giver === undefined ? undefined : race.players.value[giver]?.name;
  return {
    useless: input.useless.value.has(tile) && say("board.nowhere"),
    isAway: scene.isAwaited(tile),
    note: name === undefined ? undefined : say("gifts.from", { name }),
  };
}

/** What a player does with a race, and what is seen of it. */
function useHands(race: Race, root: RefObject<HTMLElement | null>) {
  const camera = useCamera();
  const hands = useMemo(() => {
    const scene = new GiftScene((place) => locateIn(root.current, camera, place));
    const input = new Input(race, scene, feel);
    return { camera, scene, input, drag: new Drag(input, scene, camera, feel) };
  }, [race, camera, root]);
  useEffect(
    () => race.onEvents((events) => hands.scene.take(events, race.seat.value)),
    [race, hands],
  );
  useDrag(hands.drag);
  return hands;
}

/** The seat whose hand lies open below the board; who watches always sees one. */
function usePeek(race: Race) {
  const chosen = useSignal<number>();
  const watched = race.seat.value === undefined ? 0 : undefined;
  const peeked = chosen.value ?? watched;
  const peek = (seat: number) => {
    chosen.value = seat === peeked ? undefined : seat;
  };
  return { peeked, peek };
}
