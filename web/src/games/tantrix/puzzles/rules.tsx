// The rules of a puzzle: a few steps with a picture each, or every rule by its number.

import type { ComponentType } from "preact";
import { Book, Captioned, Fold, Step, Steps } from "../../book";
import type { GameClient } from "../../game";
import { Keys } from "../../key_list";
import type { Section } from "../../rulebook";
import { type Cells, clashOf, needsOf } from "../board";
import { Legend } from "../legend";
import type { Say } from "../words";
import { keyRows } from "./keys";
import { FinishedPicture, HintPicture, MatchPicture, PlayPicture } from "./picture";
import { CLASHING, type Finished, JOINED } from "./positions";
import { STEPS_KEPT } from "./rulebook";

/** What is each game's own in its rules. */
interface Own {
  /** What is asked, as it looks when it is done. */
  goal: Finished;
  sections: readonly Section[];
  /** A short step more, with its picture. */
  more?: { name: string; Picture: ComponentType<{ words: string }> };
}

/** The rules of the game that says things so. */
export function rulesOf(say: Say, own: Own): GameClient["Rules"] {
  return ({ part, options }) =>
    part === "short" ? (
      <Short say={say} own={own} />
    ) : (
      <Full say={say} own={own} options={options} />
    );
}

function Short({ say, own: { goal, more } }: { say: Say; own: Own }) {
  const words = (name: string, values = {}) => say(`rules.pictures.${name}`, values);
  return (
    <Steps>
      <Step
        say={say}
        name="goal"
        picture={<FinishedPicture finished={goal} words={words("goal")} />}
      />
      <Step
        say={say}
        name="match"
        picture={<MatchPicture words={words("match", clashInWords(say))} />}
      />
      <Step say={say} name="play" picture={<PlayPicture words={words("play")} />} />
      <Step say={say} name="hint" picture={<HintPicture words={words("hint")} />} />
      {more && (
        <Step say={say} name={more.name} picture={<more.Picture words={words(more.name)} />} />
      )}
    </Steps>
  );
}

/** The colours that meet in the picture of a clash. */
function clashInWords(say: Say) {
  const [[cell, { tile, rotation }]] = Object.entries(CLASHING) as [[string, Cells[string] & {}]];
  const clash = clashOf(tile, rotation, needsOf(JOINED, cell));
  return {
    yours: say(`tiles.colours.${clash?.yours}`),
    theirs: say(`tiles.colours.${clash?.theirs}`),
  };
}

interface FullProps {
  say: Say;
  own: Own;
  options: Record<string, unknown> | undefined;
}

function Full({ say, own, options }: FullProps) {
  return (
    <Book
      say={say}
      sections={own.sections}
      options={options}
      values={{ steps: STEPS_KEPT }}
      besideOf={({ name }) => <Beside say={say} name={name} goal={own.goal} />}
    >
      <Fold say={say} name="keys">
        <p>{say("rules.full.keys.point")}</p>
        <Keys say={say} rows={keyRows(true)} />
      </Fold>
    </Book>
  );
}

/** What shows the rules of a section. */
function Beside({ say, name, goal }: { say: Say; name: string; goal: Finished }) {
  if (name === "tiles") {
    return (
      <div>
        <Legend say={say} />
      </div>
    );
  }
  if (name !== "task") return null;
  return (
    <Captioned
      pictures={[[<FinishedPicture key="goal" finished={goal} />, say("rules.pictures.goal")]]}
    />
  );
}
