// Who one is on this device: another name, the same on another device, or nobody any more.

import { useSignal } from "@preact/signals";
import type { TargetedEvent } from "preact";
import { t } from "../i18n";
import { attempt } from "../i18n/refusals";
import * as http from "../net/http";
import type { Recovery } from "../net/rest.gen";
import { becomeOther, introduce, lastName, me } from "../session";
import { NameField } from "../table/name_field";
import { Button } from "./button";
import { Question } from "./dialog";
import { TextField } from "./field";

export function You() {
  return (
    <fieldset>
      <legend>{t("you.title")}</legend>
      <div class="you">
        {me.value && <OtherName />}
        {me.value && <CodeForThere />}
        <CodeFromThere />
        {me.value && <Farewell />}
      </div>
    </fieldset>
  );
}

function OtherName() {
  const name = useSignal(lastName());
  const missing = useSignal(false);
  const said = useSignal("");

  async function change(event: TargetedEvent<HTMLFormElement>) {
    event.preventDefault();
    missing.value = name.value.trim() === "";
    if (missing.value) return;
    await attempt(async () => {
      const { name: taken } = await introduce(name.value.trim());
      said.value = t("you.renamed", { name: taken });
    });
  }

  return (
    <form onSubmit={change}>
      <NameField name={name} missing={missing} />
      <Button>{t("you.rename")}</Button>
      <p class="muted" role="status">
        {said.value}
      </p>
    </form>
  );
}

function CodeForThere() {
  const given = useSignal<Recovery | undefined>(undefined);

  async function ask() {
    await attempt(async () => {
      given.value = await http.recoveryCode();
    });
  }

  return (
    <div>
      <Button icon="swap" onPress={ask}>
        {t("you.code")}
      </Button>
      <div role="status">
        {given.value && (
          <>
            <p class="code">{given.value.code}</p>
            <p class="muted">
              {t("you.code_help", { count: Math.round(given.value.seconds / 60) })}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

function CodeFromThere() {
  const code = useSignal("");

  async function come(event: TargetedEvent<HTMLFormElement>) {
    event.preventDefault();
    await attempt(async () => {
      const { name } = await http.recover(code.value);
      becomeOther(name);
    });
  }

  return (
    <form onSubmit={come}>
      <TextField
        label={t("you.typed")}
        help={me.value ? t("you.typed_instead", { name: me.value.name }) : t("you.typed_help")}
        value={code.value}
        maxLength={40}
        onInput={(text) => {
          code.value = text;
        }}
      />
      <Button>{t("you.come")}</Button>
    </form>
  );
}

function Farewell() {
  const isAsked = useSignal(false);

  async function leave() {
    if (await attempt(http.forgetMe)) becomeOther("");
  }

  return (
    <div>
      <Button onPress={() => (isAsked.value = true)}>{t("you.delete")}</Button>
      {isAsked.value && (
        <Question
          title={t("you.delete_title")}
          text={t("you.delete_text")}
          yes={t("you.delete_yes")}
          onYes={leave}
          onClose={() => (isAsked.value = false)}
        />
      )}
    </div>
  );
}
