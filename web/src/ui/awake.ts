// A screen that stays on while one watches and thinks; where the browser cannot, nothing happens.

import { useEffect } from "preact/hooks";

/** Keeps the screen from going dark for as long as `wanted`. */
export function useAwake(wanted: boolean): void {
  useEffect(() => (wanted ? stayAwake() : undefined), [wanted]);
}

/** A browser lets go whenever the page is out of sight: it is asked again on each return. */
function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;

  async function ask() {
    if (isOver || document.visibilityState !== "visible") return;
    // Refused while the battery is low, for one.
    const given = await navigator.wakeLock?.request("screen").catch(() => undefined);
    if (isOver) given?.release();
    else lock = given ?? lock;
  }

  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", ask);
    lock?.release();
  };
}
