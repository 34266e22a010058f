// What each key does, to read: beside the board, and in the rules.

import { Dialog } from "../ui/dialog";
import type { Say } from "./game";
import "./key_list.css";

/** In the order of their use; the name is the key of its words. */
export type KeyRow = readonly [name: string, ...keys: string[]];

interface KeysProps {
  say: Say;
  rows: readonly KeyRow[];
}

export function KeyList({ onClose, ...keys }: KeysProps & { onClose(): void }) {
  return (
    <Dialog title={keys.say("keys.title")} onClose={onClose}>
      <Keys {...keys} />
    </Dialog>
  );
}

export function Keys({ say, rows }: KeysProps) {
  return (
    <dl class="key-list">
      {rows.map(([name, ...keys]) => (
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
