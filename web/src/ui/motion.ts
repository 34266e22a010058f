// Whether things may move: some people feel sick when they do.

export function isCalm(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
