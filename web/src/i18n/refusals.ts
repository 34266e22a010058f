// A refusal as a sentence in the reader's language.

import { Refused } from "../net/http";
import { complain } from "../ui/toast";
import { hasText, language, listed, t } from ".";

interface Refusal {
  code: string;
  text: string;
  details: Record<string, unknown>;
}

/** Speaks from code and details; the server's own sentence is the fallback. */
export function explained({ code, text, details }: Refusal): string {
  const key = `refusals.${code}`;
  return hasText(key) ? t(key, spoken(details)) : text;
}

/** Does something that the server may refuse, and says so if it does. Returns whether it was done. */
export async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    complain(explained(error));
    return false;
  }
}

/** Details as they stand in a sentence; numbers that count something are its `count`. */
function spoken(details: Record<string, unknown>): Record<string, unknown> {
  const values: Record<string, unknown> = { ...details };
  for (const [name, value] of Object.entries(details)) {
    if (Array.isArray(value)) values[name] = listed(value.map(String));
  }
  if (typeof details.ms === "number") values.seconds = seconds(details.ms / 1000);
  if (typeof details.seat === "number") values.seat = details.seat + 1;
  return values;
}

function seconds(value: number): string {
  return value.toLocaleString(language.value, { maximumFractionDigits: 1 });
}
