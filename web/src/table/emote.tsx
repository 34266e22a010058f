// What somebody shows for a moment, and the eight buttons to show it with.

import { useSignal } from "@preact/signals";
import { t } from "../i18n";
import { EMOTES, type Emote } from "../net/wire.gen";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import type { TableStore } from "./store";

/** The server takes one in this time, in milliseconds. */
const EVERY = 3_000;

export function EmoteOf({ store, player }: { store: TableStore; player: string | undefined }) {
  const emote = player === undefined ? undefined : store.emotes.value[player]?.emote;
  return emote ? <Icon name={emote} label={t(`emote.${emote}`)} /> : null;
}

interface EmoteButtons {
  store: TableStore;
  onShown?: () => void;
}

export function EmoteButtons({ store, onShown }: EmoteButtons) {
  const resting = useSignal(false);

  function show(emote: Emote) {
    if (!store.emote(emote)) return;
    resting.value = true;
    onShown?.();
    setTimeout(() => {
      resting.value = false;
    }, EVERY);
  }

  return (
    <fieldset class="emotes" aria-label={t("chat.emotes")}>
      {EMOTES.map((emote) => (
        <Button
          key={emote}
          kind="quiet"
          icon={emote}
          label={t(`emote.${emote}`)}
          disabled={resting.value || !store.online.value}
          onPress={() => show(emote)}
        />
      ))}
    </fieldset>
  );
}

/** Over the board: who shows what, for those who do not look at the names. */
export function EmoteBubbles({ store }: { store: TableStore }) {
  const shown = Object.entries(store.emotes.value);
  return (
    <ul class="bubbles" aria-hidden="true">
      {shown.map(([player, { emote, name }]) => (
        <li key={player}>
          <Icon name={emote} /> {name}: {t(`emote.${emote}`)}
        </li>
      ))}
    </ul>
  );
}
