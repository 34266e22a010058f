// The puzzle of the day: what it is, how it went, and when the next one comes.

import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { EmblemOf } from "../games/emblem";
import { sizeOfDay } from "../games/tantrix/puzzles/catalogue";
import { dayInWords } from "../games/tantrix/puzzles/names";
import { language, t } from "../i18n";
import type { PuzzleOfTheDay, SolvedPuzzle } from "../net/rest.gen";
import { beginAlone } from "../table/begin";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { minutes, useNow } from "../ui/now";
import { type Alone, streak } from "./alone";
import { useDoor } from "./door";
import "./today.css";

interface Today {
  alone: Alone;
  /** The next one has come. */
  onNextDay(): void;
  /** A word over the title. */
  above?: string;
  /** Without what can wait: how many solved it, and when the next one comes. */
  isBrief?: boolean;
  /** What else one can do, beside playing it. */
  children?: ComponentChildren;
}

export function Today({ alone, onNextDay, above, isBrief = false, children }: Today) {
  const { day, left, solved } = alone.puzzles;
  const [today] = alone.puzzles.today;
  useEffect(() => {
    const timer = setTimeout(onNextDay, left * 1000);
    return () => clearTimeout(timer);
  }, [day]);
  if (!today) return null;

  const mine = solved[today.puzzle];
  return (
    <section class="card today" aria-labelledby="today">
      <EmblemOf game={today.game} />
      <div class="about">
        {above && <p class="above muted">{above}</p>}
        <h2 id="today">{t("puzzles.today")}</h2>
        <p>{t("puzzles.today_asks", { date: dayInWords(day), count: sizeOfDay(day) })}</p>
        {mine && <Done mine={mine} />}
        {!isBrief && (
          <>
            <Solvers today={today} days={streak(solved, day)} />
            <p class="muted">
              <NextDay left={left} />
            </p>
          </>
        )}
        <div class="buttons">
          <PlayToday today={today} table={alone.begun.get(today.puzzle)} isSolved={!!mine} />
          {children}
        </div>
      </div>
    </section>
  );
}

function Done({ mine }: { mine: SolvedPuzzle }) {
  const time = mine.seconds;
  return (
    <p class="done">
      <Icon name="check" />{" "}
      {time === undefined
        ? t("puzzles.today_done")
        : t("puzzles.today_done_in", { time: minutes(time) })}
    </p>
  );
}

interface Solvers {
  today: PuzzleOfTheDay;
  /** Solved on so many days in a row. */
  days: number;
}

function Solvers({ today, days }: Solvers) {
  return (
    <p class="muted">
      {days > 1 && <strong>{t("puzzles.streak", { count: days })} · </strong>}
      {t("puzzles.solvers", { count: today.solvers })}
    </p>
  );
}

interface PlayToday {
  today: PuzzleOfTheDay;
  /** Where it is under way. */
  table: string | undefined;
  isSolved: boolean;
}

function PlayToday({ today, table, isSolved }: PlayToday) {
  const { enter, door } = useDoor();
  if (table !== undefined) {
    return (
      <Link to={`/t/${table}`} class="button main">
        <Icon name="play" /> {t("puzzles.go_on")}
      </Link>
    );
  }
  return (
    <>
      <Button
        kind={isSolved ? "plain" : "main"}
        icon="play"
        label={t("puzzles.play_of", { what: t("puzzles.today") })}
        onPress={() => enter((name) => beginAlone(name, today.game))}
      >
        {t(isSolved ? "puzzles.once_more" : "puzzles.play")}
      </Button>
      {door}
    </>
  );
}

/** Every half minute is often enough for what is told in minutes. */
const OFTEN = 30_000;

/** Its hour differs from place to place, the time until then does not. */
function NextDay({ left }: { left: number }) {
  const end = useMemo(() => Date.now() + left * 1000, [left]);
  const now = useNow(Date.now, OFTEN);
  return <>{t("puzzles.next_day", { time: hours((end - now) / 1000) })}</>;
}

/** 34_620 → "9 hr 37 min" */
function hours(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds / 60));
  const parts = [
    [Math.floor(whole / 60), "hour"],
    [whole % 60, "minute"],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => count.toLocaleString(language.value, { style: "unit", unit }))
    .join(" ");
}
