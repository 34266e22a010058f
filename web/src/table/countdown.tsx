// Three, two, one: the last moment to say no.

import { t } from "../i18n";
import { attempt } from "../i18n/refusals";
import { ready } from "../net/http";
import { Button } from "../ui/button";
import { useNow } from "../ui/now";
import type { TableStore } from "./store";

export function Countdown({ store }: { store: TableStore }) {
  const startsAt = store.startsAt.value;
  const now = useNow(store.local, 100, startsAt !== undefined);
  if (startsAt === undefined) return null;

  const seconds = Math.max(1, Math.ceil((startsAt - now) / 1000));
  return (
    <div class="countdown" role="alert">
      <span class="number" aria-hidden="true">
        {seconds}
      </span>
      <span class="unseen">{t("lobby.starting", { seconds })}</span>
      {store.mySeat.value !== undefined && (
        <Button onPress={() => attempt(() => ready(store.code, false))}>{t("lobby.wait")}</Button>
      )}
    </div>
  );
}
