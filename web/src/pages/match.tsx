// The page of a match that is over: whoever has its link can watch it again.

import { useCallback } from "preact/hooks";
import { t } from "../i18n";
import * as http from "../net/http";
import { Refused } from "../net/http";
import type { Match } from "../net/rest.gen";
import { ReplayScreen } from "../replay/screen";
import { Loaded } from "../ui/loaded";
import { useTitle } from "../ui/tab";
import { Nowhere, Trouble } from "./trouble";

type Found = { is: "over"; match: Match } | { is: "unknown" } | { is: "on" };

export function MatchPage({ id }: { id: string }) {
  const find = useCallback(() => found(id), [id]);
  return (
    <Loaded from={find}>
      {(found) => {
        switch (found.is) {
          case "over":
            return <ReplayScreen match={found.match} />;
          case "on":
            return <StillOn />;
          case "unknown":
            return <Unknown />;
        }
      }}
    </Loaded>
  );
}

function StillOn() {
  useTitle("");
  return <Trouble title={t("trouble.match_on")} text={t("trouble.match_on_text")} />;
}

function Unknown() {
  useTitle("");
  return <Nowhere />;
}

async function found(id: string): Promise<Found> {
  try {
    return { is: "over", match: await http.match(id) };
  } catch (error) {
    if (error instanceof Refused && error.code === "unknown_match") return { is: "unknown" };
    if (error instanceof Refused && error.code === "match_not_over") return { is: "on" };
    throw error;
  }
}
