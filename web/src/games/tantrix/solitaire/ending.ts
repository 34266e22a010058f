// How Solitaire ended.

import { t } from "../../../i18n";
import { minutes } from "../../../ui/now";
import type { Ended, Ending } from "../../game";
import type { SolitaireView } from "./messages.gen";
import { bestInWords, gradeInWords, say, scoreInWords } from "./tell";

export function ending({ view, outcome, seconds }: Ended<SolitaireView>): Ending {
  if (outcome.reason === "given_up") {
    return { title: say("ending.given_up.title"), text: say("ending.given_up.text"), isWon: false };
  }
  const grade = view.grade ?? "none";
  const time = minutes(seconds);
  return {
    title: say(`ending.${grade}.title`),
    text: `${gradeInWords(view)} ${say("ending.facts", { score: scoreInWords(view), time })}`,
    isWon: grade !== "none",
    shared: say("ending.shared", {
      site: t("site"),
      best: bestInWords(view),
      score: view.score,
      time,
    }),
  };
}
