// A puzzle on screen: what is asked, how the board stands, the board, the tools, and the tiles that wait beside it.

import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Spoken, useSpeech } from "../../../ui/speech";
import { KeyList } from "../../key_list";
import { useCamera } from "../camera";
import { Drag } from "../drag";
import { useDrag } from "../dragging";
import { feel } from "../feel";
import { Flying } from "../flying";
import { Scene } from "../scene";
import { locateIn } from "../stage";
import type { Say } from "../words";
import { Bar } from "./bar";
import { Field } from "./field";
import { Input } from "./input";
import { keyRows, useKeys } from "./keys";
import { Looking } from "./looking";
import { benchOf, isRace, type PuzzleMatch, taskOf } from "./match";
import { FIRST_SIGHT } from "./offered";
import { Racers } from "./racers";
import { Looked } from "./shown";
import { Status } from "./status";
import { Task } from "./task";
import { sayOf, summarise } from "./tell";
import { Tray } from "./tray";
import "../play.css";
import "./style.css";

interface BoardProps {
  match: PuzzleMatch;
  game: string;
}

export function Board({ match, game }: BoardProps) {
  const say = useMemo(() => sayOf(game), [game]);
  const looking = useMemo(() => new Looking(match), [match]);
  const view = match.view.value;
  const seat = looking.seat.value;
  return (
    <div class={`tantrix-play puzzle${isRace(match) ? " race" : ""}`}>
      <Task
        say={say}
        task={taskOf(view)}
        moves={benchOf(view, seat).moves ?? 0}
        now={() => match.now()}
        isOver={match.outcome.value !== undefined}
      />
      {isRace(match) && <Racers match={match} looking={looking} say={say} />}
      {match.seat.value !== undefined && (
        <Own match={match} game={game} say={say} isShown={looking.isOwn.value} />
      )}
      {!looking.isOwn.value && <Looked key={seat} match={match} looking={looking} say={say} />}
    </div>
  );
}

interface OwnProps extends BoardProps {
  say: Say;
  isShown: boolean;
}

/** Your own board, which is worked on even while another is looked at: what is on its way goes on. */
function Own({ match, game, say, isShown }: OwnProps) {
  const root = useRef<HTMLDivElement>(null);
  const { input, scene, drag, camera } = useHands(match, game, root);
  const keysShown = useSignal(false);
  const bench = benchOf(match.view.value, match.seat.value);
  if (!isShown) return null;
  return (
    <div ref={root} class="puzzle-own">
      <Status match={match} input={input} say={say} />
      <div class="tantrix-middle">
        <Field input={input} drag={drag} camera={camera} say={say} bench={bench} />
      </div>
      {input.plays.value && (
        <>
          <Bar
            input={input}
            say={say}
            onKeys={() => {
              keysShown.value = true;
            }}
          />
          <Tray input={input} drag={drag} scene={scene} say={say} />
          <Keyboard match={match} input={input} drag={drag} say={say} keysShown={keysShown} />
        </>
      )}
      <Flying scene={scene} drag={drag} input={input} />
    </div>
  );
}

interface KeyboardProps {
  match: PuzzleMatch;
  input: Input;
  drag: Drag;
  say: Say;
  keysShown: Signal<boolean>;
}

/** The keys while there is something to do, what they say, and their list. */
function Keyboard({ match, input, drag, say, keysShown }: KeyboardProps) {
  const speech = useSpeech();
  useKeys({
    input,
    drag,
    summarise: () => speech.speak(summarise(say, match.view.value, match.players.value)),
    showKeys: () => {
      keysShown.value = true;
    },
  });
  return (
    <>
      <Spoken speech={speech} />
      {keysShown.value && (
        <KeyList
          say={say}
          rows={keyRows(input.hasHints.value)}
          onClose={() => {
            keysShown.value = false;
          }}
        />
      )}
    </>
  );
}

/** What a player does with a puzzle, and what is seen of it. */
function useHands(match: PuzzleMatch, game: string, root: RefObject<HTMLElement | null>) {
  const camera = useCamera(FIRST_SIGHT);
  const hands = useMemo(() => {
    const scene = new Scene((place) => locateIn(root.current, camera, place));
    const input = new Input(match, game, scene, feel);
    return { camera, scene, input, drag: new Drag(input, scene, camera, feel) };
  }, [match, game, camera, root]);
  useEffect(() => hands.input.work.listen(), [hands]);
  useDrag(hands.drag);
  return hands;
}
