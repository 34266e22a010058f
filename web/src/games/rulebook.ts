// Rules in their order: what is in which section, which of them are rulings of ours, which an option changes.

export interface Rule {
  /** Its text's key within its section. */
  name: string;
  /** The published rules leave it open: this is how it is played here. */
  isRuling?: true;
  /** The option that changes it. */
  option?: Variant;
}

/** With the option so, the rule's text is the one whose key ends in "_on". */
export interface Variant {
  name: string;
  is: boolean | string;
}

export interface Section {
  /** Its key: the texts of its heading and its rules lie below it. */
  name: string;
  rules: readonly Rule[];
}

export const rule = (name: string): Rule => ({ name });
export const ruling = (name: string): Rule => ({ name, isRuling: true });

/** A rule that an option changes. */
export const optional = (name: string, option: string, is: boolean | string = true): Rule => ({
  name,
  option: { name: option, is },
});

/** The number of each section's first rule: they are counted through, so that one can be named by its number alone. */
export function firstNumbers(sections: readonly Section[]): readonly number[] {
  return sections.map((_, index) =>
    sections.slice(0, index).reduce((number, { rules }) => number + rules.length, 1),
  );
}
