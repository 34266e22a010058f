// The door: a name, and in.

import { useSignal } from "@preact/signals";
import type { TargetedEvent } from "preact";
import { t } from "../i18n";
import { lastName } from "../session";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { TextField } from "../ui/field";
import { Link } from "../ui/link";
import { Settings } from "../ui/settings";

interface Entry {
  code: string;
  /** `toPlay`: with a seat, if there is one. */
  onEnter(name: string, toPlay: boolean): Promise<void>;
}

export function Entry({ code, onEnter }: Entry) {
  const name = useSignal(lastName());
  const missing = useSignal(false);
  const busy = useSignal(false);

  async function enter(toPlay: boolean) {
    missing.value = name.value.trim() === "";
    if (missing.value || busy.value) return;
    busy.value = true;
    await onEnter(name.value.trim(), toPlay).finally(() => {
      busy.value = false;
    });
  }

  function join(event: TargetedEvent<HTMLFormElement>) {
    event.preventDefault();
    return enter(true);
  }

  return (
    <main class="page narrow">
      <h1>{t("site")}</h1>
      <Card title={t("entry.title")}>
        <p>{t("entry.text", { code })}</p>
        <form onSubmit={join}>
          <TextField
            label={t("name.label")}
            value={name.value}
            maxLength={60}
            autoFocus
            autoComplete="nickname"
            error={missing.value ? t("name.missing") : undefined}
            onInput={(text) => {
              name.value = text;
              missing.value = false;
            }}
          />
          <div class="buttons">
            <Button kind="main" disabled={busy.value}>
              {t("entry.join")}
            </Button>
            <Button icon="eye" disabled={busy.value} onPress={() => enter(false)}>
              {t("entry.watch")}
            </Button>
          </div>
        </form>
      </Card>
      <Settings />
      <p>
        <Link to="/">{t("home")}</Link>
      </p>
    </main>
  );
}
