// A sentence for the player, said where the news are.

import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

export interface Notice {
  /** The same sentence twice is said twice. */
  number: number;
  text: string;
}

/** How long it stays, in milliseconds. */
const SHOWN = 4000;

/** Lets a notice go after a while. */
export function useFading(notice: Signal<Notice | undefined>): void {
  const { value } = notice;
  useEffect(() => {
    if (value === undefined) return undefined;
    const timer = setTimeout(() => {
      notice.value = undefined;
    }, SHOWN);
    return () => clearTimeout(timer);
  }, [notice, value]);
}
