// Rules to read: steps with a picture each, or every rule by its number, section by section.

import type { ComponentChildren } from "preact";
import type { Say } from "./game";
import { firstNumbers, type Rule, type Section } from "./rulebook";
import "./book.css";

export type Options = Readonly<Record<string, unknown>>;

// --- the short rules --------------------------------------------------------------------------

export function Steps({ children }: { children: ComponentChildren }) {
  return (
    <div class="book-short">
      <ol class="book-steps">{children}</ol>
    </div>
  );
}

interface Step {
  say: Say;
  name: string;
  picture: ComponentChildren;
  /** What its text fills in. */
  values?: Record<string, unknown>;
  children?: ComponentChildren;
}

export function Step({ say, name, picture, values, children }: Step) {
  return (
    <li>
      {picture}
      <div>
        <h3>{say(`rules.short.${name}.title`)}</h3>
        <p>{say(`rules.short.${name}.text`, values)}</p>
        {children}
      </div>
    </li>
  );
}

/** What is so because this table has an option on. */
export function Here({ say, children }: { say: Say; children: ComponentChildren }) {
  return (
    <p>
      <Tag say={say} kind="here" /> {children}
    </p>
  );
}

function Tag({ say, kind }: { say: Say; kind: "here" | "ruling" }) {
  return <span class={`book-tag ${kind}`}>{say(`rules.full.${kind}`)}</span>;
}

// --- all the rules ----------------------------------------------------------------------------

interface Book<Part extends Section> {
  say: Say;
  sections: readonly Part[];
  options: Options | undefined;
  /** What the texts fill in. */
  values?: Record<string, unknown>;
  /** What shows the rules of a section, beside them. */
  besideOf(section: Part): ComponentChildren;
  /** The folds that come after. */
  children: ComponentChildren;
}

export function Book<Part extends Section>({
  say,
  sections,
  options,
  values,
  besideOf,
  children,
}: Book<Part>) {
  const firsts = firstNumbers(sections);
  return (
    <div class="book">
      <p class="muted">{say("rules.full.tags", { ruling: say("rules.full.ruling") })}</p>
      {sections.map((section, index) => (
        <Fold key={section.name} say={say} name={section.name} isOpen={index === 0}>
          <div class="book-section">
            <ol class="book-numbered">
              {section.rules.map((rule, step) => (
                <li key={rule.name}>
                  <span class="book-number">{(firsts[index] ?? 1) + step}</span>
                  <div>
                    <RuleText
                      say={say}
                      rule={rule}
                      under={`rules.full.${section.name}`}
                      options={options}
                      values={values}
                    />
                  </div>
                </li>
              ))}
            </ol>
            {besideOf(section)}
          </div>
        </Fold>
      ))}
      {children}
      <Fold say={say} name="source">
        <p>{say("rules.full.source.text")}</p>
      </Fold>
    </div>
  );
}

interface Fold {
  say: Say;
  name: string;
  isOpen?: boolean;
  children: ComponentChildren;
}

export function Fold({ say, name, isOpen = false, children }: Fold) {
  return (
    <details open={isOpen}>
      <summary>
        <h3>{say(`rules.full.${name}.title`)}</h3>
      </summary>
      {children}
    </details>
  );
}

interface RuleText {
  say: Say;
  rule: Rule;
  /** The key its section's texts lie below. */
  under: string;
  options: Options | undefined;
  values: Record<string, unknown> | undefined;
}

/** A rule as it is at this table; where no table is meant, as it usually is and as the option makes it. */
function RuleText({ say, rule, under, options, values }: RuleText) {
  const { name, option, isRuling } = rule;
  const isOn = option !== undefined && options?.[option.name] === option.is;
  return (
    <>
      <p>
        {say(`${under}.${name}${isOn ? "_on" : ""}`, values)}{" "}
        {isRuling && <Tag say={say} kind="ruling" />}{" "}
        {option && options && <Tag say={say} kind="here" />}
      </p>
      {option && !options && (
        <p>
          <b>{say("rules.full.with_option", { option: optionInWords(say, option) })}</b>{" "}
          {say(`${under}.${name}_on`, values)}
        </p>
      )}
    </>
  );
}

function optionInWords(say: Say, { name, is }: NonNullable<Rule["option"]>): string {
  const label = say(`options.${name}.label`);
  return is === true ? label : `${label}: ${say(`options.${name}.values.${is}`)}`;
}

/** Pictures whose words stand below them for everyone. */
export function Captioned({
  pictures,
}: {
  pictures: readonly [picture: ComponentChildren, words: string][];
}) {
  return (
    <ul class="book-pictures">
      {pictures.map(([picture, words]) => (
        <li key={words}>
          <figure>
            {picture}
            <figcaption>{words}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
