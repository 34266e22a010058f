// What is read out on demand.

import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Notice } from "./notice";

export interface Speech {
  said: ReadonlySignal<Notice | undefined>;
  /** Says something, the same again as well. */
  speak(text: string): void;
}

export function useSpeech(): Speech {
  const said = useSignal<Notice>();
  return useMemo(() => {
    const speak = (text: string) => {
      said.value = { number: (said.peek()?.number ?? 0) + 1, text };
    };
    return { said, speak };
  }, [said]);
}

export function Spoken({ speech }: { speech: Speech }) {
  const said = speech.said.value;
  return (
    <div class="unseen" role="status">
      {said && <p key={said.number}>{said.text}</p>}
    </div>
  );
}
