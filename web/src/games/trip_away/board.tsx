// A match of Trip Away on screen: what is to be done, the table with everyone's pieces, and the buttons to do it.

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Spoken, useSpeech } from "../../ui/speech";
import { KeyList } from "../key_list";
import { Bar } from "./bar";
import { Drag } from "./drag";
import { Help } from "./help";
import { Input } from "./input";
import { KEY_ROWS, useKeys } from "./keys";
import type { TripAway } from "./match";
import { say } from "./say";
import { Status } from "./status";
import { allOf } from "./steps";
import { Table } from "./table";
import { Walk } from "./walk";
import { askedInWords, summaryInWords, waitingInWords } from "./wording";
import "./board.css";

export function Board({ match }: { match: TripAway }) {
  const root = useRef<HTMLDivElement>(null);
  const { input, drag, walk, help } = useHands(match);
  const speech = useSpeech();
  const isListed = useSignal(false);
  const keysShown = useSignal(false);
  const showKeys = () => {
    keysShown.value = true;
  };
  useKeys({
    input,
    walk,
    focus: (piece) => root.current?.querySelector<SVGElement>(`[data-piece="${piece}"]`)?.focus(),
    speak: {
      summary: () => speech.speak(summaryInWords(match)),
      turn: () => speech.speak(turnInWords(match, input)),
    },
    showList: () => {
      isListed.value = allOf(input.choices.value).length > 0;
    },
    showKeys,
    explain: () => help.toggle(),
  });
  return (
    <div ref={root} class={input.isYourTurn.value ? "trip your-turn" : "trip"}>
      <Status game={match} input={input} help={help} />
      <Table game={match} input={input} walk={walk} drag={drag} />
      {match.seat.value !== undefined && !match.outcome.value && (
        <Bar game={match} input={input} isListed={isListed} onKeys={showKeys} />
      )}
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

/** What a player does with a match. */
function useHands(match: TripAway) {
  const hands = useMemo(() => {
    const input = new Input(match);
    return { input, drag: new Drag(input), walk: new Walk(match), help: new Help(match) };
  }, [match]);
  useEffect(() => hands.drag.watch(), [hands]);
  return hands;
}

function turnInWords(match: TripAway, input: Input): string {
  return askedInWords(input.asked.value, match) || waitingInWords(match);
}
