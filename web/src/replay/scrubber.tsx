// The slider through a match, with a sign at each moment worth going to.

import { t } from "../i18n";
import type { Replay } from "./replay";
import { MarkSign } from "./sign";
import type { Told } from "./story";

export function Scrubber({ replay }: { replay: Replay }) {
  const { player, recording, story } = replay;
  const position = player.aim.value;
  const told = story.value?.told ?? [];
  return (
    <div class="scrubber" aria-busy={player.isWaiting.value || undefined}>
      <div class="marks" aria-hidden="true">
        {told.map(
          ({ number, mark }) =>
            mark && (
              <span key={number} style={{ "--at": share(number, recording.last) }}>
                <MarkSign kind={mark} />
              </span>
            ),
        )}
      </div>
      <input
        type="range"
        class="slider"
        min={0}
        max={recording.last}
        step={1}
        value={position}
        style={{ "--at": share(position, recording.last) }}
        aria-label={t("replay.position")}
        aria-valuetext={inWords(position, recording.last, told)}
        onInput={({ currentTarget }) => player.go(Number(currentTarget.value))}
      />
    </div>
  );
}

function share(number: number, last: number): number {
  return last === 0 ? 0 : number / last;
}

function inWords(position: number, last: number, told: readonly Told[]): string {
  const here = told.find(({ number }) => number === position);
  return [t("replay.step_of", { position, last }), ...(here?.texts ?? [])].join(" ");
}
