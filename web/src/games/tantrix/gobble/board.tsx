// A race of Gobble on screen: everyone's count, the news, the board, what is owed, and a hand.

import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { useCamera } from "../camera";
import { Bar } from "./bar";
import { Drag } from "./drag";
import { useDrag } from "./dragging";
import { feel } from "./feel";
import { Field } from "./field";
import { Flying } from "./flying";
import { Hand, OpenHand } from "./hand";
import { Input } from "./input";
import { KeyList } from "./key_list";
import { useKeys } from "./keys";
import { NewsLine } from "./news";
import type { Race } from "./race";
import { Racers } from "./racers";
import { Scene } from "./scene";
import { Spoken, useSpeech } from "./speech";
import { locateIn } from "./stage";
import "./style.css";
import "./landscape.css";

export function Board({ match }: { match: Race }) {
  const root = useRef<HTMLDivElement>(null);
  const { input, scene, drag, camera } = useHands(match, root);
  const { peeked, peek } = usePeek(match);
  const keysShown = useSignal(false);
  const speech = useSpeech(match);
  const showKeys = () => {
    keysShown.value = true;
  };
  useKeys({ input, drag, speak: speech, showKeys });
  return (
    <div ref={root} class="gobble">
      <Racers race={match} peeked={peeked} onPeek={peek} />
      <NewsLine race={match} input={input} />
      <div class="gobble-middle">
        <Field race={match} input={input} camera={camera} />
        {peeked !== undefined && <OpenHand race={match} seat={peeked} />}
      </div>
      {match.seat.value !== undefined && (
        <>
          <Bar race={match} input={input} onKeys={showKeys} />
          <Hand race={match} input={input} drag={drag} scene={scene} />
        </>
      )}
      <Flying scene={scene} drag={drag} input={input} />
      <Spoken speech={speech} />
      {keysShown.value && (
        <KeyList
          hasCall={match.options.value.call === true}
          onClose={() => {
            keysShown.value = false;
          }}
        />
      )}
    </div>
  );
}

/** What a player does with a race, and what is seen of it. */
function useHands(race: Race, root: RefObject<HTMLElement | null>) {
  const camera = useCamera();
  const hands = useMemo(() => {
    const scene = new Scene((place) => locateIn(root.current, camera, place));
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
