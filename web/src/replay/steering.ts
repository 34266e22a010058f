// Keys pressed anywhere on the page, and the address, as ways through a match.

import { useEffect } from "preact/hooks";
import { isShortcut } from "../ui/keys";
import { hashOf, positionIn } from "./address";
import { wishOf } from "./keys";
import type { Replay } from "./replay";

/** So long, in milliseconds, a position stays before the address names it. */
const SETTLED = 250;

/** What takes a key for itself while it has the focus. */
const TAKES_ALL = ".surface, [role=tablist], [role=menu], select";
const TAKES_SPACE = "button, a";
const SCROLLS = ".column, .sheet";

export function useKeys(replay: Replay): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const wish = wishOf(event);
      if (!wish || !isForUs(event)) return;
      // The game on the board has keys of its own, which are for those who play.
      event.preventDefault();
      event.stopImmediatePropagation();
      replay.do(wish);
    }
    addEventListener("keydown", onKeyDown, true);
    return () => removeEventListener("keydown", onKeyDown, true);
  }, [replay]);
}

function isForUs(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (!(target instanceof Element)) return isShortcut(event);
  if (target.matches("input[type=range]")) return !event.ctrlKey && !event.altKey && !event.metaKey;
  if (!isShortcut(event) || target.closest(TAKES_ALL)) return false;
  if (key === " ") return !target.closest(TAKES_SPACE) && !target.closest(SCROLLS);
  return key.startsWith("Arrow") || !target.closest(SCROLLS);
}

/** The address names the position that is shown, and leads to the one that it is given. */
export function useAddress({ player }: Replay): void {
  const position = player.position.value;
  const isOpen = player.isOpen.value;
  useEffect(() => {
    if (!isOpen || position === (positionIn(location.hash) ?? 0)) return undefined;
    const timer = setTimeout(
      () => history.replaceState(history.state, "", hashOf(position)),
      SETTLED,
    );
    return () => clearTimeout(timer);
  }, [position, isOpen]);

  useEffect(() => {
    const follow = () => {
      const wanted = positionIn(location.hash);
      if (wanted !== undefined) player.go(wanted);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [player]);
}
