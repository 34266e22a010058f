// The keys of a race.

import { Dialog } from "../../../ui/dialog";
import { say } from "./tell";

/** In the order of their use. */
const ROWS: readonly [name: string, ...keys: string[]][] = [
  ["pick", "1", "…", "9"],
  ["turn", "Q", "E"],
  ["walk", "←", "↑", "↓", "→"],
  ["next", "N", "⇧ N"],
  ["place", "Enter"],
  ["back", "Esc"],
  ["give", "1", "…", "5"],
  ["call", "G"],
  ["fit", "0"],
  ["zoom", "+", "−"],
  ["last", "H"],
  ["summary", "S"],
];

export function KeyList({ hasCall, onClose }: { hasCall: boolean; onClose(): void }) {
  return (
    <Dialog title={say("keys.title")} onClose={onClose}>
      <Keys hasCall={hasCall} />
    </Dialog>
  );
}

export function Keys({ hasCall }: { hasCall: boolean }) {
  return (
    <dl class="gobble-keys">
      {ROWS.filter(([name]) => hasCall || name !== "call").map(([name, ...keys]) => (
        <div key={name}>
          <dt>
            {keys.map((key) => (
              <KeyCap key={key} of={key} />
            ))}
          </dt>
          <dd>{say(`keys.${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

function KeyCap({ of }: { of: string }) {
  return of === "…" ? <span>…</span> : <kbd>{of}</kbd>;
}
