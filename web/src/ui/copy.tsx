// A text to pass on: copied by a button, or by hand where the browser has no clipboard.

import { useRef } from "preact/hooks";
import { t } from "../i18n";
import { Button } from "./button";
import { notify } from "./toast";

/** Returns whether the browser let us. Plain http has no clipboard. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function CopyLink({ link }: { link: string }) {
  const input = useRef<HTMLInputElement>(null);

  async function copy() {
    if (await copied(link)) return notify(t("table.copied"));
    input.current?.focus();
    input.current?.select();
    notify(t("table.copy_yourself"));
  }

  return (
    <div class="copy-link">
      <input
        ref={input}
        class="input"
        readOnly
        value={link}
        aria-label={t("table.link")}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button icon="copy" onPress={copy}>
        {t("table.copy")}
      </Button>
    </div>
  );
}
