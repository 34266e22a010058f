// How a run alone ended.

import { t } from "../../i18n";
import { minutes } from "../../ui/now";
import type { Ended, Ending } from "../game";
import type { NTropyView } from "./messages.gen";
import { say } from "./say";

/** The seat of the one who plays alone. */
const ALONE = "0";

export function ending({ view, outcome, seconds }: Ended<NTropyView>): Ending {
  if (outcome.reason === "given_up" || view.players[ALONE]?.resigned) {
    return { title: say("ending.given_up.title"), text: say("ending.given_up.text"), isWon: false };
  }
  const { placed = 0 } = view.players[ALONE] ?? {};
  const left = outcome.scores[0] ?? 0;
  const count = view.last_turn ?? placed + left;
  const isCutShort = view.turn < count;
  const time = minutes(seconds);
  const facts = { site: t("site"), count, placed, time };
  const took = say("ending.time", { time });
  if (left === 0) {
    return {
      title: say("ending.clean.title"),
      text: `${say("ending.clean", { count })} ${took}`,
      isWon: true,
      shared: say("ending.shared_clean", facts),
    };
  }
  return {
    title: say(isCutShort ? "ending.toppled.title" : "ending.some.title"),
    text: [
      isCutShort && say("ending.toppled.text"),
      say("ending.left", { placed, count: left }),
      took,
    ]
      .filter(Boolean)
      .join(" "),
    isWon: false,
    shared: say("ending.shared", facts),
  };
}
