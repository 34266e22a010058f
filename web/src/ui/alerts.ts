// How a device says that something happens here while nobody looks: it shakes, or notifies.

import { signal } from "@preact/signals";
import { preference } from "../preference";

export const vibrates = preference("vibrates", true);
export const notifies = preference("notifies", false);

/** Whether the browser has just said that this site may not notify. */
export const isForbidden = signal(false);

export const canVibrate = (): boolean => "vibrate" in navigator;
export const canNotify = (): boolean => "Notification" in globalThis;

/** Shakes the device for so many milliseconds, if it can and may. */
export function vibrate(milliseconds: number): void {
  if (canVibrate() && vibrates.value) navigator.vibrate(milliseconds);
}

/** Switches notifications on or off; the browser may ask first, and the answer may be no. */
export async function setNotifies(on: boolean): Promise<void> {
  isForbidden.value = false;
  notifies.value = on && (await Notification.requestPermission()) === "granted";
  isForbidden.value = on && !notifies.value;
}

/** Shows a notification, if that was allowed; touching it brings the page back. */
export function alertOf(text: string): void {
  if (!canNotify() || !notifies.value || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(text, { tag: "trestle" });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Some phones take notifications from a service worker only.
  }
}
