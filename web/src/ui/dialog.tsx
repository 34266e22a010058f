// A dialog over the page, and one that asks before something is done.

import type { ComponentChildren, RefObject } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Button } from "./button";
import "./dialog.css";

/** Opens a dialog for as long as it is rendered; then the focus is where it was before. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return dialog;
}

interface Dialog {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

export function Dialog({ title, onClose, children }: Dialog) {
  const id = useId();
  return (
    <dialog ref={useModal()} class="dialog" aria-labelledby={id} onClose={onClose}>
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
