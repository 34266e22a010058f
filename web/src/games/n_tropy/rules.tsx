// The rules of N-Tropy: a step for each way to place a stick and for what comes after, or every rule by its number.

import { Book, Captioned, Fold, Here, Step, Steps } from "../book";
import type { RulesPart } from "../game";
import { Keys } from "../key_list";
import { KEY_ROWS } from "./keys";
import type { NTropyOptions } from "./messages.gen";
import { StickPicture } from "./picture";
import { POSITIONS, type PositionName } from "./positions";
import { type NTropySection, SECTIONS } from "./rulebook";
import { say } from "./say";

type Options = Partial<NTropyOptions>;

interface RulesProps {
  part: RulesPart;
  options?: Options | undefined;
}

export function Rules({ part, options }: RulesProps) {
  return part === "short" ? <Short options={options} /> : <Full options={options} />;
}

const BEFORE_THE_FALL = ["goal", "balanced", "tucked", "level", "upright", "crossing"] as const;

function Short({ options }: { options: Options | undefined }) {
  const { hand = "natural" } = options ?? {};
  return (
    <Steps>
      {BEFORE_THE_FALL.map((name) => (
        <Step key={name} say={say} name={name} picture={<Picture name={name} />} />
      ))}
      <Step say={say} name="fall" picture={<Picture name="fall" />}>
        {hand !== "natural" && <Here say={say}>{say(`rules.short.fall.${hand}`)}</Here>}
      </Step>
      <Step say={say} name="topple" picture={<Picture name="topple" />} />
    </Steps>
  );
}

function Picture({ name }: { name: PositionName }) {
  return <StickPicture position={POSITIONS[name]} words={say(`rules.pictures.${name}`)} />;
}

function Full({ options }: { options: Options | undefined }) {
  return (
    <Book
      say={say}
      sections={SECTIONS}
      options={options}
      besideOf={(section) => <Beside section={section} />}
    >
      <Fold say={say} name="keys">
        <p>{say("rules.full.keys.point")}</p>
        <Keys say={say} rows={KEY_ROWS} />
      </Fold>
    </Book>
  );
}

/** What shows the rules of a section. */
function Beside({ section: { pictures } }: { section: NTropySection }) {
  if (!pictures) return null;
  return (
    <Captioned
      pictures={pictures.map((each) => [
        <StickPicture key={each} position={POSITIONS[each]} />,
        say(`rules.pictures.${each}`),
      ])}
    />
  );
}
