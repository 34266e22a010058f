// A form for a game's options, or a seat's choice, made from the schema that the server gives.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t, tOr } from "../i18n";
import type { FieldSchema, FormSchema, Values } from "../net/http";
import { NumberField, Select, Switch } from "../ui/field";

interface OptionsForm {
  schema: FormSchema;
  values: Values;
  /** The key below which the game keeps its texts: "games.gobble.options". */
  texts: string;
  /** Without the words of help, where there are many of these forms. */
  isTerse?: boolean;
  /** Answers false when the values were refused. */
  onChange(values: Values): unknown;
}

export function OptionsForm({ schema, values, texts, isTerse, onChange }: OptionsForm) {
  const chosen = useChosen(values);
  const shown = { ...values, ...chosen.value };

  async function choose(name: string, value: unknown) {
    chosen.value = { ...chosen.value, [name]: value };
    if ((await onChange({ ...values, ...chosen.value })) === false) chosen.value = {};
  }

  return (
    <>
      {fieldsOf(schema).map(([name, field]) => (
        <Field
          key={name}
          name={name}
          field={field}
          texts={`${texts}.${name}`}
          value={shown[name] ?? field.default}
          isTerse={isTerse}
          onChange={(value) => choose(name, value)}
        />
      ))}
    </>
  );
}

/** What was chosen a moment ago and is not back from the server: a quick hand changes two. */
function useChosen(values: Values): Signal<Values> {
  const chosen = useSignal<Values>({});
  useEffect(() => {
    const open = Object.entries(chosen.value).filter(([name, value]) => values[name] !== value);
    chosen.value = Object.fromEntries(open);
  }, [values]);
  return chosen;
}

interface OptionsList {
  schema: FormSchema;
  values: Values;
  texts: string;
  /** Leaves out what is as it always is. */
  onlyUnusual?: boolean;
}

/** The same values to read, for one who may not change them. */
export function OptionsList({ schema, values, texts, onlyUnusual }: OptionsList) {
  const isUnusual = ([name, field]: [string, FieldSchema]) =>
    name in values && values[name] !== field.default;
  const fields = fieldsOf(schema).filter((field) => !onlyUnusual || isUnusual(field));
  if (fields.length === 0) return null;
  return (
    <ul>
      {fields.map(([name, field]) => (
        <li key={name}>
          {tOr(`${texts}.${name}.label`, name)}:{" "}
          <strong>{worded(values[name] ?? field.default, `${texts}.${name}`)}</strong>
        </li>
      ))}
    </ul>
  );
}

/** Every field that somebody may choose, with what it refers to in place. */
export function fieldsOf({ properties = {}, $defs = {} }: FormSchema): [string, FieldSchema][] {
  return Object.entries(properties)
    .filter(([, { readOnly }]) => !readOnly)
    .map(([name, field]) => {
      const referred = field.$ref?.split("/").at(-1);
      return [name, { ...(referred ? $defs[referred] : {}), ...field }];
    });
}

interface Field {
  name: string;
  field: FieldSchema;
  texts: string;
  value: unknown;
  isTerse: boolean | undefined;
  onChange(value: unknown): void;
}

function Field({ name, field, texts, value, isTerse, ...rest }: Field) {
  const shown = {
    label: tOr(`${texts}.label`, name),
    help: isTerse ? undefined : tOr(`${texts}.help`, field.description ?? ""),
    ...rest,
  };
  if (field.enum) {
    const choices = field.enum.map((one) => ({ value: String(one), text: worded(one, texts) }));
    return <Select {...shown} value={String(value)} choices={choices} />;
  }
  switch (field.type) {
    case "boolean":
      return <Switch {...shown} value={value === true} />;
    case "integer":
    case "number":
      return (
        <NumberField {...shown} value={Number(value)} min={field.minimum} max={field.maximum} />
      );
    default:
      return null;
  }
}

function worded(value: unknown, texts: string): string {
  if (typeof value === "boolean") return t(value ? "lobby.on" : "lobby.off");
  return tOr(`${texts}.values.${value}`, String(value));
}
