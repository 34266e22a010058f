// The rules of the strategy game: six steps with a picture each, or every rule by its number.

import { Book, Captioned, Fold, Here, Step, Steps } from "../../book";
import type { RulesPart } from "../../game";
import { Keys } from "../../key_list";
import { Legend } from "../legend";
import { KEY_ROWS } from "./keys";
import type { StrategyOptions } from "./messages.gen";
import { BoardPicture } from "./picture";
import { POSITIONS, type PositionName } from "./positions";
import { SECTIONS, type StrategySection } from "./rulebook";
import { say } from "./tell";

type Options = Partial<StrategyOptions>;

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
      <Step say={say} name="line" picture={<Picture name="line" />}>
        {options?.teams && <Here say={say}>{say("rules.short.line.teams")}</Here>}
      </Step>
      <Step say={say} name="loop" picture={<Picture name="loop" />} />
      <Step say={say} name="forced" picture={<Picture name="forced" />} />
      <Step say={say} name="free" picture={<Picture name="free" />} />
      <Step say={say} name="closed" picture={<Picture name="closed" />} />
      <Step say={say} name="alike" picture={<Picture name="alike" />}>
        {options?.end === "all" && <Here say={say}>{say("rules.short.alike.all")}</Here>}
      </Step>
    </Steps>
  );
}

function Picture({ name }: { name: PositionName }) {
  return <BoardPicture position={POSITIONS[name]} words={say(`rules.pictures.${name}`)} />;
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
function Beside({ section: { name, pictures } }: { section: StrategySection }) {
  if (name === "tiles") {
    return (
      <div>
        <Legend say={say} />
      </div>
    );
  }
  if (!pictures) return null;
  return (
    <Captioned
      pictures={pictures.map((each) => [
        <BoardPicture key={each} position={POSITIONS[each]} />,
        say(`rules.pictures.${each}`),
      ])}
    />
  );
}
