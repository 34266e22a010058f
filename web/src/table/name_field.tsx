// Asks for the name that someone goes by.

import type { Signal } from "@preact/signals";
import { t } from "../i18n";
import { TextField } from "../ui/field";

interface NameField {
  name: Signal<string>;
  /** Whether it was needed when there was none. */
  missing: Signal<boolean>;
  autoFocus?: boolean;
}

export function NameField({ name, missing, autoFocus = false }: NameField) {
  return (
    <TextField
      label={t("name.label")}
      value={name.value}
      maxLength={60}
      autoFocus={autoFocus}
      autoComplete="nickname"
      error={missing.value ? t("name.missing") : undefined}
      onInput={(text) => {
        name.value = text;
        missing.value = false;
      }}
    />
  );
}
