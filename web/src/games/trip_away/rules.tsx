// The rules of Trip Away: the aim, and a step for each face of the die, or every rule by its number.

import { Book, Captioned, Fold, Here, Step, Steps } from "../book";
import type { RulesPart } from "../game";
import { Keys } from "../key_list";
import { KEY_ROWS } from "./keys";
import type { TripAwayOptions } from "./messages.gen";
import { FacesPicture, PyramidPicture } from "./picture";
import { POSITIONS, type PositionName } from "./positions";
import { SECTIONS, type TripAwaySection } from "./rulebook";
import { say } from "./say";

type Options = Partial<TripAwayOptions>;

interface RulesProps {
  part: RulesPart;
  options?: Options | undefined;
}

export function Rules({ part, options }: RulesProps) {
  return part === "short" ? <Short options={options} /> : <Full options={options} />;
}

function Short({ options }: { options: Options | undefined }) {
  return (
    <Steps>
      <Step say={say} name="win" picture={<Picture name="win" />} />
      <Step say={say} name="tip" picture={<Picture name="tip" />} />
      <Step say={say} name="aim" picture={<Picture name="aim" />} />
      <Step say={say} name="swap" picture={<Picture name="swap" />} />
      <Step say={say} name="dig" picture={<Picture name="dig" />} />
      <Step say={say} name="hop" picture={<Picture name="hop" />} />
      <Step say={say} name="wild" picture={<FacesPicture words={say("rules.pictures.wild")} />}>
        {options?.reroll && <Here say={say}>{say("rules.short.wild.reroll")}</Here>}
      </Step>
      <Step say={say} name="removal" picture={<Picture name="removal" />}>
        {options?.removal === "once" && <Here say={say}>{say("rules.short.removal.once")}</Here>}
      </Step>
    </Steps>
  );
}

function Picture({ name }: { name: PositionName }) {
  return <PyramidPicture position={POSITIONS[name]} words={say(`rules.pictures.${name}`)} />;
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
function Beside({ section: { pictures } }: { section: TripAwaySection }) {
  if (!pictures) return null;
  return (
    <Captioned
      pictures={pictures.map((each) => [
        <PyramidPicture key={each} position={POSITIONS[each]} />,
        say(`rules.pictures.${each}`),
      ])}
    />
  );
}
