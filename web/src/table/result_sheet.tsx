// The card that comes over the board when a match is over, whoever played it.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { keep, kept } from "../kept";
import { Button } from "../ui/button";
import { celebrate } from "../ui/confetti";
import { useHeir } from "../ui/focus";
import { Icon } from "../ui/icon";
import { useAfter } from "../ui/now";
import "./result.css";

/** So long, in milliseconds, presses still mean the hand that the result has come to cover. */
const SETTLING = 700;

/** The match that was celebrated last in this tab. */
const CELEBRATED = "celebrated";

interface ResultSheet {
  title: string;
  isCrowned: boolean;
  /** What is said with the title. */
  words: ComponentChildren;
  /** What there is to read below; it scrolls, and can be folded away. */
  children?: ComponentChildren;
  /** The way to tell others. */
  share: ComponentChildren;
  /** What can be done next; it never moves. */
  next: ComponentChildren;
}

export function ResultSheet({ title, isCrowned, words, children, share, next }: ResultSheet) {
  const isFolded = useSignal(false);
  const hasSettled = useAfter(SETTLING);
  return (
    <section
      ref={useHeir()}
      class={`result${isFolded.value ? " folded" : ""}${hasSettled ? "" : " settling"}`}
      tabIndex={-1}
      aria-label={t("result.to_result")}
    >
      <header>
        <div role="status">
          <h2>
            {isCrowned && <Icon name="crown" />} {title}
          </h2>
          {words}
        </div>
        {share}
        <Button
          kind="quiet"
          icon={isFolded.value ? "up" : "down"}
          label={t(isFolded.value ? "result.show_result" : "result.show_board")}
          onPress={() => {
            isFolded.value = !isFolded.value;
          }}
        />
      </header>
      {children && !isFolded.value && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        <div class="scroll" tabIndex={0}>
          {children}
        </div>
      )}
      {next}
    </section>
  );
}

/** Confetti, once for each match that is worth it. */
export function useCelebration(match: string | undefined, isWon: boolean): void {
  useEffect(() => {
    if (!isWon || match === undefined || kept(CELEBRATED, "tab") === match) return;
    keep(CELEBRATED, match, "tab");
    celebrate();
  }, []);
}
