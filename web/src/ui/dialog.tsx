// A dialog over the page, and one that asks before something is done.

import type { ComponentChildren, RefObject, TargetedMouseEvent } from "preact";
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

/** Calls back for a press that begins and ends beside the dialog, where the page shows through. */
function useOutside(onOutside: () => void) {
  const began = useRef(false);
  return {
    onPointerDown: (event: TargetedMouseEvent<HTMLDialogElement>) => {
      began.current = isOutside(event);
    },
    onClick: (event: TargetedMouseEvent<HTMLDialogElement>) => {
      if (began.current && isOutside(event)) onOutside();
    },
  };
}

function isOutside(event: TargetedMouseEvent<HTMLDialogElement>): boolean {
  const { target, currentTarget, clientX: x, clientY: y } = event;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < left || x > right || y < top || y > bottom);
}

interface Dialog {
  /** One that holds much to read is wide, and rises from the foot of a small screen. */
  kind?: "plain" | "wide";
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

export function Dialog({ kind = "plain", title, onClose, children }: Dialog) {
  const id = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      class={`dialog ${kind}`}
      aria-labelledby={id}
      // A press on its text keeps the focus in it.
      tabIndex={-1}
      // A browser tells it late: of one that has made way for another, too.
      onClose={() => dialog.current && onClose()}
      {...useOutside(onClose)}
    >
      <div class="head">
        <h2 id={id}>{title}</h2>
        <Button kind="quiet" icon="close" label={t("close")} onPress={onClose} />
      </div>
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
      <div class="foot">
        <Button onPress={onClose}>{t("cancel")}</Button>
        <Button kind="danger" onPress={confirm}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
