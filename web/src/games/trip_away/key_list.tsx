// What each key does, to read: beside the board, and in the rules.

import { Dialog } from "../../ui/dialog";
import { KEY_ROWS } from "./keys";
import { say } from "./say";
import "./key_list.css";

export function KeyList({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={say("keys.title")} onClose={onClose}>
      <Keys />
    </Dialog>
  );
}

export function Keys() {
  return (
    <dl class="trip-keys">
      {KEY_ROWS.map(([name, ...keys]) => (
        <div key={name}>
          <dt>
            {keys.map((key) =>
              key === "…" ? <span key={key}>…</span> : <kbd key={key}>{key}</kbd>,
            )}
          </dt>
          <dd>{say(`keys.${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
