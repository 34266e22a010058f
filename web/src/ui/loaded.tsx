// A part of a page that must be fetched first: it waits, shows, or says what went wrong.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { explained } from "../i18n/refusals";
import { Refused } from "../net/http";
import { Button } from "./button";

interface Loaded<Value> {
  from(): Promise<Value>;
  children(value: Value): ComponentChildren;
}

export function Loaded<Value>({ from, children }: Loaded<Value>) {
  const value = useSignal<Value | undefined>(undefined);
  const refusal = useSignal<Refused | undefined>(undefined);

  async function load() {
    refusal.value = undefined;
    try {
      value.value = await from();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refusal.value = error;
    }
  }

  useEffect(() => void load(), [from]);

  if (refusal.value) {
    return (
      <div role="alert">
        <p>{explained(refusal.value)}</p>
        <Button onPress={load}>{t("again")}</Button>
      </div>
    );
  }
  return <>{value.value === undefined ? <Waiting /> : children(value.value)}</>;
}

export function Waiting() {
  return (
    <p class="muted" role="status">
      {t("loading")}
    </p>
  );
}
