// How a match for one ended: a word on it, the best time so far, and the next one.

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { games } from "../games";
import type { Ending } from "../games/game";
import { language, t } from "../i18n";
import { attempt } from "../i18n/refusals";
import * as http from "../net/http";
import { Refused } from "../net/http";
import type { SolvedPuzzle } from "../net/rest.gen";
import type { Outcome, Table } from "../net/wire.gen";
import { go } from "../router";
import { Button } from "../ui/button";
import { minutes } from "../ui/now";
import { leave } from "./leave";
import { linkToPuzzles } from "./link";
import type { TableMatch } from "./match";
import { OnceMore, Share, ToReplay } from "./next";
import { ResultSheet, useCelebration } from "./result_sheet";
import type { TableStore } from "./store";

/** The seat in a match for one, as an outcome writes it. */
const ALONE = "0";

interface Result {
  store: TableStore;
  table: Table;
  outcome: Outcome;
}

export function ResultAlone({ store, table, outcome }: Result) {
  const ending = useEnding(store.match.value, outcome);
  useCelebration(table.match, ending.isWon);
  const isMine = store.myPart.value !== undefined;
  return (
    <ResultSheet
      title={ending.title}
      isCrowned={ending.isWon}
      words={
        <>
          <p>{ending.text}</p>
          {isMine && ending.puzzle !== undefined && (
            <BestTime puzzle={ending.puzzle} seconds={outcome.seconds[ALONE]} />
          )}
        </>
      }
      share={<Share words={ending.shared} link={linkToPuzzles()} />}
      next={
        <footer>
          <div class="four">
            <OnceMore store={store} table={table} isSecond={ending.isWon} />
            <ToReplay table={table} />
            <NextPuzzle store={store} table={table} ending={ending} />
            <Button icon="leave" onPress={() => leave(store, "/puzzles")}>
              {t("result.leave")}
            </Button>
          </div>
        </footer>
      }
    />
  );
}

/** Worked out once: what the table shows may be about the next one already. */
function useEnding(match: TableMatch | undefined, outcome: Outcome): Ending {
  return useMemo(() => {
    const seconds = match?.now() ?? 0;
    const ended = match && { view: match.view.value, outcome, seconds };
    return (
      (ended && games[match.game]?.ending?.(ended)) ?? {
        title: t("puzzles.result.over"),
        text: t("puzzles.result.over_text"),
        isWon: false,
      }
    );
  }, [match?.id, language.value]);
}

interface Best {
  puzzle: string;
  /** How long it took this time, where that counts. */
  seconds: number | undefined;
}

/** One's best time, once the server has told it. */
function BestTime({ puzzle, seconds }: Best) {
  const solved = useSignal<SolvedPuzzle | undefined>(undefined);
  useEffect(() => {
    http.puzzles().then(
      (puzzles) => {
        solved.value = puzzles.solved[puzzle];
      },
      (error) => {
        // The time itself is there to read; how it compares can wait.
        if (!(error instanceof Refused)) throw error;
      },
    );
  }, [puzzle]);
  return <p class="best">{solved.value && bestInWords(solved.value, seconds)}</p>;
}

function bestInWords({ times, seconds: best }: SolvedPuzzle, seconds?: number): string | undefined {
  if (best === undefined) return undefined;
  if (seconds === undefined || best < seconds) {
    return t("puzzles.result.best", { time: minutes(best) });
  }
  return t(times > 1 ? "puzzles.result.best_new" : "puzzles.result.best_first");
}

interface NextPuzzle {
  store: TableStore;
  table: Table;
  ending: Ending;
}

/** The next one of its kind, at this table; after the last, and of a day, all there are. */
function NextPuzzle({ store, table, ending: { next, isWon } }: NextPuzzle) {
  const kind = isWon ? "main" : "plain";
  if (next === undefined || !store.isHost.value || store.mySeat.value === undefined) {
    return (
      <Button kind={kind} icon="fit" onPress={() => go("/puzzles")}>
        {t("puzzles.result.to_puzzles")}
      </Button>
    );
  }

  return (
    <Button kind={kind} icon="next" onPress={() => beginWith(table.code, next)}>
      {t("puzzles.result.next")}
    </Button>
  );
}

async function beginWith(code: string, options: http.Values): Promise<void> {
  await attempt(async () => {
    await http.change(code, { options });
    await http.ready(code, true);
  });
}
