// What has happened in the match, a sentence an event.

import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import type { TableStore } from "./store";

export function Log({ store }: { store: TableStore }) {
  const lines = store.log.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);

  if (lines.length === 0) return <p class="muted">{t("log.empty")}</p>;
  return (
    <ol ref={list} class="log" aria-label={t("log.title")}>
      {lines.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ol>
  );
}
