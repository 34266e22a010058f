// What stands around the structure: what the die wants, everyone's sticks, and the buttons to build with.

import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Spoken, useSpeech } from "../../ui/speech";
import { KeyList } from "../key_list";
import { askedInWords } from "./asking";
import { Bar } from "./bar";
import { Corner } from "./corner";
import { Explanation } from "./explanation";
import { Help } from "./help";
import { KEY_ROWS, useKeys } from "./keys";
import { Offers } from "./offers";
import { Racks } from "./racks";
import { say } from "./say";
import { Settling } from "./settling";
import type { Stage } from "./stage";
import { Status } from "./status";
import { Sticks, structureInWords } from "./sticks";
import { Turn } from "./turn";
import { summaryInWords } from "./wording";
import "./frame.css";

interface FrameProps {
  stage: Stage;
  /** The id of what says the structure in a sentence. */
  id: string;
  /** The structure itself. */
  children: ComponentChildren;
}

export function Frame({ stage, id, children }: FrameProps) {
  const { match } = stage;
  const { turn, help } = useTurn(stage);
  const speech = useSpeech();
  const sticks = useOpen();
  const keys = useOpen();
  useKeys({
    turn,
    speak: {
      summary: () => speech.speak(summaryInWords(match.view.value, match.players.value)),
      state: () => speech.speak(askedInWords(turn)),
    },
    showSticks: sticks.open,
    showKeys: keys.open,
    explain: () => help.toggle(),
  });
  const isPlaying = match.seat.value !== undefined && match.outcome.value === undefined;
  return (
    <div class={turn.isYours.value ? "ntropy your-turn" : "ntropy"}>
      <Status turn={turn} help={help} />
      <Racks turn={turn} />
      <div class="ntropy-stage">
        <p id={id} class="unseen">
          {structureInWords(match.view.value)}
        </p>
        {children}
        <Settling stage={stage} />
        <div class="ntropy-foot">
          <Corner stage={stage} onSticks={sticks.open} />
          <Explanation help={help} />
        </div>
      </div>
      {isPlaying && !turn.isListed.value && <Bar turn={turn} onKeys={keys.open} />}
      {isPlaying && turn.isListed.value && <Offers turn={turn} />}
      <Spoken speech={speech} />
      {sticks.isOpen.value && <Sticks stage={stage} onClose={sticks.close} />}
      {keys.isOpen.value && <KeyList say={say} rows={KEY_ROWS} onClose={keys.close} />}
    </div>
  );
}

function useTurn(stage: Stage) {
  const parts = useMemo(() => {
    const turn = new Turn(stage);
    return { turn, help: new Help(turn) };
  }, [stage]);
  useEffect(() => parts.turn.watch(), [parts]);
  useEffect(() => parts.help.watch(), [parts]);
  return parts;
}

interface Opened {
  isOpen: Signal<boolean>;
  open(): void;
  close(): void;
}

function useOpen(): Opened {
  const isOpen = useSignal(false);
  return useMemo(() => {
    const set = (is: boolean) => () => {
      isOpen.value = is;
    };
    return { isOpen, open: set(true), close: set(false) };
  }, [isOpen]);
}
