// The line above the board, always as high: why something was not done, else how it stands.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Notice, useFading } from "../../../ui/notice";
import type { Match } from "../../game";

interface StatusProps {
  notice: Signal<Notice | undefined>;
  /** The one sentence that helps most now. */
  standing: string;
  /** Whether something has to be done about it. */
  isUrgent?: boolean;
}

export function Status({ notice, standing, isUrgent = false }: StatusProps) {
  const { value } = notice;
  useFading(notice);
  return (
    <div class="solo-status">
      <div role="alert">{value && <p key={value.number}>{value.text}</p>}</div>
      {/* The log says what happens to those who listen, and the bar what to do. */}
      {!value && (
        <p class={isUrgent ? "urgent" : ""} data-testid="standing">
          {standing}
        </p>
      )}
    </div>
  );
}

/** What `say` makes of the newest events, until the next come. */
export function useNews<Event>(
  // biome-ignore lint/suspicious/noExplicitAny: only its events are listened to
  match: Match<any, Event, any>,
  say: (events: readonly Event[]) => string | undefined,
): string | undefined {
  const news = useSignal<string>();
  useEffect(
    () =>
      match.onEvents((events) => {
        news.value = say(events);
      }),
    [match, news],
  );
  return news.value;
}
