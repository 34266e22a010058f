// The rules of Solitaire: five steps with a picture each, or every rule by its number.

import { Book, Captioned, Fold, Here, Step, Steps } from "../../book";
import type { RulesPart } from "../../game";
import { Keys } from "../../key_list";
import { Legend } from "../legend";
import { KEY_ROWS } from "./keys";
import type { SolitaireOptions } from "./messages.gen";
import { ForcedPicture, LinePicture, MatchPicture, PilesPicture } from "./picture";
import { FOURTEEN, LOOP } from "./positions";
import { SECTIONS } from "./rulebook";
import { say } from "./tell";

type Options = Partial<SolitaireOptions>;

interface RulesProps {
  part: RulesPart;
  options?: Options | undefined;
}

export function Rules({ part, options }: RulesProps) {
  return part === "short" ? <Short options={options} /> : <Full options={options} />;
}

const wordsOf = (picture: string) => say(`rules.pictures.${picture}`);

function Short({ options: { colour, xl } = {} }: Pick<RulesProps, "options">) {
  return (
    <Steps>
      <Step say={say} name="goal" picture={<LinePicture words={wordsOf("goal")} {...FOURTEEN} />}>
        {colour && colour !== "red" && (
          <Here say={say}>
            {say("rules.short.goal.colour", { colour: say(`tiles.colours.${colour}`) })}
          </Here>
        )}
        {xl && <Here say={say}>{say("rules.short.goal.xl")}</Here>}
      </Step>
      <Step say={say} name="piles" picture={<PilesPicture words={wordsOf("piles")} />} />
      <Step say={say} name="match" picture={<MatchPicture words={wordsOf("match")} />} />
      <Step say={say} name="forced" picture={<ForcedPicture words={wordsOf("forced")} />} />
      <Step say={say} name="score" picture={<LinePicture words={wordsOf("loop")} {...LOOP} />} />
    </Steps>
  );
}

function Full({ options }: { options: Options | undefined }) {
  return (
    <Book
      say={say}
      sections={SECTIONS}
      options={options}
      besideOf={({ name }) => <Beside name={name} />}
    >
      <Fold say={say} name="keys">
        <p>{say("rules.full.keys.point")}</p>
        <Keys say={say} rows={KEY_ROWS} />
      </Fold>
    </Book>
  );
}

/** What shows the rules of a section. */
function Beside({ name }: { name: string }) {
  switch (name) {
    case "tiles":
      return (
        <div>
          <Legend say={say} />
        </div>
      );
    case "goal":
      return <Captioned pictures={[[<LinePicture key={name} {...FOURTEEN} />, wordsOf("goal")]]} />;
    case "laying":
      return <Captioned pictures={[[<ForcedPicture key={name} />, wordsOf("forced")]]} />;
    case "score":
      return <Captioned pictures={[[<LinePicture key={name} {...LOOP} />, wordsOf("loop")]]} />;
    default:
      return null;
  }
}
