// The best one has done alone: scores of what is played for points, times of puzzles.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { games } from "../games";
import { DISCOVERY, RAINBOW } from "../games/tantrix/puzzles/catalogue";
import { puzzleTitle } from "../games/tantrix/puzzles/names";
import { gameTitle, hasText, t } from "../i18n";
import type { Puzzles, SolvedPuzzle } from "../net/rest.gen";
import { Button } from "../ui/button";
import { Link } from "../ui/link";
import { minutes } from "../ui/now";

export function Bests({ puzzles: { scores, solved } }: { puzzles: Puzzles }) {
  const attempts = Object.entries(scores).sort(byTitle);
  const timed = inOrder(solved);
  const isEmpty = attempts.length + timed.length === 0;
  return (
    <div class="view">
      {isEmpty && <p class="muted">{t("standings.nothing_alone")}</p>}
      {attempts.length > 0 && (
        <BestsTable caption={t("standings.reached")} often={t("standings.often")}>
          {attempts.map(([attempt, { score, times }]) => (
            <Best
              key={attempt}
              what={attemptTitle(attempt)}
              best={scoreInWords(attempt, score)}
              times={times}
            />
          ))}
        </BestsTable>
      )}
      {timed.length > 0 && <Times solved={timed} />}
      <div class="buttons">
        <Link to="/puzzles" class="button plain">
          {t("standings.play_alone")}
        </Link>
      </div>
    </div>
  );
}

/** So many are seen at once; the others can be unfolded. */
const SHOWN = 12;

function Times({ solved }: { solved: readonly Solved[] }) {
  const isOpen = useSignal(false);
  const shown = isOpen.value ? solved : solved.slice(0, SHOWN);
  return (
    <>
      <BestsTable caption={t("standings.times_title")} often={t("standings.solved")}>
        {shown.map(([puzzle, { seconds, times }]) => (
          <Best
            key={puzzle}
            what={puzzleTitle(puzzle)}
            best={seconds === undefined ? t("standings.no_time") : minutes(seconds)}
            times={times}
          />
        ))}
      </BestsTable>
      {shown.length < solved.length && (
        <Button
          kind="quiet"
          icon="down"
          onPress={() => {
            isOpen.value = true;
          }}
        >
          {t("standings.all", { count: solved.length })}
        </Button>
      )}
    </>
  );
}

interface BestsTable {
  caption: string;
  /** What the number of times says. */
  often: string;
  children: ComponentChildren;
}

function BestsTable({ caption, often, children }: BestsTable) {
  return (
    <table class="bests">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("standings.what")}</th>
          <th scope="col">{t("standings.best")}</th>
          <th scope="col">{often}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Best({ what, best, times }: { what: string; best: string; times: number }) {
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>{best}</td>
      <td>{times}</td>
    </tr>
  );
}

type Solved = [puzzle: string, solved: SolvedPuzzle];

/** As on the map, and then the puzzles of the day, the newest first. */
function inOrder(solved: Readonly<Record<string, SolvedPuzzle>>): Solved[] {
  const onMap = [...DISCOVERY, ...RAINBOW].map(({ name }) => name);
  const others = Object.keys(solved).filter((name) => !onMap.includes(name));
  return [...onMap, ...others.sort().reverse()].flatMap((name): Solved[] => {
    const one = solved[name];
    return one ? [[name, one]] : [];
  });
}

/** "Tantrix Solitaire", or "N-Tropy, 15 sticks, natural hand" for n_tropy:natural:15. */
function attemptTitle(attempt: string): string {
  const [game = "", kind, size] = attempt.split(":");
  if (kind === undefined || !games[game]) return gameTitle(game);
  return `${gameTitle(game)}, ${t(`games.${game}.attempts.${kind}`, { count: Number(size) })}`;
}

function scoreInWords(attempt: string, score: number): string {
  const [game] = attempt.split(":");
  const isNamed = hasText(`games.${game}.best_score_other`);
  return isNamed ? t(`games.${game}.best_score`, { count: score }) : String(score);
}

function byTitle([one]: [string, unknown], [other]: [string, unknown]): number {
  return attemptTitle(one).localeCompare(attemptTitle(other), undefined, { numeric: true });
}
