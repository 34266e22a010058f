// What the table itself sounds like: the start of a match and its end.

import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "../i18n";
import type { Outcome } from "../net/wire.gen";
import { vibrate } from "../ui/alerts";
import { Button } from "../ui/button";
import { isLocked, play, unlock } from "../ui/sound";
import type { TableStore } from "./store";
import "./sounds.css";

/** How long a device shakes when your match starts, in milliseconds. */
const SHAKE = 60;

interface Seen {
  isOn: boolean;
  match: string | undefined;
  outcome: Outcome | undefined;
}

/** Sounds a start and an end that come while one is here; those before are no news. */
export function useTableSounds(store: TableStore): void {
  const was = useRef<Seen>(undefined);
  useSignalEffect(() => {
    const seen = seenOf(store);
    if (was.current && seen.isOn && !was.current.isOn) start(store);
    if (seen.outcome && isNew(seen, was.current)) play(soundOf(seen.outcome, store));
    was.current = seen;
  });
}

/** While a match is on and the browser waits for a tap: how to hear it. */
export function SoundChip() {
  if (!isLocked.value) return null;
  return (
    <div class="sound-chip">
      <Button icon="sound" onPress={unlock}>
        {t("sound.tap")}
      </Button>
    </div>
  );
}

function start(store: TableStore): void {
  play("chime");
  if (store.myPart.peek() !== undefined) vibrate(SHAKE);
}

function seenOf(store: TableStore): Seen {
  const match = store.match.value;
  return {
    isOn: store.table.value?.status === "playing",
    match: match?.id,
    outcome: match?.outcome.value,
  };
}

function isNew({ match }: Seen, was: Seen | undefined): boolean {
  return was?.match === match && was?.outcome === undefined;
}

function soundOf({ places, reason }: Outcome, store: TableStore): "win" | "end" {
  const seat = store.myPart.value;
  const won = seat !== undefined && reason !== "abandoned" && places[seat] === 1;
  return won ? "win" : "end";
}
