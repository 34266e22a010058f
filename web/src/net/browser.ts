// The surroundings of a connection in a real browser.

import { Refused, table } from "./http";
import type { Socket, Stop, Surroundings } from "./socket";
import { PROTOCOL } from "./wire.gen";

/** Names this load of the page, so that a command sent twice is known to be the same. */
const client = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
  byte.toString(16).padStart(2, "0"),
).join("");

export function surroundings(code: string): Surroundings {
  return {
    open() {
      const socket = new WebSocket(address(code));
      socket.binaryType = "arraybuffer";
      return socket as Socket;
    },
    later(after, callback) {
      const timer = setTimeout(callback, after);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
    random: Math.random,
    whyNot: () => whyNot(code),
  };
}

/** Calls back whenever somebody looks at the page again, and when the network returns or goes. */
export function onWaking(callback: () => void): () => void {
  const ifVisible = () => document.visibilityState === "visible" && callback();
  document.addEventListener("visibilitychange", ifVisible);
  addEventListener("pageshow", callback);
  addEventListener("online", callback);
  addEventListener("offline", callback);
  return () => {
    document.removeEventListener("visibilitychange", ifVisible);
    removeEventListener("pageshow", callback);
    removeEventListener("online", callback);
    removeEventListener("offline", callback);
  };
}

function address(code: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const query = `v=${PROTOCOL}&client=${client}`;
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(code)}/ws?${query}`;
}

async function whyNot(code: string): Promise<Stop | undefined> {
  const stops: Record<number, Stop> = {
    401: "not_signed_in",
    403: "not_allowed",
    404: "unknown_table",
  };
  try {
    await table(code);
  } catch (error) {
    if (error instanceof Refused) return stops[error.status];
  }
  return undefined;
}
