// Whether things may move: some people feel sick when they do.

const query = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

export function isCalm(): boolean {
  return query?.matches ?? false;
}
