// How Gobble alone ended.

import { t } from "../../../i18n";
import { minutes } from "../../../ui/now";
import type { Ended, Ending } from "../../game";
import type { GobbleAloneView } from "./messages.gen";
import { endInWords, say } from "./tell";

export function ending({ view, outcome, seconds }: Ended<GobbleAloneView>): Ending {
  if (outcome.reason === "given_up") {
    return { title: say("ending.given_up.title"), text: say("ending.given_up.text"), isWon: false };
  }
  const isWon = view.left === 0;
  const time = minutes(seconds);
  const end = endInWords(view);
  return {
    title: say(isWon ? "ending.perfect.title" : "ending.left.title"),
    text: say("ending.facts", { end, time }),
    isWon,
    shared: say("ending.shared", { site: t("site"), end, time }),
  };
}
