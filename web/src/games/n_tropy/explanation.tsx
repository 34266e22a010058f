// What the die asks, what the goal is or how a stick is carried, told where it happens.

import { isTouched } from "../../ui/touched";
import type { Help, Topic } from "./help";
import { StickPicture } from "./picture";
import { POSITIONS, type PositionName } from "./positions";
import { say } from "./say";
import "./explanation.css";

const PICTURES: Record<Topic, readonly PositionName[]> = {
  goal: [],
  one: ["balanced", "tucked"],
  two: ["level", "upright"],
  carry: ["crossing"],
};

export function Explanation({ help }: { help: Help }) {
  const topic = help.shown.value;
  if (!topic) return null;
  const text = topic === "carry" ? `carry_${isTouched ? "touch" : "mouse"}` : topic;
  return (
    <div class="ntropy-help" role="note">
      {PICTURES[topic].map((name) => (
        <StickPicture key={name} position={POSITIONS[name]} />
      ))}
      <p>
        <b>{say(`help.topics.${topic}`)}</b> {say(`help.${text}`)}
      </p>
      <button type="button" class="ntropy-button" onClick={() => help.dismiss()}>
        {say("help.got_it")}
      </button>
    </div>
  );
}
