// JSON Merge Patch (RFC 7396): from the view before to the view after.

export type Json = Record<string, unknown>;

/** Returns `before` with the patch applied. What did not change is the same object as before. */
export function patched(before: Json, patch: Json): Json {
  const after: Json = { ...before };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) {
      delete after[key];
    } else if (isObject(value)) {
      const inner = after[key];
      after[key] = patched(isObject(inner) ? inner : {}, value);
    } else {
      after[key] = value;
    }
  }
  return after;
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
