// What somebody chose for their own screen: a signal that this browser keeps.

import { effect, type Signal, signal } from "@preact/signals";
import { keep, kept } from "./kept";

type Choice = boolean | number;

/** A choice that is `first` until somebody makes another. */
export function preference(key: string, first: boolean): Signal<boolean>;
export function preference(key: string, first: number): Signal<number>;
export function preference(key: string, first: Choice): Signal<Choice> {
  const choice = signal(chosen(key, first));
  effect(() => keep(key, JSON.stringify(choice.value)));
  return choice;
}

function chosen(key: string, first: Choice): Choice {
  const text = kept(key);
  if (text === undefined) return first;
  try {
    const choice: unknown = JSON.parse(text);
    return typeof choice === typeof first ? (choice as Choice) : first;
  } catch {
    return first;
  }
}
