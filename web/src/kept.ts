// What this browser remembers between visits, and what a tab remembers between loads of the page.
// A browser that keeps nothing is no error.

type Memory = "browser" | "tab";

export function kept(key: string, memory: Memory = "browser"): string | undefined {
  try {
    return storage(memory).getItem(`trestle.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: string, memory: Memory = "browser"): void {
  try {
    storage(memory).setItem(`trestle.${key}`, value);
  } catch {
    // Storage is full or forbidden: the next visit asks again.
  }
}

function storage(memory: Memory): Storage {
  return memory === "browser" ? localStorage : sessionStorage;
}
