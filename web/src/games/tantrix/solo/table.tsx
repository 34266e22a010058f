// A game for one on screen: how it stands, the board, the bar, and the tiles that are still to come.

import { useSignal } from "@preact/signals";
import type { ComponentChildren, RefObject } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { Spoken, useSpeech } from "../../../ui/speech";
import { KeyList, type KeyRow } from "../../key_list";
import { type Camera, useCamera } from "../camera";
import { Drag } from "../drag";
import { useDrag } from "../dragging";
import { feel } from "../feel";
import { Flying } from "../flying";
import type { Place, Scene, Spot } from "../scene";
import { locateIn } from "../stage";
import type { SoloInput } from "./input";
import { type Keyboard, useKeys } from "./keys";
import type { SoloMatch } from "./match";
import type { Words } from "./words";
import "../play.css";
import "../landscape.css";
import "./style.css";

export interface Hands<Input extends SoloInput, Its extends Scene> {
  root: RefObject<HTMLDivElement | null>;
  camera: Camera;
  scene: Its;
  input: Input;
  drag: Drag;
}

type Locate = (place: Place) => Spot | undefined;

/** What a player does with a match, and what is seen of it. */
export function useHands<Input extends SoloInput, Its extends Scene>(
  match: unknown,
  sceneFrom: (locate: Locate) => Its,
  inputFrom: (scene: Its, touch: typeof feel) => Input,
): Hands<Input, Its> {
  const root = useRef<HTMLDivElement>(null);
  const camera = useCamera();
  const hands = useMemo(() => {
    const scene = sceneFrom((place) => locateIn(root.current, camera, place));
    const input = inputFrom(scene, feel);
    return { root, camera, scene, input, drag: new Drag(input, scene, camera, feel) };
  }, [match, camera]);
  useDrag(hands.drag);
  return hands;
}

interface TableProps {
  name: string;
  match: SoloMatch;
  words: Words;
  hands: Hands<SoloInput, Scene>;
  rows: readonly KeyRow[];
  summarise(): string;
  pressOwn: Keyboard["pressOwn"];
  /** From top to bottom: how it stands, the board, the bar and the tiles; given the list of keys to show. */
  children(showKeys: () => void): ComponentChildren;
}

export function Table({ name, match, words, hands, rows, ...own }: TableProps) {
  const keysShown = useSignal(false);
  const speech = useSpeech();
  const showKeys = () => {
    keysShown.value = true;
  };
  useKeys({
    input: hands.input,
    drag: hands.drag,
    speak: {
      lastMove: () => speech.speak(words.lastMove(match.view.value)),
      summary: () => speech.speak(own.summarise()),
    },
    showKeys,
    pressOwn: own.pressOwn,
  });
  return (
    <div ref={hands.root} class={`tantrix-play solo ${name}`}>
      {own.children(showKeys)}
      <Flying scene={hands.scene} drag={hands.drag} input={hands.input} />
      <Spoken speech={speech} />
      {keysShown.value && (
        <KeyList
          say={words.say}
          rows={rows}
          onClose={() => {
            keysShown.value = false;
          }}
        />
      )}
    </div>
  );
}
