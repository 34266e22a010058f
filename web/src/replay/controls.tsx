// What a replay is moved through time with: a slider, and buttons under it.

import { t } from "../i18n";
import { Button } from "../ui/button";
import type { IconName } from "../ui/icon";
import { minutes } from "../ui/now";
import type { Wish } from "./keys";
import { SPEEDS } from "./player";
import type { Replay } from "./replay";
import { Scrubber } from "./scrubber";

export function Controls({ replay }: { replay: Replay }) {
  const { isPlaying } = replay.player;
  return (
    <section class="replay-controls wood" aria-label={t("replay.controls")}>
      <div class="where-in-time">
        <Scrubber replay={replay} />
        <Where replay={replay} />
      </div>
      <div class="replay-buttons">
        <Do replay={replay} icon="to_start" text="start" wish={{ to: "start" }} />
        <Do replay={replay} icon="event_back" text="event_back" wish={{ to: "event", by: -1 }} />
        <Do replay={replay} icon="step_back" text="step_back" wish={{ to: "step", by: -1 }} />
        <Button
          kind="main"
          icon={isPlaying.value ? "pause" : "play"}
          label={t(isPlaying.value ? "replay.pause" : "replay.play")}
          onPress={() => replay.do({ to: "play_or_pause" })}
        />
        <Do replay={replay} icon="step_on" text="step_on" wish={{ to: "step", by: 1 }} />
        <Do replay={replay} icon="event_on" text="event_on" wish={{ to: "event", by: 1 }} />
        <Do replay={replay} icon="to_end" text="end" wish={{ to: "end" }} />
        <Speed replay={replay} />
      </div>
    </section>
  );
}

interface Does {
  replay: Replay;
  icon: IconName;
  text: string;
  wish: Wish;
}

/** Pressed often and fast: no double press is a mistake here. */
function Do({ replay, icon, text, wish }: Does) {
  return (
    <Button
      kind="quiet"
      icon={icon}
      label={t(`replay.${text}`)}
      quick
      onPress={() => replay.do(wish)}
    />
  );
}

function Speed({ replay: { player } }: { replay: Replay }) {
  return (
    <select
      class="input"
      aria-label={t("replay.speed")}
      value={player.speed.value}
      onChange={({ currentTarget }) => player.setSpeed(Number(currentTarget.value))}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {speed}×
        </option>
      ))}
    </select>
  );
}

/** "37/61 · 3:20" */
function Where({ replay: { player, recording } }: { replay: Replay }) {
  const position = player.aim.value;
  const at = recording.count.value > 0 ? recording.entry(position)?.update.now : undefined;
  return (
    <p class="figures">
      {position}/{recording.last}
      {at !== undefined && <span class="muted">{minutes(at)}</span>}
    </p>
  );
}
