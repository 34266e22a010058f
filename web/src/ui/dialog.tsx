// A dialog over the page, and one that asks before something is done.

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Button } from "./button";
import "./dialog.css";

interface Dialog {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

/** Open for as long as it is rendered. */
export function Dialog({ title, onClose, children }: Dialog) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} class="dialog" aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <Button kind="quiet" icon="close" label={t("close")} onPress={onClose} />
      </header>
      {children}
    </dialog>
  );
}

interface Question {
  title: string;
  text: string;
  /** What the button that does it says. */
  yes: string;
  onYes(): unknown;
  onClose(): void;
}

export function Question({ title, text, yes, onYes, onClose }: Question) {
  async function confirm() {
    await onYes();
    onClose();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <footer>
        <Button onPress={onClose}>{t("cancel")}</Button>
        <Button kind="danger" onPress={confirm}>
          {yes}
        </Button>
      </footer>
    </Dialog>
  );
}
