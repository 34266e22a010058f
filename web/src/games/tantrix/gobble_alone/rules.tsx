// The rules of Gobble alone: four steps with a picture each, or every rule by its number.

import type { ComponentType } from "preact";
import { Book, Captioned, Fold, type Options, Step, Steps } from "../../book";
import type { RulesPart } from "../../game";
import { Keys } from "../../key_list";
import { Legend } from "../legend";
import { KEY_ROWS } from "./keys";
import { DiscardPicture, DrawPicture, FreedPicture, GobblePicture } from "./picture";
import { SECTIONS } from "./rulebook";
import { say } from "./tell";

interface RulesProps {
  part: RulesPart;
  options?: Options | undefined;
}

const PICTURES: Readonly<Record<string, ComponentType<{ words?: string }>>> = {
  draw: DrawPicture,
  discard: DiscardPicture,
  gobble: GobblePicture,
  freed: FreedPicture,
};

/** What shows the rules of a section. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  laying: ["draw", "discard"],
  gobbles: ["gobble", "freed"],
};

export function Rules({ part, options }: RulesProps) {
  return part === "short" ? <Short /> : <Full options={options} />;
}

function Short() {
  return (
    <Steps>
      {Object.entries(PICTURES).map(([name, Picture]) => (
        <Step
          key={name}
          say={say}
          name={name}
          picture={<Picture words={say(`rules.pictures.${name}`)} />}
        />
      ))}
    </Steps>
  );
}

function Full({ options }: Pick<RulesProps, "options">) {
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

function Beside({ name }: { name: string }) {
  if (name === "tiles") {
    return (
      <div>
        <Legend say={say} />
      </div>
    );
  }
  const pictures = BESIDE[name] ?? [];
  if (pictures.length === 0) return null;
  return (
    <Captioned
      pictures={pictures.map((each) => {
        const Picture = PICTURES[each] as ComponentType;
        return [<Picture key={each} />, say(`rules.pictures.${each}`)];
      })}
    />
  );
}
