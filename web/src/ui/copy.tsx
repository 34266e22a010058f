// A text to pass on: copied by a button, or by hand where the browser has no clipboard.

import { useRef } from "preact/hooks";
import { t } from "../i18n";
import { Button } from "./button";
import { notify } from "./toast";

/** Returns whether the browser let us. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

/** Plain http has no clipboard, but knows the older way: what is selected is copied. */
function copiedByHand(text: string): boolean {
  const field = document.createElement("textarea");
  const focused = document.activeElement as HTMLElement | null;
  // Beside the control that has the focus: outside an open dialog nothing can be selected.
  (focused?.closest("dialog") ?? document.body).append(field);
  field.className = "unseen";
  field.value = text;
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    focused?.focus();
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
