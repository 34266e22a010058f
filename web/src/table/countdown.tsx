// Three, two, one: the last moment to say no.

import { useEffect, useLayoutEffect } from "preact/hooks";
import { t } from "../i18n";
import { attempt } from "../i18n/refusals";
import { ready } from "../net/http";
import { Button } from "../ui/button";
import { useModal } from "../ui/dialog";
import { useNow } from "../ui/now";
import { play } from "../ui/sound";
import { isFree } from "./seating";
import type { TableStore } from "./store";

export function Countdown({ store }: { store: TableStore }) {
  const startsAt = store.startsAt.value;
  const seats = store.table.value?.seats ?? [];
  // Who plays alone is not counted in: the match comes at once.
  const isLone = seats.filter((seat) => !isFree(seat)).length === 1;
  if (startsAt === undefined || isLone) return null;
  return <Counting store={store} startsAt={startsAt} />;
}

function Counting({ store, startsAt }: { store: TableStore; startsAt: number }) {
  const now = useNow(store.local, 100);
  const seconds = Math.max(1, Math.ceil((startsAt - now) / 1000));
  const dialog = useModal();
  // Not the button has the focus: Enter, meant for the chat, would call the start off.
  useLayoutEffect(() => dialog.current?.focus(), []);
  useEffect(() => play("count"), [seconds]);

  const isSeated = store.mySeat.value !== undefined;
  const wait = () => attempt(() => ready(store.code, false));
  return (
    <dialog
      ref={dialog}
      class="countdown"
      tabIndex={-1}
      aria-label={t("lobby.starting", { seconds })}
      onCancel={(event) => {
        event.preventDefault();
        if (isSeated) wait();
      }}
    >
      <span class="number" aria-hidden="true">
        {seconds}
      </span>
      <span class="unseen" role="alert">
        {t("lobby.starting", { seconds })}
      </span>
      {isSeated && <Button onPress={wait}>{t("lobby.wait")}</Button>}
    </dialog>
  );
}
