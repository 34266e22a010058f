// What is read out on demand: the last move, and where the race stands.

import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Notice } from "./input";
import type { Race } from "./race";
import { lastMove, summarise } from "./tell";

export interface Speech {
  said: ReadonlySignal<Notice | undefined>;
  lastMove(): void;
  summary(): void;
}

export function useSpeech(race: Race): Speech {
  const said = useSignal<Notice>();
  return useMemo(() => {
    const speak = (text: string) => {
      said.value = { number: (said.peek()?.number ?? 0) + 1, text };
    };
    return {
      said,
      lastMove: () => speak(lastMove(race.view.value, race.players.value)),
      summary: () => speak(summarise(race.view.value, race.players.value)),
    };
  }, [race, said]);
}

export function Spoken({ speech }: { speech: Speech }) {
  const said = speech.said.value;
  return (
    <div class="unseen" role="status">
      {said && <p key={said.number}>{said.text}</p>}
    </div>
  );
}
