// How a puzzle ended, for the one who worked on it alone.

import { t } from "../../../i18n";
import { minutes } from "../../../ui/now";
import type { Ended, Ending } from "../../game";
import { nextAfter, RAINBOW } from "./catalogue";
import type { BenchView, PuzzleView, TaskView } from "./messages.gen";
import { dayInWords, puzzleTitle } from "./names";

/** The only seat of a match for one. */
const ALONE = "0";

export function ending({ view, outcome, seconds }: Ended<PuzzleView>): Ending {
  const puzzle = puzzleOf(view);
  const next = puzzle && nextAfter(puzzle)?.options;
  const bench = view.benches?.[ALONE];
  if (!bench?.solved) {
    return {
      title: t("puzzles.ending.given_up"),
      text: t("puzzles.ending.given_up_text"),
      isWon: false,
      ...(next && { next }),
    };
  }

  const counts = outcome.seconds[ALONE] !== undefined && !view.task.holes;
  const facts = [minutes(seconds), moves(bench), hints(bench)].join(" · ");
  return {
    title: t("puzzles.ending.solved"),
    text: counts ? facts : `${facts}. ${whyNot(view.task, bench)}`,
    isWon: true,
    shared: shared(view, bench, counts ? seconds : undefined),
    ...(puzzle && { puzzle }),
    ...(next && { next }),
  };
}

/** What names the puzzle; undefined for one that keeps no best times. */
function puzzleOf({ day, task }: PuzzleView): string | undefined {
  if (day !== undefined) return `daily:${day}`;
  if (task.holes) return undefined;
  return isDiscovery(task) ? `discovery:${task.tiles.length}` : rainbowOf(task);
}

/** Tiles 1, 2, 3, … to the last. */
function isDiscovery({ tiles }: TaskView): boolean {
  return tiles.at(-1) === tiles.length;
}

function rainbowOf({ tiles, shape, colours }: TaskView): string | undefined {
  const colour = colours.length === 1 ? colours[0] : undefined;
  return RAINBOW.find(
    (puzzle) => puzzle.size === tiles.length && puzzle.shape === shape && puzzle.colour === colour,
  )?.name;
}

/** Why a time is no best time. */
function whyNot(task: TaskView, { hints = 0 }: BenchView): string {
  if (task.holes) return t("puzzles.ending.with_holes");
  return t(hints > 0 ? "puzzles.ending.with_hints" : "puzzles.ending.with_pause");
}

/** A sentence for others: it tells what was made and how, and nothing of the way there. */
function shared(view: PuzzleView, bench: BenchView, seconds: number | undefined): string {
  const { tiles, shape } = view.task;
  const facts = {
    site: t("site"),
    which: view.day
      ? dayInWords(view.day)
      : puzzleTitle(puzzleOf(view) ?? `discovery:${tiles.length}`),
    made: t(`puzzles.ending.made.${shape}.${bench.solved}`, { count: tiles.length }),
    moves: moves(bench),
    hints: hints(bench),
  };
  if (seconds === undefined) return t("puzzles.ending.shared", facts);
  return t("puzzles.ending.shared_in", { ...facts, time: minutes(seconds) });
}

const moves = ({ moves = 0 }: BenchView) => t("puzzles.ending.moves", { count: moves });
const hints = ({ hints = 0 }: BenchView) => t("puzzles.ending.hints", { count: hints });
