// What this browser remembers between visits. A browser that keeps nothing is no error.

export function kept(key: string): string | undefined {
  try {
    return localStorage.getItem(`trestle.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`trestle.${key}`, value);
  } catch {
    // Storage is full or forbidden: the next visit asks again.
  }
}
