// The four colours of the lines, with what else tells them apart.

import { LinePicture } from "./tile";
import type { Say } from "./words";
import "./legend.css";

export function Legend({ say }: { say: Say }) {
  return (
    <>
      <h4>{say("rules.full.legend.title")}</h4>
      <p>{say("rules.full.legend.text")}</p>
      <ul class="tantrix-legend">
        {(["red", "yellow", "blue", "green"] as const).map((colour) => (
          <li key={colour}>
            <LinePicture colour={colour} />
            {say(`rules.full.legend.${colour}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
