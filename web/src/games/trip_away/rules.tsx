// The rules of Trip Away: a step for each face of the die, or every rule by its number.

import { Book, Here, Step, Steps } from "../book";
import type { RulesPart } from "../game";
import type { TripAwayOptions } from "./messages.gen";
import { SECTIONS } from "./rulebook";
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
      <Step say={say} name="tip" picture={null} />
      <Step say={say} name="aim" picture={null} />
      <Step say={say} name="swap" picture={null} />
      <Step say={say} name="dig" picture={null} />
      <Step say={say} name="hop" picture={null} />
      <Step say={say} name="wild" picture={null}>
        {options?.reroll && <Here say={say}>{say("rules.short.wild.reroll")}</Here>}
      </Step>
      <Step say={say} name="win" picture={null}>
        {options?.removal === "once" && <Here say={say}>{say("rules.short.win.once")}</Here>}
      </Step>
    </Steps>
  );
}

function Full({ options }: { options: Options | undefined }) {
  return (
    <Book say={say} sections={SECTIONS} options={options} besideOf={() => null}>
      {null}
    </Book>
  );
}
