// The structure in words: every stick of it, with where it is and what it rests on.

import { Dialog } from "../../ui/dialog";
import { Switch } from "../../ui/field";
import { BASE, isLong, LENGTH } from "./measures";
import type { NTropyView } from "./messages.gen";
import { say } from "./say";
import type { Stage } from "./stage";
import { heightInWords, inWords, leaning, nameOf, stickInWords } from "./wording";
import "./sticks.css";

interface SticksProps {
  stage: Stage;
  onClose(): void;
}

export function Sticks({ stage, onClose }: SticksProps) {
  const { match, numbered, pointedAt } = stage;
  const view = match.view.value;
  return (
    <Dialog
      title={say("sticks.title")}
      onClose={() => {
        pointedAt.value = undefined;
        onClose();
      }}
    >
      <p>{structureInWords(view)}</p>
      {view.held && <p>{heldInWords(stage)}</p>}
      <Switch
        label={say("sticks.numbers")}
        value={numbered.value}
        onChange={(isOn) => {
          numbered.value = isOn;
        }}
      />
      <ul class="ntropy-sticks">
        {sorted(view).map((number) => {
          const body = view.bodies[number];
          if (!body) return null;
          const isLast = view.last?.stick === number;
          const line = stickInWords(number, body);
          return (
            <li key={number} data-stick={number} data-pose={[body.x, body.y, body.angle].join(" ")}>
              {isLast ? `${line}, ${say("sticks.last")}` : line}
            </li>
          );
        })}
      </ul>
      <p class="muted">{say("sticks.heights")}</p>
    </Dialog>
  );
}

/** From the top down: what was placed last is likely to be there. */
function sorted({ bodies }: NTropyView): number[] {
  const height = (number: number) => bodies[number]?.y ?? 0;
  return Object.keys(bodies)
    .map(Number)
    .filter((number) => number !== BASE)
    .sort((one, other) => height(other) - height(one));
}

/** How much there is of it, and how high; and that it leans, if it does. */
export function structureInWords({ bodies }: NTropyView): string {
  const long = Object.entries(bodies).filter(([number]) => isLong(Number(number)));
  const tops = long.map(([, { y, angle }]) => y + (LENGTH / 2) * Math.abs(Math.sin(angle)));
  const height = heightInWords(Math.max(0, ...tops));
  const lean = Math.abs(leaning(bodies[BASE]?.angle ?? 0));
  const base = lean >= 1 ? [say("sticks.base", { degrees: inWords(lean, 0) })] : [];
  return [say("sticks.intro", { count: long.length, height }), ...base].join(" ");
}

function heldInWords({ match }: Stage): string {
  const { active, held } = match.view.value;
  const player = match.players.value[active];
  return say("sticks.held", {
    name: nameOf(match.players.value, active),
    number: held?.stick,
    ...(player?.you && { context: "you" }),
  });
}
