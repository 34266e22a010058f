// All that happened, a line an entry: the way to any of them.

import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Waiting } from "../ui/loaded";
import type { Replay } from "./replay";
import { KINDS, MarkSign } from "./sign";
import type { Told } from "./story";

export function Moves({ replay }: { replay: Replay }) {
  const told = replay.story.value?.told;
  if (!told) return <Waiting />;
  return (
    <div class="moves">
      <Legend told={told} />
      <Lines replay={replay} told={told} />
    </div>
  );
}

function Legend({ told }: { told: readonly Told[] }) {
  const kinds = KINDS.filter((kind) => told.some(({ mark }) => mark === kind));
  return (
    <p class="legend muted">
      {kinds.map((kind) => (
        <span key={kind}>
          <MarkSign kind={kind} /> {t(`replay.marks.${kind}`)}
        </span>
      ))}
    </p>
  );
}

function Lines({ replay, told }: { replay: Replay; told: readonly Told[] }) {
  const list = useRef<HTMLOListElement>(null);
  const position = replay.player.aim.value;
  const current = told.filter(({ number }) => number <= position).at(-1)?.number;
  useEffect(() => {
    const line = list.current?.querySelector("[aria-current]");
    if (line && list.current) keepInSight(line, list.current);
  }, [current]);
  return (
    <ol ref={list} class="log" aria-label={t("replay.moves")}>
      {told.map(({ number, texts, mark }) => (
        <li key={number}>
          <button
            type="button"
            aria-current={number === current ? "step" : undefined}
            onClick={() => replay.player.go(number)}
          >
            <span class="number">{number}</span>{" "}
            <span>{texts.length > 0 ? texts.join(" ") : t("replay.over")}</span>{" "}
            {mark && <MarkSign kind={mark} isNamed />}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Scrolls the list alone: the page stays where it is. */
function keepInSight(line: Element, list: Element): void {
  const [inner, outer] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
