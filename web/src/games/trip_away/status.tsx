// The lines above the table: the round, what is to be done and by whom, what happened last, and an explanation.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useFading } from "../../ui/notice";
import type { Help } from "./help";
import { FaceIcon } from "./icons";
import type { Input } from "./input";
import type { TripAway } from "./match";
import type { TripAwayEvent } from "./messages.gen";
import { say } from "./say";
import { tell } from "./tell";
import { askedInWords, roundInWords, waitingInWords } from "./wording";
import "./status.css";

interface StatusProps {
  game: TripAway;
  input: Input;
  help: Help;
}

export function Status({ game, input, help }: StatusProps) {
  const notice = input.notice.value;
  useFading(input.notice);
  const isYours = input.isYourTurn.value;
  const news = useNews(game);
  return (
    <div class={isYours ? "trip-status yours" : "trip-status"}>
      <Round game={game} />
      <div class="trip-banner">
        <div role="alert">{notice && <p key={notice.number}>{notice.text}</p>}</div>
        {!notice && <Banner game={game} input={input} />}
        <p class="trip-news" aria-hidden="true" key={news?.number}>
          {news?.text}
        </p>
      </div>
      <button
        type="button"
        class="trip-button square trip-info"
        aria-label={say("help.about", { topic: say(`help.topics.${help.topic.value}`) })}
        aria-expanded={help.shown.value !== undefined}
        onClick={() => help.toggle()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx={12} cy={12} r={9.5} />
          <path d="M12,11 v6 M12,7.200 v.01" />
        </svg>
      </button>
      <Explanation help={help} />
    </div>
  );
}

/** Steps of one's own turn are said; whose turn it is says the log. */
function Banner({ game, input }: Pick<StatusProps, "game" | "input">) {
  const isYours = input.isYourTurn.value;
  const asked = askedInWords(input.asked.value, game);
  if (!isYours) return <p>{waitingInWords(game)}</p>;
  return (
    <p class="trip-call" role="status">
      {asked || say("board.sent")}
    </p>
  );
}

/** "Round 7/10", and what comes after. */
function Round({ game }: { game: TripAway }) {
  const view = game.view.value;
  const { round, phase } = view;
  const after = phase === "removal" ? undefined : view.removal_after;
  return (
    <p class="trip-round" title={roundInWords(view)}>
      <span class="unseen">{roundInWords(view)}</span>
      <span aria-hidden="true">
        {round}
        {after !== undefined && `/${after}`}
      </span>
      {after !== undefined && (
        <svg viewBox="0 0 30 16" aria-hidden="true">
          <path class="line" d="M1,8 h7 M5.500,4.500 L9,8 L5.500,11.500" />
          <path class="filled" d="M20,1 L27,15 H13 z" />
          <path class="cut" d="M12,13 L29,4" />
        </svg>
      )}
    </p>
  );
}

function Explanation({ help }: { help: Help }) {
  const topic = help.shown.value;
  if (!topic) return null;
  const isFace = topic !== "goal" && topic !== "removal";
  return (
    <div class="trip-help" role="note">
      {isFace && <FaceIcon face={topic} />}
      <p>
        <b>{say(`help.topics.${topic}`)}</b> {say(`help.${topic}`)}
      </p>
      <button type="button" class="trip-button" onClick={() => help.dismiss()}>
        {say("help.got_it")}
      </button>
    </div>
  );
}

/** What the newest update told, for eyes: the log says it to the others. */
function useNews(game: TripAway) {
  const news = useSignal<{ number: number; text: string }>();
  useEffect(
    () =>
      game.onEvents((events: readonly TripAwayEvent[]) => {
        const told = events
          .filter(({ type }) => type !== "turn_began" && type !== "rolled")
          .map((event) => tell(event, game.players.value))
          .filter(Boolean);
        if (told.length === 0) return;
        news.value = { number: (news.peek()?.number ?? 0) + 1, text: told.join(" ") };
      }),
    [game],
  );
  return news.value;
}
