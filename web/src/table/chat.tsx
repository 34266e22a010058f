// What people say at the table.

import { useSignal } from "@preact/signals";
import type { TargetedEvent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { MAX_TEXT, type Said } from "../net/wire.gen";
import { Button } from "../ui/button";
import { AboutDialog } from "./about";
import { EmoteButtons } from "./emote";
import type { TableStore } from "./store";
import "./chat.css";

export function Chat({ store }: { store: TableStore }) {
  const lines = store.heard.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    store.unread.value = 0;
  }, [lines]);

  return (
    <div class="chat">
      {lines.length === 0 && <p class="muted">{t("chat.empty")}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <div ref={list} class="lines" role="log" tabIndex={0} aria-label={t("chat.title")}>
        <ul>
          {lines.map((line) => (
            <Line key={line.id} store={store} line={line} />
          ))}
        </ul>
      </div>
      <EmoteButtons store={store} />
      <Say store={store} />
    </div>
  );
}

function Line({ store, line: { player, name, text } }: { store: TableStore; line: Said }) {
  const isOpen = useSignal(false);
  return (
    <li>
      <p>
        {player === store.me ? (
          <strong>{name}</strong>
        ) : (
          <button
            type="button"
            class="speaker"
            title={t("about.more", { name })}
            aria-haspopup="dialog"
            onClick={() => {
              isOpen.value = true;
            }}
          >
            {name}
          </button>
        )}{" "}
        {text}
      </p>
      {isOpen.value && (
        <AboutDialog
          store={store}
          player={player}
          name={name}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </li>
  );
}

function Say({ store }: { store: TableStore }) {
  const text = store.draft;

  function say(event: TargetedEvent<HTMLFormElement>) {
    event.preventDefault();
    const said = text.value.trim();
    if (said !== "" && store.say(said)) text.value = "";
  }

  return (
    <form class="say" onSubmit={say}>
      <input
        class="input"
        value={text.value}
        maxLength={MAX_TEXT}
        aria-label={t("chat.message")}
        placeholder={t("chat.message")}
        autoComplete="off"
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
        }}
      />
      <Button disabled={!store.online.value}>{t("chat.send")}</Button>
    </form>
  );
}
