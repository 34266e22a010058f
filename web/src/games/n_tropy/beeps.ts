// Is heard when seconds that run out reach certain numbers.

import { useEffect, useRef } from "preact/hooks";
import { play } from "../../ui/sound";

export function useBeeps(seconds: number, at: readonly number[], isHeard: boolean): void {
  const before = useRef(seconds);
  useEffect(() => {
    if (isHeard && seconds < before.current && at.includes(seconds)) play("count");
    before.current = seconds;
  }, [seconds, isHeard]);
}
