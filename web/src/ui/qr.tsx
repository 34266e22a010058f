// A QR code, drawn here: what it says is told to nobody else.

import { useCallback } from "preact/hooks";
import { Refused } from "../net/http";
import { Loaded } from "./loaded";
import "./qr.css";

/** Cameras need this many empty modules around the code. */
const QUIET = 4;

/** A square of dark and light modules. */
export interface Modules {
  size: number;
  get(row: number, column: number): number | boolean;
}

export function QrCode({ text, label }: { text: string; label: string }) {
  const encode = useCallback(() => encoded(text), [text]);
  return (
    <div class="qr">
      <Loaded from={encode}>{(modules) => <Drawing modules={modules} label={label} />}</Loaded>
    </div>
  );
}

function Drawing({ modules, label }: { modules: Modules; label: string }) {
  const side = modules.size + 2 * QUIET;
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#ffffff" />
      <path d={darkModules(modules)} fill="#000000" />
    </svg>
  );
}

/** The dark modules as a path, each run of a row in one piece. */
export function darkModules(modules: Modules): string {
  const runs: string[] = [];
  for (let row = 0; row < modules.size; row++) {
    let column = 0;
    while (column < modules.size) {
      const from = column;
      while (column < modules.size && modules.get(row, column)) column++;
      if (column > from) runs.push(`M${from} ${row}h${column - from}v1h-${column - from}z`);
      else column++;
    }
  }
  return runs.join("");
}

async function encoded(text: string): Promise<Modules> {
  try {
    const { create } = await import("qrcode");
    return create(text, { errorCorrectionLevel: "M" }).modules;
  } catch {
    throw new Refused("unreachable", "The server cannot be reached.");
  }
}
