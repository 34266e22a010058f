// The line above the board, always as high: why something of yours was refused, else the newest of the race.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Notice, useFading } from "../../../ui/notice";
import type { Input } from "./input";
import type { GobbleEvent } from "./messages.gen";
import type { Race } from "./race";
import { say, tell } from "./tell";

export function NewsLine({ race, input }: { race: Race; input: Input }) {
  const news = useNews(race).value;
  const notice = input.notice.value;
  useFading(input.notice);
  return (
    <div class="tantrix-news-line">
      <div role="alert">
        {notice && (
          <p key={notice.number} class="tantrix-notice">
            {notice.text}
          </p>
        )}
      </div>
      {!notice && (
        <p key={news.number} class="tantrix-news" aria-hidden="true">
          {news.text}
        </p>
      )}
    </div>
  );
}

/** The newest gobble, gift or finish, until the next. The table's log says it to those who listen. */
function useNews(race: Race): Signal<Notice> {
  const news = useSignal<Notice>({ number: 0, text: say(goalOf(race)) });
  useEffect(
    () =>
      race.onEvents((events) => {
        const newest = events.filter(isNews).at(-1);
        if (!newest) return;
        const text = tell(newest, race.players.value);
        news.value = { number: news.peek().number + 1, text };
      }),
    [race, news],
  );
  return news;
}

function goalOf(race: Race): string {
  return race.seat.peek() === undefined ? "board.goal_to_watch" : "board.goal";
}

/** What changes somebody's chances; each placement would be too much. */
function isNews({ type }: GobbleEvent): boolean {
  return type !== "placed" && type !== "call_missed";
}
