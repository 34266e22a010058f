// One labelled input of a form: text, a switch, a choice, a number or a slider.

import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import "./field.css";

interface Labelled {
  label: string;
  help?: string | undefined;
}

interface TextField extends Labelled {
  value: string;
  onInput(value: string): void;
  error?: string | undefined;
  maxLength?: number;
  autoFocus?: boolean;
  autoComplete?: string;
}

export function TextField({ value, onInput, error, maxLength, autoFocus, ...rest }: TextField) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!autoFocus) return;
    input.current?.focus();
    input.current?.select();
  }, []);
  useLayoutEffect(() => {
    if (error !== undefined) input.current?.focus();
  }, [error]);

  return (
    <Row {...rest} id={id} error={error}>
      <input
        id={id}
        class="input"
        type="text"
        value={value}
        maxLength={maxLength}
        autoComplete={rest.autoComplete ?? "off"}
        autoCapitalize="off"
        spellcheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={described(id, rest.help, error)}
        ref={input}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </Row>
  );
}

interface Switch extends Labelled {
  value: boolean;
  onChange(value: boolean): void;
}

export function Switch({ label, help, value, onChange }: Switch) {
  const id = useId();
  return (
    <div class="field">
      <label class="switch">
        <input
          type="checkbox"
          checked={value}
          aria-describedby={described(id, help)}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <Help id={id} help={help} />
    </div>
  );
}

interface Select extends Labelled {
  value: string;
  choices: readonly { value: string; text: string }[];
  onChange(value: string): void;
}

export function Select({ value, choices, onChange, ...rest }: Select) {
  const id = useId();
  return (
    <Row {...rest} id={id}>
      <select
        id={id}
        class="input"
        value={value}
        aria-describedby={described(id, rest.help)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </Row>
  );
}

interface NumberField extends Labelled {
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  onChange(value: number): void;
}

export function NumberField({ value, min, max, onChange, ...rest }: NumberField) {
  const id = useId();
  return (
    <Row {...rest} id={id}>
      <input
        id={id}
        class="input"
        type="number"
        value={value}
        min={min}
        max={max}
        aria-describedby={described(id, rest.help)}
        onChange={({ currentTarget }) => {
          if (currentTarget.validity.valid) onChange(currentTarget.valueAsNumber);
        }}
      />
    </Row>
  );
}

interface Slider extends Labelled {
  /** 0 … 1 */
  value: number;
  onChange(value: number): void;
}

export function Slider({ value, onChange, ...rest }: Slider) {
  const id = useId();
  return (
    <Row {...rest} id={id}>
      <input
        id={id}
        class="slider"
        type="range"
        max={100}
        step={5}
        value={Math.round(value * 100)}
        aria-valuetext={`${Math.round(value * 100)} %`}
        aria-describedby={described(id, rest.help)}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber / 100)}
      />
    </Row>
  );
}

interface Row extends Labelled {
  id: string;
  error?: string | undefined;
  children: ComponentChildren;
}

function Row({ id, label, help, error, children }: Row) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      <Help id={id} help={help} />
      {error && (
        <p id={`${id}-error`} class="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function Help({ id, help }: { id: string; help: string | undefined }) {
  return help ? (
    <p id={`${id}-help`} class="muted">
      {help}
    </p>
  ) : null;
}

function described(id: string, help?: string, error?: string): string | undefined {
  const parts = [help && `${id}-help`, error && `${id}-error`].filter(Boolean);
  return parts.length > 0 ? parts.join(" ") : undefined;
}
