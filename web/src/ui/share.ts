// Passing something on through the device's own share sheet, where there is one.

/** Plain http has no share sheet, and many desktops have none at all. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Returns whether the sheet was shown; one who closes it again has changed their mind. */
export async function shared(what: ShareData): Promise<boolean> {
  if (!canShare()) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
